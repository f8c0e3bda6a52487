import { css } from "@emotion/react";

import { color, covering, keepColors, media, size, space, weight } from "../../theme/tokens";

/** Position of the current time on the lanes. */
const now = "70%";

/** Text that is large for the width of a lane, beside or below which its captions are. */
const largeText = "@container (max-width: 18em)";

const edge = `1px solid ${color.line}`;
// The line at the current time runs through all lanes. It is a border, because forced colors hide backgrounds.
const laneCss = css({
  containerType: "inline-size",
  position: "relative",
  minHeight: "9rem",
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    left: now,
    borderLeft: `1px solid ${color.muted}`,
  },
  [media.mobile]: { order: 1, borderBlockStart: edge },
  [media.desktop]: { gridColumn: "-2 / -1", gridRow: "1 / span 2", borderInlineStart: edge },
  [media.wide]: { gridRow: 1 },
  // Time runs from left to right in all languages.
  "& > *": { direction: "ltr" },
  "& > img": { ...covering, [largeText]: { position: "static", height: "9rem" } },
});
// Placed after the current time, where the drawing is empty.
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
  [largeText]: { position: "relative", inset: "auto", padding: space.tight, background: color.raised },
  "& > li": { display: "flex", alignItems: "center", gap: space.hair },
  "& svg": { flex: "none", width: 12, height: 12, fill: "none", strokeLinecap: "round", ...keepColors },
});
const timelineLaneCss = css({
  minHeight: "12rem",
  // Overrides the border of the lane in media queries.
  "&&": { borderColor: color.darkLine },
  "&::before": { borderColor: color.onDarkMuted },
});
const timesCss = css({
  position: "absolute",
  insetBlockEnd: space.tight,
  insetInline: 0,
  display: "grid",
  gridTemplateColumns: `${now} 1fr`,
  fontSize: size.caption,
  fontWeight: weight.strong,
  "& > *": { paddingInline: space.tight },
  "& > :first-of-type": { textAlign: "end" },
  // One below the other.
  [largeText]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    textAlign: "end",
    "& > :first-of-type": { paddingInlineEnd: `calc(100% - ${now} + ${space.tight})` },
  },
});

/** Shows a file in `charts/`. The time axis has 1000 units, 14 per week; the current time is at 700. */
function Drawing({ chart }: { chart: string }) {
  return <img src={`/charts/${chart}.svg`} alt="" width={1000} height={100} loading="lazy" decoding="async" />;
}

const dot = { d: "M6 6h.01", strokeWidth: 9 };
const line = { d: "M1 6H11", strokeWidth: 2 };
const tick = { d: "M6 1V11", strokeWidth: 2 };

/** Legend symbols of each drawing, in the order of its captions. */
export const sourceMarks: Record<
  Queries.DataSourceSignal,
  readonly { d: string; strokeWidth: number; stroke: string }[]
> = {
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

export function SourceLane({ chart, captions }: { chart: Queries.DataSourceSignal; captions: readonly string[] }) {
  return (
    <div css={laneCss} aria-hidden="true">
      <Drawing chart={chart} />
      <ul role="list" css={captionsCss}>
        {captions.map((caption, index) => (
          <li key={caption}>
            <svg viewBox="0 0 12 12">
              <path {...sourceMarks[chart][index]} />
            </svg>
            {caption}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the account timeline with its forecast, below the lanes of its sources. */
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
