import { css } from "@emotion/react";
import { memo, type ReactNode } from "react";

import { color, size, space } from "../../../../theme/tokens";
import { Axes } from "./axes";
import { drawingCss, largeText } from "../forecast-css";
import { listLabels, toX, type SeriesProps } from "../series";

const plotCss = css({
  display: "grid",
  // Time runs from left to right in all languages.
  direction: "ltr",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "1.5rem clamp(12rem, 34vw, 18rem) auto",
  columnGap: space.snug,
  breakInside: "avoid",
  // The scale is over the drawing, which needs the width.
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  color: color.muted,
  fontSize: size.caption,
});
const fieldCss = css({
  gridArea: "2 / 2",
  [largeText]: { gridColumn: 1 },
  display: "grid",
  "& > *": { gridArea: "1 / 1" },
});

/** Lines of the scale, the current month and the series, which do not depend on the selection. */
const Lines = memo(function Lines({ series }: Pick<SeriesProps, "series">) {
  const { points, now, ticks, toY, past, ahead, range } = series;
  const nowX = `${toX(now, points.length)}%`;
  return (
    <>
      {ticks.map((tick) => (
        <line key={toY(tick)} x2="100%" y1={`${toY(tick)}%`} y2={`${toY(tick)}%`} />
      ))}
      {listLabels(now, points.length).map((month) => (
        <line
          key={month}
          data-tick=""
          x1={`${toX(month, points.length)}%`}
          x2={`${toX(month, points.length)}%`}
          y1="100%"
          y2="102.5%"
        />
      ))}
      <line data-now="" x1={nowX} x2={nowX} y2="100%" />
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path data-range="" d={range} />
        <path data-line="" d={past} />
        <path data-line="ahead" d={ahead} />
      </svg>
    </>
  );
});

/** Draws a series with scale, axis and legend; assistive technology reads the slider over it. */
export function Plot({ index, children, ...axes }: SeriesProps & { index: number; children: ReactNode }) {
  const { points, toY } = axes.series;
  const x = `${toX(index, points.length)}%`;
  const y = `${toY(points[index]?.value ?? 0)}%`;
  return (
    <div css={plotCss}>
      <Axes {...axes} />
      <div css={fieldCss}>
        <svg css={drawingCss} aria-hidden="true">
          <Lines series={axes.series} />
          <line data-cross="" x1={x} x2={x} y2="100%" />
          <circle cx={x} cy={y} r="5.5" />
        </svg>
        {children}
      </div>
    </div>
  );
}
