import { palette } from "../../../src/theme/palette";
import { accounts } from "../sample/accounts";
import { drawUsage } from "../sample/random";
import { axisLook, drawBand, drawChart, drawLine, markNow, pad, valueAxisLook } from "../shared/chart";
import { panels } from "../shared/panel";
import { chip, nameMonth, pill, type Tone } from "../shared/parts";

const account = accounts.quillon;

/** Weekly active seats: 52 actual weeks, then the forecast with half of its range. */
const seats = drawUsage(31, 316, 420, 53, 7);
const weeks = 105;
const last = seats.at(-1) ?? 0;
const ahead = Array.from({ length: 53 }, (_, week) => last + (86 * week) / 52 + 4 * Math.sin(week / 4.5));
const spread = ahead.map((_, week) => 9.5 * Math.sqrt(week));
const lower = ahead.map((value, week) => value - (spread[week] ?? 0));
const range = spread.map((half) => half * 2);

/** Labels the first week of every third or sixth month. */
function nameWeek(week: number, every: number): string {
  const month = Math.round(week / 4.345);
  return month % every === 0 && Math.round(month * 4.345) === week ? nameMonth(month - 12) : "";
}

interface Look {
  width: number;
  height: number;
  fontSize: number;
  /** Months between labels. */
  every: number;
  /** Line width factor. */
  weight: number;
}

function drawSeats({ width, height, fontSize, every, weight }: Look): string {
  return drawChart(width, height, {
    grid: { left: fontSize * 3, right: fontSize * 1.8, top: 30, bottom: fontSize * 2.1 },
    xAxis: {
      ...axisLook(fontSize),
      type: "category",
      boundaryGap: false,
      data: Array.from({ length: weeks }, (_, week) => nameWeek(week, every)),
      axisLabel: { ...axisLook(fontSize).axisLabel, interval: 0 },
    },
    yAxis: { ...valueAxisLook(fontSize), type: "value", min: 200, max: 600, interval: 100 },
    series: [
      ...drawBand("band", lower, range, 52, weeks, palette.rangeWide),
      drawLine(pad(ahead, 52, weeks), {
        color: palette.accent,
        width: 3.25 * weight,
        type: [8 * weight, 7 * weight],
      }),
      {
        ...drawLine(seats, { color: palette.accentDeep, width: 3.5 * weight, cap: "round", join: "round" }),
        ...markNow({
          index: 52,
          value: last,
          fontSize: Math.round(fontSize * 1.05),
          lineWidth: 1.5,
          symbolSize: 15 * weight,
          borderWidth: 3.5 * weight,
        }),
      },
    ],
  });
}

const style = `
.content{padding:18px 26px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-bottom:16px}
.call{padding:13px 18px 15px;border:1px solid var(--color-line);border-radius:12px}
.call strong{font-size:36px;font-weight:600;letter-spacing:-.03em;line-height:1.15}
.range{position:relative;height:8px;margin-top:9px;border-radius:4px;background:var(--color-sunken)}
.range i{position:absolute;height:8px;border-radius:4px}
.range b{position:absolute;top:-4px;width:4px;height:16px;border-radius:2px;background:var(--color-text);translate:-2px}
`;

function formatCall(label: string, [chance, half]: readonly [number, number], why: string, tone: Tone): string {
  return `<div class="call"><div class="row apart"><span><b>${label}</b> <span class="muted">${why}</span></span></div><div class="row apart"><strong>${chance}%</strong><span class="muted">${chance - half} to ${chance + half}%</span></div><div class="range"><i style="left:${chance - half}%;width:${half * 2}%;background:color-mix(in oklab, var(--color-${tone}) 60%, white)"></i><b style="left:${chance}%"></b></div></div>`;
}

const calls = `<div class="two">${formatCall("Growth", account.growth, "in underwriting", "growth")}${formatCall("Churn", account.churn, "in claims", "churn")}</div>`;

const smallStyle = `${style}.content{padding:14px 16px 0}.two{gap:10px;margin-bottom:14px}
.call{padding:8px 11px 13px;border-radius:9px}.call > .row{flex-wrap:wrap;gap:0}.call strong{font-size:25px}
.call .muted{font-size:12px}.call span > .muted{display:block}.range{height:6px;margin-top:7px}`;

export const accountPrediction = panels(
  { name: "account-prediction", icon: "forecast", title: account.name },
  {
    note: "$980K ARR",
    controls: pill("Next 12 months", "accent"),
    style,
    content: `${calls}
<b>Weekly active seats</b>${drawSeats({ width: 748, height: 272, fontSize: 16, every: 3, weight: 1 })}`,
    foot: `<span class="muted">Since last week</span><b class="up">+6</b>${chip("Dashboards shared with brokers")}<b class="fall" style="margin-left:8px">+2</b>${chip("Claims logins down")}`,
  },
  {
    controls: pill("12 months", "accent"),
    style: smallStyle,
    content: `${calls}<b>Weekly active seats</b>${drawSeats({ width: 288, height: 200, fontSize: 12, every: 6, weight: 0.7 })}`,
  },
);
