import { type EChartsOption, init, type LineSeriesOption } from "echarts";

import { palette } from "../../../src/theme/palette";
import typeface from "../../../src/theme/typeface.json";

/** Draws a chart as SVG, without a browser. Without `dispose` Node would not exit. */
export function drawChart(width: number, height: number, option: EChartsOption): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height });
  chart.setOption({ animation: false, textStyle: { fontFamily: typeface.family }, ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return `<div class="chart" style="width:${width}px;height:${height}px">${svg}</div>`;
}

/** Look of an axis whose labels are `size` pixels high. */
export function axisLook(size: number) {
  return {
    axisTick: { show: false },
    axisLine: { show: false },
    splitLine: { show: false },
    axisLabel: { color: palette.slate, fontSize: size, margin: 12 },
  } as const;
}

/** Look of a value axis: hairlines across the chart. */
export function valueAxisLook(size: number) {
  return {
    ...axisLook(size),
    splitLine: { show: true, lineStyle: { color: palette.mist, width: 1, opacity: 0.75 } },
  } as const;
}

/** A series that is only drawn, never pointed at. */
const still = { silent: true, emphasis: { disabled: true }, symbol: "none" } as const;

/** `count` places, of which those from `start` on hold `values`. */
export function place(values: readonly number[], start: number, count: number): (number | "-")[] {
  return Array.from({ length: count }, (_, index) => values[index - start] ?? "-");
}

/** A line through values, from one place to the next. */
export function drawLine(data: readonly (number | "-")[], lineStyle: LineSeriesOption["lineStyle"]) {
  return { ...still, type: "line" as const, data: [...data], lineStyle };
}

interface NowMark {
  /** Category on the horizontal axis. */
  index: number;
  value: number;
  fontSize: number;
  /** Of the text above the line. */
  distance?: number;
  lineWidth: number;
  symbolSize: number;
  borderWidth: number;
}

/** A vertical line named "Now" and a ring at the current value. */
export function markNow({ index, value, fontSize, distance, lineWidth, symbolSize, borderWidth }: NowMark) {
  return {
    markLine: {
      symbol: "none",
      silent: true,
      label: { formatter: "Now", color: palette.ink, fontSize, fontWeight: 560, ...(distance ? { distance } : {}) },
      lineStyle: { color: palette.silver, type: [4, 4], width: lineWidth },
      data: [{ xAxis: index }],
    },
    markPoint: {
      silent: true,
      symbol: "circle",
      symbolSize,
      itemStyle: { color: palette.white, borderColor: palette.accentDeep, borderWidth },
      label: { show: false },
      data: [{ name: "Now", coord: [index, value] }],
    },
  };
}

/** Lower edge of a band and its height from there, as two stacked series. */
export function drawBand(
  stack: string,
  lower: readonly number[],
  height: readonly number[],
  start: number,
  count: number,
  color: string,
) {
  const edge = { ...still, type: "line" as const, stack, lineStyle: { width: 0 }, stackStrategy: "all" as const };
  return [
    { ...edge, data: place(lower, start, count) },
    { ...edge, data: place(height, start, count), areaStyle: { color } },
  ];
}
