import { palette } from "../../../src/theme/palette";
import { actual, forecast, monthCount, nameMonth, now, plan, spread, wider } from "../sample/forecast";
import { axisLook, drawBand, drawChart, markNow, place, still, valueAxisLook } from "./chart";

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

/** The interval of the forecast, beginning at the last actual month. */
function drawInterval(stack: string, factor: number, color: string) {
  const values = [actual[now] ?? 0, ...forecast];
  const lower = values.map((value, ahead) => value * (1 - factor * spread(ahead)));
  const height = values.map((value, ahead) => (value - (lower[ahead] ?? 0)) * 2);
  return drawBand(stack, lower, height, now, monthCount, color);
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
      ...drawInterval("outer", wider, palette.bluePale),
      ...drawInterval("inner", 1, "oklch(0.88 0.06 262)"),
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
        ...markNow({
          index: now,
          value: actual[now] ?? 0,
          fontSize,
          distance: 6,
          lineWidth: 1.25,
          symbolSize: 13,
          borderWidth: 3.25,
        }),
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
