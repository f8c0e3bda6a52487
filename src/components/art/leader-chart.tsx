import { css } from "@emotion/react";

import { color, oneColumn, size, space, wrapping } from "../../theme/tokens";

/** Text that is large for the width of the chart. */
const largeText = "@container (max-width: 14em)";

const containerCss = css({ containerType: "inline-size", fontSize: size.caption });
// Time runs from left to right in all languages.
const frameCss = css({
  direction: "ltr",
  ...oneColumn,
  gap: `${space.tight} ${space.snug}`,
  lineHeight: 1.25,
  color: color.muted,
});
const drawingCss = css({ gridArea: "1 / 1", width: "100%", height: "auto", [largeText]: { gridArea: "auto" } });
// Above the dashed line, where the bars are low.
const markCss = css({
  gridArea: "1 / 1",
  justifySelf: "end",
  maxWidth: "50%",
  marginBlockStart: "calc(8.5% - 1.5em)",
  [largeText]: { gridArea: "auto", maxWidth: "none", marginBlockStart: 0 },
});
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

interface LeaderChartProps {
  chart: string;
  /** Name of its dashed line. */
  mark: string | null;
  /** Ends of the axis, with its middle if there are three. */
  axis: readonly string[];
}

export function LeaderChart({ chart, mark, axis }: LeaderChartProps) {
  return (
    <div css={containerCss}>
      <div css={frameCss}>
        {mark ? (
          <p css={markCss} aria-hidden="true">
            {mark}
          </p>
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
