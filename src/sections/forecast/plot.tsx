import { css } from "@emotion/react";
import { memo, type ReactNode } from "react";

import { color, media, space, weight } from "../../theme/tokens";
import { drawSeries, toX } from "./draw";
import type { ForecastProps } from "./forecast";
import { writeMonth, writeTick, type Calendar } from "./format";
import type { Metric, Point } from "./series";

/** Months between two labels of the axis. */
const labelStep = 6;

const redraw = "200ms ease-out";

const plotCss = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "1.5rem clamp(12rem, 34vw, 18rem) auto",
  columnGap: space.snug,
  color: color.muted,
  fontSize: "0.8125rem",
});
// The labels of the scale are centered at its lines.
const ticksCss = css({
  gridArea: "2 / 1",
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "space-between",
  marginBlock: "-0.55rem",
  lineHeight: "1.1rem",
  textAlign: "end",
  minWidth: "3rem",
});
const monthsCss = css({
  gridArea: "3 / 2",
  display: "flex",
  paddingBlockStart: space.tight,
  "& span": { minWidth: 0, lineHeight: 1.2, overflowWrap: "anywhere" },
  // Centered below their months, where there is room.
  [media.desktop]: { "& span + span": { translate: "-1.625rem" } },
});
const nowCss = css({
  gridArea: "1 / 2",
  color: color.text,
  fontWeight: weight.strong,
  "& span": { display: "block", width: "fit-content", translate: "-50%" },
});
const fieldCss = css({ gridArea: "2 / 2", display: "grid", "& > *": { gridArea: "1 / 1" } });
const drawingCss = css({
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  strokeLinejoin: "round",
  "& path": { vectorEffect: "non-scaling-stroke" },
  "& line": { stroke: color.line },
  "& [data-now]": { stroke: color.muted, strokeDasharray: "3 3" },
  "& [data-line]": { stroke: color.accent, strokeWidth: 2.5, transition: `d ${redraw}` },
  "& [data-line=ahead]": { strokeDasharray: "6 5" },
  "& [data-range]": { fill: color.accent, fillOpacity: 0.14, transition: `d ${redraw}` },
  "& [data-cross]": { stroke: color.muted },
  "& circle": { fill: color.raised, stroke: color.accent, strokeWidth: 3, transition: `cy ${redraw}` },
  "@media (forced-colors: active)": {
    "& line": { stroke: "GrayText" },
    "& [data-line], & circle": { stroke: "Highlight" },
    "& circle": { fill: "Canvas" },
    "& [data-range]": { fill: "Highlight" },
    "& [data-cross]": { stroke: "CanvasText" },
  },
});
const legendCss = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.hair} ${space.normal}`,
  paddingBlockStart: space.snug,
  "& span": { display: "inline-flex", alignItems: "center", gap: space.tight },
  "& svg": { width: "1.5rem", height: "0.75rem" },
  [media.desktop]: { justifyContent: "flex-end", marginBlockStart: 0 },
});

interface AxesProps {
  metric: Metric;
  points: readonly Point[];
  now: number;
  strings: ForecastProps["forecast"]["strings"];
  calendar: Calendar;
}

interface PlotProps extends AxesProps {
  /** The selected month. */
  index: number;
  /** Over the drawing. */
  children: ReactNode;
}

function Legend({ strings }: Pick<PlotProps, "strings">) {
  return (
    <p css={legendCss} aria-hidden="true">
      <span>
        <svg css={drawingCss}>
          <path data-line="" d="M0 6H24" />
        </svg>
        {strings.actual}
      </span>
      <span>
        <svg css={drawingCss}>
          <path data-line="ahead" d="M0 6H24" />
        </svg>
        {strings.forecast}
      </span>
      <span>
        <svg css={drawingCss}>
          <path data-range="" d="M0 0H24V12H0Z" />
        </svg>
        {strings.range}
      </span>
    </p>
  );
}

/** Labels of the scale, of now and of the months, and the legend. */
const Labels = memo(function Labels({ metric, points, now, strings, calendar }: AxesProps) {
  const { ticks } = drawSeries(points, now);
  const labels = points.flatMap((_, month) => (month % labelStep === 0 ? [month] : []));
  return (
    <>
      <div css={ticksCss} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{writeTick(metric, tick)}</span>
        ))}
      </div>
      <div css={nowCss} style={{ paddingInlineStart: `${toX(now, points.length)}%` }} aria-hidden="true">
        <span>{strings.now}</span>
      </div>
      <div css={monthsCss} aria-hidden="true">
        {labels.map((month) => (
          <span key={month} style={{ flex: `${Math.min(labelStep, points.length - 1 - month)} 1 0` }}>
            {writeMonth(calendar, month)}
          </span>
        ))}
      </div>
      <Legend strings={strings} />
    </>
  );
});

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
      <Labels {...axes} />
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
