import { css, type SerializedStyles } from "@emotion/react";

import { color, oneColumn, size, space, wrapping } from "../../theme/tokens";

/** Text that is large for the width of the chart. */
const largeText = "@container (max-width: 14em)";

const containerCss = css({ containerType: "inline-size", fontSize: size.caption });
// Time and numbers run from left to right in all languages.
const frameCss = css({
  direction: "ltr",
  ...oneColumn,
  gap: `${space.tight} ${space.snug}`,
  lineHeight: 1.25,
  color: color.muted,
});
const drawingCss = css({ width: "100%", height: "auto" });
const axisCss = css({
  gridColumn: "-2 / -1",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  textAlign: "center",
  "& > :first-of-type": { textAlign: "start" },
  "& > :last-of-type": { textAlign: "end" },
  [largeText]: { ...wrapping, justifyContent: "space-between", columnGap: space.tight },
});

interface ChartParts {
  frame?: SerializedStyles;
  marks: SerializedStyles;
  dots?: readonly string[];
}

const charts: Record<string, ChartParts> = {
  // Above the dashed line, where the bars are low.
  decline: {
    frame: css({ "& > img": { gridArea: "1 / 1", [largeText]: { gridArea: "auto" } } }),
    marks: css({
      gridArea: "1 / 1",
      justifySelf: "end",
      maxWidth: "50%",
      marginBlockStart: "calc(8.5% - 1.5em)",
      [largeText]: { gridArea: "auto", maxWidth: "none", marginBlockStart: 0 },
    }),
  },
  // A legend. Its dots are drawn as the chart is: browsers that darken pages would change colors of CSS.
  cohorts: {
    dots: [color.line, color.accent, color.growth],
    marks: css({
      order: 1,
      ...wrapping,
      gap: `${space.hair} ${space.normal}`,
      "& > li": { display: "flex", alignItems: "center", gap: space.tight },
      "& svg": { flex: "none" },
    }),
  },
};

interface LeaderChartProps {
  chart: string;
  marks: readonly string[];
  /** Ends of the axis, with its middle if there are three. */
  axis: readonly string[];
}

export function LeaderChart({ chart, marks, axis }: LeaderChartProps) {
  const { frame, marks: marksCss, dots } = charts[chart] ?? {};
  return (
    <div css={containerCss}>
      <div css={[frameCss, frame]}>
        {marks.length > 0 ? (
          <ul role="list" css={marksCss} aria-hidden="true">
            {marks.map((mark, index) => (
              <li key={mark}>
                {dots ? (
                  <svg width="10" height="10">
                    <circle cx="5" cy="5" r="5" fill={dots[index]} />
                  </svg>
                ) : null}
                {mark}
              </li>
            ))}
          </ul>
        ) : null}
        <img
          css={drawingCss}
          data-chart=""
          src={`/charts/${chart}.svg`}
          width={400}
          height={160}
          alt=""
          loading="lazy"
          decoding="async"
        />
        {axis.length > 0 ? (
          <p css={axisCss} aria-hidden="true">
            {axis.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}
