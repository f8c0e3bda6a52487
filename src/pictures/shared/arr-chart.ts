import { palette } from "../../theme/palette";
import { actual, forecast, monthCount, nameMonth, now, plan, spread, wider } from "../sample/forecast";
import { axisLook, drawChart, place, still, valueAxisLook } from "./chart";

interface Look {
  width: number;
  height: number;
  fontSize: number;
  /** Range of the dollars' axis, in millions. */
  from: number;
  to: number;
  /** First month that is drawn. */
  start: number;
  /** Every how many months one is named. */
  every: number;
}

/** Lower edge and height of the interval, beginning at the last actual month. */
function measureBand(factor: number): [number[], number[]] {
  const values = [actual[now] ?? 0, ...forecast];
  const lower = values.map((value, ahead) => value * (1 - factor * spread(ahead)));
  return [lower, values.map((value, ahead) => (value - (lower[ahead] ?? 0)) * 2)];
}

function band(stack: string, factor: number, color: string) {
  const [lower, height] = measureBand(factor);
  const edge = { ...still, type: "line" as const, stack, lineStyle: { width: 0 }, stackStrategy: "all" as const };
  return [
    { ...edge, data: place(lower, now, monthCount) },
    { ...edge, data: place(height, now, monthCount), areaStyle: { color } },
  ];
}

/** ARR as it was, as it is predicted inside its interval, and as it was planned. */
export function drawArr({ width, height, fontSize, from, to, start, every }: Look): string {
  const planned = Array.from({ length: monthCount - plan.first }, (_, month) => plan.start + plan.step * month);
  const months = Array.from({ length: monthCount }, (_, index) =>
    nameMonth(index, index === start || index % 12 === 0),
  );
  return drawChart(width, height, {
    grid: { left: fontSize * 3.9, right: 4, top: fontSize * 1.9, bottom: fontSize * 2.2 },
    xAxis: {
      ...axisLook(fontSize),
      type: "category",
      data: months,
      boundaryGap: false,
      min: start,
      axisLabel: {
        ...axisLook(fontSize).axisLabel,
        interval: (index: number) => (index + start) % every === start % every,
        showMaxLabel: false,
      },
    },
    yAxis: {
      ...valueAxisLook(fontSize),
      type: "value",
      min: from,
      max: to,
      interval: 10,
      axisLabel: { ...axisLook(fontSize).axisLabel, formatter: (value: number) => `$${value}M` },
    },
    series: [
      ...band("outer", wider, palette.bluePale),
      ...band("inner", 1, "oklch(0.88 0.06 262)"),
      {
        ...still,
        type: "line",
        data: place(planned, plan.first, monthCount),
        lineStyle: { color: palette.slate, width: 1.75, type: [2, 5], cap: "round" },
      },
      {
        ...still,
        type: "line",
        data: place([actual[now] ?? 0, ...forecast], now, monthCount),
        lineStyle: { color: palette.blue, width: 3, type: [7, 6] },
      },
      {
        ...still,
        type: "line",
        data: [...actual],
        lineStyle: { color: palette.blueDeep, width: 3.25, cap: "round", join: "round" },
        markLine: {
          symbol: "none",
          silent: true,
          label: { formatter: "Now", color: palette.ink, fontSize, fontWeight: 560, distance: 6 },
          lineStyle: { color: palette.silver, type: [4, 4], width: 1.25 },
          data: [{ xAxis: now }],
        },
        markPoint: {
          silent: true,
          symbol: "circle",
          symbolSize: 13,
          itemStyle: { color: palette.white, borderColor: palette.blueDeep, borderWidth: 3.25 },
          label: { show: false },
          data: [{ name: "Now", coord: [now, actual[now] ?? 0] }],
        },
      },
    ],
  });
}

/** What the lines of the chart mean. */
export function writeArrLegend(): string {
  const items = [
    `<i style="border-top:3px solid ${palette.blueDeep}"></i>Actual`,
    `<i style="border-top:3px dashed ${palette.blue}"></i>Forecast`,
    `<i style="height:12px;border-radius:3px;background:oklch(0.88 0.06 262)"></i>80% range`,
    `<i style="height:12px;border-radius:3px;background:${palette.bluePale}"></i>95% range`,
    `<i style="border-top:2px dotted ${palette.slate}"></i>Plan`,
  ];
  return `<style>.legend{display:flex;gap:20px;color:var(--color-muted);font-size:var(--small)}.legend span{display:flex;align-items:center;gap:8px;white-space:nowrap}.legend i{display:block;width:24px}</style><div class="legend">${items.map((item) => `<span>${item}</span>`).join("")}</div>`;
}
