import { css } from "@emotion/react";

import { color, media, space, weight } from "../../theme/tokens";
import { AccountTimeline } from "./account-timeline";
import { SourceSignal } from "./source-signals";

/** Share of the lanes' width that lies before now. */
const now = "70%";

const edge = `1px solid ${color.line}`;
// A lane's picture fills it; the line of now runs through all lanes.
const laneCss = css({
  position: "relative",
  minHeight: "9rem",
  background: `linear-gradient(${color.muted}, ${color.muted}) ${now} 0 / 1px 100% no-repeat`,
  [media.mobile]: { order: 1, borderBlockStart: edge },
  [media.desktop]: { gridColumn: "-2 / -1", gridRow: "1 / span 2", borderInlineStart: edge },
  [media.wide]: { gridRow: 1 },
  "& > svg": { position: "absolute", inset: 0 },
});
const captionCss = css({
  position: "absolute",
  insetBlockStart: space.tight,
  insetInlineStart: space.tight,
  paddingInline: space.tight,
  background: color.raised,
  fontSize: "0.8125rem",
  lineHeight: 1.3,
  color: color.muted,
});
const timelineLaneCss = css({
  minHeight: "12rem",
  // Over the lanes' own edges, which stand in media queries.
  "&&": { borderColor: color.darkLine },
  backgroundImage: `linear-gradient(${color.onDarkMuted}, ${color.onDarkMuted})`,
});
const timesCss = css({
  position: "absolute",
  insetBlockEnd: space.tight,
  insetInline: 0,
  display: "grid",
  gridTemplateColumns: `${now} 1fr`,
  fontSize: "0.8125rem",
  fontWeight: weight.strong,
  color: color.onDark,
  "& > *": { paddingInline: space.tight },
  "& > :first-of-type": { textAlign: "end" },
});

/** One kind of source over time, beside its words. */
export function SourceLane({ signal, caption }: { signal: string; caption: string }) {
  return (
    <div css={laneCss} aria-hidden="true">
      <SourceSignal signal={signal} />
      <span css={captionCss}>{caption}</span>
    </div>
  );
}

/** The timeline into which the lanes above it run. */
export function TimelineLane({ now: present, ahead }: { now: string; ahead: string }) {
  return (
    <div css={[laneCss, timelineLaneCss]} aria-hidden="true">
      <AccountTimeline />
      <p css={timesCss}>
        <span>{present}</span>
        <span>{ahead}</span>
      </p>
    </div>
  );
}
