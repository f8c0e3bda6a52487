import { css } from "@emotion/react";

import { color, media, size, space, weight } from "../../theme/tokens";

/** Share of the lanes' width that lies before now. */
const now = "70%";

const edge = `1px solid ${color.line}`;
// A lane's drawing fills it; the line of now runs through all lanes.
const laneCss = css({
  position: "relative",
  minHeight: "9rem",
  background: `linear-gradient(${color.muted}, ${color.muted}) ${now} 0 / 1px 100% no-repeat`,
  [media.mobile]: { order: 1, borderBlockStart: edge },
  [media.desktop]: { gridColumn: "-2 / -1", gridRow: "1 / span 2", borderInlineStart: edge },
  [media.wide]: { gridRow: 1 },
  // Time runs from left to right in every language.
  "& > *": { direction: "ltr" },
  "& > img": { position: "absolute", inset: 0, width: "100%", height: "100%" },
});
// After now, where no line runs.
const captionsCss = css({
  position: "absolute",
  insetBlockStart: space.tight,
  insetInlineStart: now,
  display: "grid",
  gap: space.hair,
  paddingInline: space.tight,
  fontSize: size.caption,
  lineHeight: 1.2,
  color: color.muted,
  hyphens: "auto",
  overflowWrap: "anywhere",
  "& > li": { display: "flex", alignItems: "center", gap: space.tight },
  "& svg": { flex: "none", width: 12, height: 12, fill: "none", strokeLinecap: "round" },
});
const timelineLaneCss = css({
  minHeight: "12rem",
  // Overrides the edges that the lane sets in media queries.
  "&&": { borderColor: color.darkLine },
  backgroundImage: `linear-gradient(${color.onDarkMuted}, ${color.onDarkMuted})`,
});
const timesCss = css({
  position: "absolute",
  insetBlockEnd: space.tight,
  insetInline: 0,
  display: "grid",
  gridTemplateColumns: `${now} 1fr`,
  fontSize: size.caption,
  fontWeight: weight.strong,
  color: color.onDark,
  "& > *": { paddingInline: space.tight, overflowWrap: "anywhere" },
  "& > :first-of-type": { textAlign: "end" },
});

interface DrawingProps {
  /** Name of the file in `charts/`. All share a time axis of 1000 units, 14 a week, of which 700 lie before now. */
  chart: string;
}

function Drawing({ chart }: DrawingProps) {
  return <img src={`/charts/${chart}.svg`} alt="" width={1000} height={100} loading="lazy" decoding="async" />;
}

const dot = { d: "M6 6h.01", strokeWidth: 9 };
const line = { d: "M1 6H11", strokeWidth: 2 };
const tick = { d: "M6 1V11", strokeWidth: 2 };

/** The marks of each drawing, in the order of its captions. */
export const sourceMarks: Record<string, readonly { d: string; strokeWidth: number; stroke: string }[]> = {
  moments: [
    { ...dot, stroke: color.accent },
    { ...dot, stroke: color.churn },
  ],
  usage: [
    { ...line, stroke: color.accent },
    { ...dot, stroke: color.accent },
  ],
  contract: [
    { ...line, stroke: color.growth },
    { ...tick, stroke: color.growth },
  ],
};

/** One kind of source over time, beside its text. */
export function SourceLane({ signal, captions }: { signal: string; captions: readonly string[] }) {
  return (
    <div css={laneCss} aria-hidden="true">
      <Drawing chart={signal} />
      <ul role="list" css={captionsCss}>
        {captions.map((caption, index) => (
          <li key={caption}>
            <svg viewBox="0 0 12 12">
              <path {...sourceMarks[signal]?.[index]} />
            </svg>
            {caption}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The account's timeline with its forecast, on ink; the lanes above it run into it. */
export function TimelineLane({ now: present, ahead }: { now: string; ahead: string }) {
  return (
    <div css={[laneCss, timelineLaneCss]} aria-hidden="true">
      <Drawing chart="timeline" />
      <p css={timesCss}>
        <span>{present}</span>
        <span>{ahead}</span>
      </p>
    </div>
  );
}
