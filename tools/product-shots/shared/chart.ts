import { type EChartsOption, init, type LineSeriesOption } from "echarts";

import { palette } from "../../../src/theme/palette";
import typeface from "../../../src/theme/typeface.json";

/** Draws a chart as SVG without a browser. Node would not exit without `dispose`. */
export function drawChart(width: number, height: number, option: EChartsOption): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height });
  chart.setOption({ animation: false, textStyle: { fontFamily: typeface.family }, ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return `<div class="chart" style="width:${width}px;height:${height}px">${svg}</div>`;
}

/** Returns the style of an axis with labels of `size` pixels. */
export function axisLook(size: number) {
  return {
    axisTick: { show: false },
    axisLine: { show: false },
    splitLine: { show: false },
    axisLabel: { color: palette.slate, fontSize: size, margin: 12 },
  } as const;
}

/** Returns the style of a value axis with grid lines. */
export function valueAxisLook(size: number) {
  return {
    ...axisLook(size),
    splitLine: { show: true, lineStyle: { color: palette.mist, width: 1, opacity: 0.75 } },
  } as const;
}

/** Series without interaction. */
const passive = { silent: true, emphasis: { disabled: true }, symbol: "none" } as const;

/** Pads values to `count` items, starting at index `start`. */
export function pad(values: readonly number[], start: number, count: number): (number | "-")[] {
  return Array.from({ length: count }, (_, index) => values[index - start] ?? "-");
}

/** Creates a line series. */
export function drawLine(data: readonly (number | "-")[], lineStyle: LineSeriesOption["lineStyle"]) {
  return { ...passive, type: "line" as const, data: [...data], lineStyle };
}

interface NowMark {
  /** Category on the horizontal axis. */
  index: number;
  value: number;
  fontSize: number;
  /** Distance of the label from the line. */
  distance?: number;
  lineWidth: number;
  symbolSize: number;
  borderWidth: number;
}

/** Marks the current value with a ring and a vertical line labeled "Now". */
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

/** Creates a band as two stacked series: its lower edge and its height. */
export function drawBand(
  stack: string,
  lower: readonly number[],
  height: readonly number[],
  start: number,
  count: number,
  color: string,
) {
  const edge = { ...passive, type: "line" as const, stack, lineStyle: { width: 0 }, stackStrategy: "all" as const };
  return [
    { ...edge, data: pad(lower, start, count) },
    { ...edge, data: pad(height, start, count), areaStyle: { color } },
  ];
}
