import { type EChartsOption, init } from "echarts";

import { palette } from "../../theme/palette";

/** Draws a chart as SVG, without a browser. Disposing of it matters: Node would not end otherwise. */
export function drawChart(width: number, height: number, option: EChartsOption): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height });
  chart.setOption({ animation: false, textStyle: { fontFamily: "Geist" }, ...option });
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
export const still = { silent: true, emphasis: { disabled: true }, symbol: "none" } as const;

/** `count` places, of which those from `start` on hold `values`. */
export function place(values: readonly number[], start: number, count: number): (number | "-")[] {
  return Array.from({ length: count }, (_, index) => values[index - start] ?? "-");
}
