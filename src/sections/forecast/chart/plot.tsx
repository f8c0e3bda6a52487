import { css } from "@emotion/react";
import { memo, type ReactNode } from "react";

import { color, size, space } from "../../../theme/tokens";
import { Axes, type AxesProps } from "./axes";
import { drawingCss } from "../forecast-css";
import { drawSeries, toX, type Point } from "../series";

const plotCss = css({
  display: "grid",
  // Time runs from left to right in every language.
  direction: "ltr",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "1.5rem clamp(12rem, 34vw, 18rem) auto",
  columnGap: space.snug,
  color: color.muted,
  fontSize: size.caption,
});
const fieldCss = css({ gridArea: "2 / 2", display: "grid", "& > *": { gridArea: "1 / 1" } });

interface PlotProps extends AxesProps {
  /** The selected month. */
  index: number;
  /** Over the drawing. */
  children: ReactNode;
}

/** Lines of the scale, of now, and of the series: what does not depend on the selected month. */
const Lines = memo(function Lines({ points, now }: { points: readonly Point[]; now: number }) {
  const { ticks, toY, past, ahead, range } = drawSeries(points, now);
  const nowX = `${toX(now, points.length)}%`;
  return (
    <>
      {ticks.map((tick) => (
        <line key={toY(tick)} x2="100%" y1={`${toY(tick)}%`} y2={`${toY(tick)}%`} />
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

function Cross({ x, y }: { x: string; y: string }) {
  return (
    <>
      <line data-cross="" x1={x} x2={x} y2="100%" />
      <circle cx={x} cy={y} r="5.5" />
    </>
  );
}

/** The drawing of a series with its scale, axis and legend, which assistive technology reads from the control over it. */
export function Plot({ index, children, ...axes }: PlotProps) {
  const { points, now } = axes;
  const { toY } = drawSeries(points, now);
  return (
    <div css={plotCss}>
      <Axes {...axes} />
      <div css={fieldCss}>
        <svg css={drawingCss} aria-hidden="true">
          <Lines points={points} now={now} />
          <Cross x={`${toX(index, points.length)}%`} y={`${toY(points[index]?.value ?? 0)}%`} />
        </svg>
        {children}
      </div>
    </div>
  );
}
