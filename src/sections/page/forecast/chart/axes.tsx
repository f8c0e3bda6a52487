import { css } from "@emotion/react";
import { memo } from "react";

import { color, media, rightToLeft, space, weight, wrapping } from "../../../../theme/tokens";
import { formatTick } from "../format";
import { drawingCss, largeText } from "../forecast-css";
import { labelStep, listLabels, toX, type SeriesProps } from "../series";

// Centers the labels at the lines of the scale.
const ticksCss = css({
  gridArea: "2 / 1",
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "space-between",
  marginBlock: "-0.55rem",
  lineHeight: "1.1rem",
  textAlign: "right",
  minWidth: "3rem",
  [largeText]: {
    zIndex: 1,
    width: "fit-content",
    textAlign: "left",
    pointerEvents: "none",
    "& > span": { background: `color-mix(in oklab, ${color.raised} 75%, transparent)` },
  },
  [rightToLeft]: { direction: "rtl" },
});
const monthsCss = css({
  gridArea: "3 / 2",
  display: "flex",
  paddingBlockStart: space.tight,
  "& span": { display: "flex", justifyContent: "center", minWidth: 0, lineHeight: 1.2, textAlign: "center" },
  // The end of the last one is at the end of the axis. It has half the width.
  "& span:last-of-type": { justifyContent: "flex-end", whiteSpace: "nowrap" },
  // Hides every other label, to fit long months, and in the smallest windows and large text all but the last.
  [media.mobile]: { "& span:nth-of-type(even)": { visibility: "hidden" } },
  "@media (max-width: 30em)": {
    "& span:nth-of-type(n)": { whiteSpace: "normal", overflowWrap: "normal", wordSpacing: "100vw" },
  },
  "@media (max-width: 22em)": { "& span:not(:last-of-type)": { visibility: "hidden" } },
  [largeText]: {
    gridColumn: 1,
    "& span:not(:last-of-type)": { visibility: "hidden" },
    "& span:last-of-type": { visibility: "visible" },
  },
});
const nowCss = css({
  gridArea: "1 / 2",
  [largeText]: { gridColumn: 1 },
  color: color.text,
  fontWeight: weight.strong,
  "& span": { display: "block", width: "fit-content", translate: "-50%" },
});
const legendCss = css({
  gridColumn: "1 / -1",
  ...wrapping,
  gap: `${space.hair} ${space.normal}`,
  paddingBlockStart: space.snug,
  [rightToLeft]: { direction: "rtl" },
  "& span": { display: "inline-flex", alignItems: "center", gap: space.tight },
  "& svg": { width: "1.5rem", height: "0.75rem" },
  [media.desktop]: { justifyContent: "flex-end" },
});

/** Marks of the legend, by the names of their labels. */
const marks = {
  actual: <path data-line="" d="M0 6H24" />,
  forecast: <path data-line="ahead" d="M0 6H24" />,
  range: <path data-range="" d="M0 0H24V12H0Z" />,
};

export const Axes = memo(function Axes({ forecast, metric, series }: SeriesProps) {
  const { points, now, ticks } = series;
  const labels = listLabels(now, points.length);
  const start = (labels[0] ?? 0) - labelStep / 2;
  return (
    <>
      <div css={ticksCss} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{formatTick(metric, tick, forecast.units)}</span>
        ))}
      </div>
      <div css={nowCss} style={{ paddingInlineStart: `${toX(now, points.length)}%` }} aria-hidden="true">
        <span>{forecast.strings.now}</span>
      </div>
      <div css={monthsCss} style={{ paddingInlineStart: `${toX(start, points.length)}%` }} aria-hidden="true">
        {labels.map((month) => (
          <span key={month} style={{ flex: `${Math.min(labelStep, points.length - 1 - month + labelStep / 2)} 1 0` }}>
            {forecast.months[month]?.short}
          </span>
        ))}
      </div>
      <p css={legendCss} aria-hidden="true">
        {(["actual", "forecast", "range"] as const).map((mark) => (
          <span key={mark}>
            <svg css={drawingCss} viewBox="0 0 24 12">
              {marks[mark]}
            </svg>
            {forecast.strings[mark]}
          </span>
        ))}
      </p>
    </>
  );
});
