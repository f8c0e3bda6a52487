import { accounts } from "../sample/accounts";
import { drawUsage } from "../sample/random";
import { drawForecast } from "../shared/chart";
import { panels } from "../shared/panel";
import { chip, nameMonth, pill, type Tone } from "../shared/parts";

const account = accounts.quillon;

/** Weekly active seats: 52 actual weeks, then the forecast. */
const seats = drawUsage(31, 316, 420, 53, 7);
const last = seats.at(-1) ?? 0;
const ahead = Array.from({ length: 53 }, (_, week) => last + (86 * week) / 52 + 4 * Math.sin(week / 4.5));

/** Labels the first week of every third or sixth month. */
function nameWeek(week: number, every: number): string {
  const month = Math.round(week / 4.345);
  return month % every === 0 && Math.round(month * 4.345) === week ? nameMonth(month - 12) : "";
}

/** @param every months between labels */
function drawSeats(size: Record<"width" | "height" | "fontSize" | "weight", number>, every: number): string {
  return drawForecast({
    ...size,
    margins: [30, size.fontSize * 1.8, size.fontSize * 2.1, size.fontSize * 3],
    past: seats,
    ahead,
    half: (week) => 9.5 * Math.sqrt(week),
    levels: [200, 300, 400, 500, 600],
    nameTime: (week) => nameWeek(week, every),
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
<b>Weekly active seats</b>${drawSeats({ width: 748, height: 272, fontSize: 16, weight: 1 }, 3)}`,
    foot: `<span class="muted">Since last week</span><b class="up">+6</b>${chip("Dashboards shared with brokers")}<b class="fall" style="margin-left:8px">+2</b>${chip("Claims logins down")}`,
  },
  {
    controls: pill("12 months", "accent"),
    style: smallStyle,
    content: `${calls}<b>Weekly active seats</b>${drawSeats({ width: 288, height: 200, fontSize: 12, weight: 0.7 }, 6)}`,
  },
);
