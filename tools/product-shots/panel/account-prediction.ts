import { palette } from "../../../src/theme/palette";
import { accounts } from "../sample/accounts";
import { drawUsage } from "../sample/random";
import { axisLook, drawBand, drawChart, markNow, place, still, valueAxisLook } from "../shared/chart";
import { panel } from "../shared/panel";
import { chip, pill, type Tone } from "../shared/parts";

const account = accounts.quillon;

/** Weekly active seats: 52 weeks as they were, then the forecast and the half of its range. */
const seats = drawUsage(31, 316, 420, 53, 7);
const weeks = 105;
const last = seats.at(-1) ?? 0;
const ahead = Array.from({ length: 53 }, (_, week) => last + (86 * week) / 52 + 4 * Math.sin(week / 4.5));
const spread = ahead.map((_, week) => 9.5 * Math.sqrt(week));
const lower = ahead.map((value, week) => value - (spread[week] ?? 0));
const height = spread.map((half) => half * 2);

const months = ["Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun"];

/** Names a month at the first of its weeks, every third month. */
function nameWeek(week: number): string {
  const month = Math.round(week / 4.345);
  if (month % 3 !== 0 || Math.round(month * 4.345) !== week) return "";
  const name = months[month % 12] ?? "";
  return name === "Jan" || month === 0 ? `${name} ’${25 + Math.floor((month + 6) / 12)}` : name;
}

const chart = drawChart(748, 272, {
  grid: { left: 48, right: 10, top: 30, bottom: 34 },
  xAxis: {
    ...axisLook(16),
    type: "category",
    boundaryGap: false,
    data: Array.from({ length: weeks }, (_, week) => nameWeek(week)),
    axisLabel: { ...axisLook(16).axisLabel, interval: 0 },
  },
  yAxis: { ...valueAxisLook(16), type: "value", min: 200, max: 600, interval: 100 },
  series: [
    ...drawBand("band", lower, height, 52, weeks, "oklch(0.9 0.05 262)"),
    {
      ...still,
      type: "line",
      data: place(ahead, 52, weeks),
      lineStyle: { color: palette.blue, width: 3.25, type: [8, 7] },
    },
    {
      ...still,
      type: "line",
      data: seats,
      lineStyle: { color: palette.blueDeep, width: 3.5, cap: "round", join: "round" },
      ...markNow({ index: 52, value: last, fontSize: 17, lineWidth: 1.5, symbolSize: 15, borderWidth: 3.5 }),
    },
  ],
});

const style = `
.content{padding:18px 26px 0}
.two{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-bottom:16px}
.call{padding:13px 18px 15px;border:1px solid var(--color-line);border-radius:12px}
.call strong{font-size:36px;font-weight:600;letter-spacing:-.03em;line-height:1.15}
.range{position:relative;height:8px;margin-top:9px;border-radius:4px;background:var(--color-sunken)}
.range i{position:absolute;height:8px;border-radius:4px}
.range b{position:absolute;top:-4px;width:4px;height:16px;border-radius:2px;background:var(--color-text);translate:-2px}
`;

function writeCall(label: string, [chance, half]: readonly [number, number], why: string, tone: Tone): string {
  return `<div class="call"><div class="row apart"><span><b>${label}</b> <span class="muted">${why}</span></span></div><div class="row apart"><strong>${chance}%</strong><span class="muted">${chance - half} to ${chance + half}%</span></div><div class="range"><i style="left:${chance - half}%;width:${half * 2}%;background:color-mix(in oklch, var(--color-${tone}) 60%, white)"></i><b style="left:${chance}%"></b></div></div>`;
}

export const accountPrediction = panel({
  name: "account-prediction",
  icon: "forecast",
  title: account.name,
  note: "$980K ARR",
  controls: pill("Next 12 months", "accent"),
  style,
  content: `<div class="two">${writeCall("Growth", account.growth, "in underwriting", "growth")}${writeCall("Churn", account.churn, "in claims", "churn")}</div>
<b>Weekly active seats</b>${chart}`,
  foot: `<span class="muted">Since last week</span><b class="up">+6</b>${chip("Dashboards shared with brokers")}<b class="fall" style="margin-left:8px">+2</b>${chip("Claims logins down")}`,
});
