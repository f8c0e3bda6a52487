import { css } from "@emotion/react";
import { useState, type PointerEvent, type ReactNode } from "react";

import { color, covering, oneColumn, scriptedCss, size, space, wrappingRow } from "../../../../theme/tokens";
import { panelPadding } from "../forecast-css";
import { formatPoint, formatValue } from "../format";
import { Plot } from "./plot";
import { ReadOut } from "./read-out";
import { findIndex, type Scenario, type SeriesProps } from "../series";

const chartCss = css(panelPadding, {
  // Read by `largeText`.
  containerType: "inline-size",
  ...oneColumn,
  alignContent: "start",
  gap: space.normal,
});
const headCss = css({
  ...wrappingRow,
  justifyContent: "space-between",
  gap: `${space.snug} ${space.normal}`,
  "& > div > :first-child": { fontSize: size.body, lineHeight: 1.3 },
  "& p": { color: color.muted },
});
// Vertical gestures scroll, pinching zooms, horizontal gestures select a month.
const fieldCss = css({ position: "relative", touchAction: "pan-y pinch-zoom", cursor: "crosshair" });
const sliderCss = css({
  ...covering,
  margin: 0,
  background: "none",
  appearance: "none",
  // The field handles pointers: the slider's track is inset by its thumb.
  pointerEvents: "none",
  ...scriptedCss,
  "&::-webkit-slider-thumb": { appearance: "none", width: 1, height: 1, opacity: 0 },
  "&::-moz-range-thumb": { width: 1, height: 1, border: 0, opacity: 0 },
});

interface ChartProps extends SeriesProps {
  /** Index of the account; null for all. */
  account: number | null;
  scenario: Scenario;
  /** Month ahead that is selected at first, and for another account. */
  ahead: number;
  /** Name of the account, or of all. */
  subject: string;
  /** Chooses the metric. */
  control: ReactNode;
}

/** Time series. Pointer, touch and arrow keys select the month that is read out above. */
export function Chart({ account, subject, scenario, ahead, control, ...parts }: ChartProps) {
  const { forecast, metric, series } = parts;
  const { points, now } = series;
  const { strings, scenarios, months, units, metrics } = forecast;
  const [selected, select] = useState<{ account?: number | null; index: number }>({ account, index: now + ahead });
  // A month that a pointer only passed does not stay for another account; one of the slider does.
  const index = "account" in selected && selected.account !== account ? now + ahead : selected.index;
  const middle = scenario === "base" ? strings.expected : scenarios[scenario];
  const point = points[index] ?? { value: 0 };
  const format = (value: number) => formatValue(metric, value, units);

  function selectMonth({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    select({ account, index: findIndex((clientX - left) / width, points.length) });
  }

  return (
    <div css={chartCss}>
      <div css={headCss}>
        <div>
          <h3>{metrics[metric].title}</h3>
          <p>{subject}</p>
        </div>
        {control}
      </div>
      <ReadOut {...parts} index={index} middle={middle} />
      <Plot {...parts} index={index}>
        <div css={fieldCss} onPointerDown={selectMonth} onPointerMove={selectMonth}>
          <input
            css={sliderCss}
            type="range"
            min={0}
            max={points.length - 1}
            value={index}
            aria-label={strings.month}
            aria-valuetext={formatPoint(point, months[index]?.long ?? "", strings, format)}
            onChange={({ currentTarget }) => select({ index: Number(currentTarget.value) })}
          />
        </div>
      </Plot>
    </div>
  );
}
