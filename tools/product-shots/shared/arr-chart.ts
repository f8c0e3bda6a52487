import { palette } from "../../../src/theme/palette";
import { actual, forecast, monthCount, now, plan, spread, wider } from "../sample/forecast";
import { axisLook, drawBand, drawChart, drawLine, markNow, pad, valueAxisLook } from "./chart";
import { nameMonth } from "./parts";

const fontSize = 14;

/** Draws the interval of the forecast, starting at the last actual month. */
function drawInterval(stack: string, factor: number, color: string) {
  const values = [actual[now] ?? 0, ...forecast];
  const lower = values.map((value, ahead) => value * (1 - factor * spread(ahead)));
  const height = values.map((value, ahead) => (value - (lower[ahead] ?? 0)) * 2);
  return drawBand(stack, lower, height, now, monthCount, color);
}

/** Draws actual ARR, the forecast with its interval, and the plan. */
export function drawArr(): string {
  const planned = Array.from({ length: monthCount - plan.first }, (_, month) => plan.start + plan.step * month);
  const months = Array.from({ length: monthCount }, (_, index) => nameMonth(index - now));
  return drawChart(808, 308, {
    grid: { left: fontSize * 3.9, right: 4, top: fontSize * 1.9, bottom: fontSize * 2.2 },
    xAxis: {
      ...axisLook(fontSize),
      type: "category",
      data: months,
      boundaryGap: false,
      // Labels every third month.
      axisLabel: {
        ...axisLook(fontSize).axisLabel,
        interval: (index: number) => (index - now) % 3 === 0,
        showMaxLabel: false,
      },
    },
    yAxis: {
      ...valueAxisLook(fontSize),
      type: "value",
      min: 130,
      max: 200,
      interval: 10,
      axisLabel: { ...axisLook(fontSize).axisLabel, formatter: (value: number) => `$${value}M` },
    },
    series: [
      ...drawInterval("outer", wider, palette.accentPale),
      ...drawInterval("inner", 1, palette.range),
      drawLine(pad(planned, plan.first, monthCount), {
        color: palette.slate,
        width: 1.75,
        type: [2, 5],
        cap: "round",
      }),
      drawLine(pad([actual[now] ?? 0, ...forecast], now, monthCount), {
        color: palette.accent,
        width: 3,
        type: [7, 6],
      }),
      {
        ...drawLine(actual, { color: palette.accentDeep, width: 3.25, cap: "round", join: "round" }),
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

/** Formats the legend of the chart. */
export function formatArrLegend(): string {
  const items = [
    `<i style="border-top:3px solid ${palette.accentDeep}"></i>Actual`,
    `<i style="border-top:3px dashed ${palette.accent}"></i>Forecast`,
    `<i style="height:12px;border-radius:3px;background:${palette.range}"></i>80% range`,
    `<i style="height:12px;border-radius:3px;background:${palette.accentPale}"></i>95% range`,
    `<i style="border-top:2px dotted ${palette.slate}"></i>Plan`,
  ];
  return `<style>.legend{display:flex;gap:20px;color:var(--color-muted);font-size:var(--small)}.legend span{display:flex;align-items:center;gap:8px;white-space:nowrap}.legend i{display:block;width:24px}</style><div class="legend">${items.map((item) => `<span>${item}</span>`).join("")}</div>`;
}
