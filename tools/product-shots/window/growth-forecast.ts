import { palette } from "../../../src/theme/palette";
import { accounts, formatArr } from "../sample/accounts";
import { findCohort } from "../sample/cohorts";
import { actual, drivers, forecast, monthCount, now, plan, spread, wider } from "../sample/forecast";
import { drawUsage } from "../sample/random";
import { appWindow } from "../shared/app-window";
import { drawForecast } from "../shared/chart";
import { line, sparkline } from "../shared/lines";
import { icon, nameMonth, person, pill, segmented, select, sign, who } from "../shared/parts";

const style = `
.chart-with-tip{position:relative}
.point{position:absolute;left:649px;top:113.2px;width:13px;height:13px;margin:-6.5px;border:2.5px solid white;border-radius:50%;background:var(--color-accent);box-shadow:0 0 0 2px var(--color-accent)}
.tip{position:absolute;left:594px;top:157px;width:206px;padding:10px 14px;border-radius:10px;background:var(--color-dark);color:var(--color-on-dark);font-size:14px}
.tip p{display:flex;justify-content:space-between}.tip span,.tip p:first-child{color:var(--color-on-dark-muted)}
.legend{display:flex;gap:20px;margin:4px 0 2px;color:var(--color-muted);font-size:var(--small)}
.legend span{display:flex;align-items:center;gap:8px;white-space:nowrap}.legend i{display:block;width:24px}
.figures{display:grid;grid-template-columns:repeat(4,1fr);gap:16px;margin-bottom:16px}
.figure{display:grid;grid-template-columns:1fr auto;padding:14px 18px;row-gap:5px;align-items:end}
.figure .muted{grid-column:1/-1}.figure strong{font-size:30px;font-weight:600;letter-spacing:-.03em;line-height:1.2}
.figure p{grid-column:1/-1;display:flex;gap:8px;align-items:center}
.middle{display:grid;grid-template-columns:1fr 420px;gap:16px;margin-bottom:16px}
.middle .card{height:404px;padding:17px 20px}
.driver{display:grid;grid-template-columns:1fr auto;gap:6px 10px;margin-top:9.5px;font-size:15px;line-height:1.2}
.driver small{margin-left:8px;font-size:13px}
.track{grid-column:1/-1;height:5px;border-radius:3px;background:var(--color-sunken)}
.track i{display:block;height:5px;border-radius:3px}
.net{display:flex;justify-content:space-between;margin-top:11px;padding-top:10px;border-top:1px solid var(--hair)}
.list{padding:15px 20px 0}
.list td{height:46px;padding-right:20px}.list td:last-child,.list th:last-child{padding-right:0}
.list th{padding-bottom:6px}
`;

/** Label, value, change and its tone, remark; then seed, start, end and color of the sparkline. */
const figures = (
  [
    ["Forecast ARR in 6 months", "$175.8M", "+1.6%", "growth", "vs. plan", [3, 10, 40], "accent"],
    ["Net revenue retention", "108%", "+0.9 pts", "growth", "vs. last quarter", [5, 12, 36], "growth"],
    ["ARR at risk, next 90 days", "$4.86M", "37 accounts", "churn", "3 more than last week", [8, 14, 32], "churn"],
    ["Expansion, next 90 days", "$7.90M", "64 accounts", "growth", "11 more than last week", [12, 10, 44], "growth"],
  ] as const
).map(
  ([label, value, change, tone, remark, [start, from, to], color]) =>
    `<div class="card figure"><span class="muted">${label}</span><strong>${value}</strong>${sparkline(drawUsage(start, from, to, 20, 4), palette[color])}<p>${pill(change, tone)}<small>${remark}</small></p></div>`,
);

function formatDriver({ name, kind, value }: (typeof drivers)[number]): string {
  const color = value < 0 ? palette.churn : palette.growth;
  return `<div class="driver"><span>${name}<small>${kind}</small></span><b class="${value < 0 ? "fall" : "up"}">${sign(value)}</b><span class="track"><i style="width:${(Math.abs(value) / 4.9) * 100}%;background:${color}"></i></span></div>`;
}

const chart = drawForecast({
  ...{ width: 808, height: 308, fontSize: 14, weight: 0.93 },
  margins: [26.6, 4, 30.8, 58],
  past: actual,
  ahead: [actual[now] ?? 0, ...forecast],
  ranges: [
    { half: (value, ahead) => value * spread(ahead) * wider, color: palette.accentPale },
    { half: (value, ahead) => value * spread(ahead), color: palette.range },
  ],
  levels: [130, 140, 150, 160, 170, 180, 190, 200],
  nameLevel: (value) => `$${value}M`,
  nameTime: (month) => ((month - now) % 3 === 0 && month < monthCount - 1 ? nameMonth(month - now) : ""),
  extra: (x, y) => {
    const end = monthCount - 1;
    const planned = [plan.first, end].map(
      (month) => [x(month), y(plan.start + plan.step * (month - plan.first))] as const,
    );
    return `<path d="${line(planned)}" stroke="${palette.slate}" stroke-width="1.75" stroke-dasharray="2 5" stroke-linecap="round"/>`;
  },
});

const legend = [
  `<i style="border-top:3px solid ${palette.accentDeep}"></i>Actual`,
  `<i style="border-top:3px dashed ${palette.accent}"></i>Forecast`,
  `<i style="height:12px;border-radius:3px;background:${palette.range}"></i>80% range`,
  `<i style="height:12px;border-radius:3px;background:${palette.accentPale}"></i>95% range`,
  `<i style="border-top:2px dotted ${palette.slate}"></i>Plan`,
].map((item) => `<span>${item}</span>`);

const later = forecast[5];
const half = later * spread(6);
const planned = plan.start + plan.step * 11;

/** Tooltip six months ahead. */
const tip = `<i class="point"></i><div class="tip"><p>In 6 months</p><p><span>Forecast</span><b>$${later}M</b></p><p><span>80% range</span><b>${(later - half).toFixed(1)} – ${(later + half).toFixed(1)}</b></p><p><span>Against plan</span><b>${sign((later / planned - 1) * 100, 1, "%")}</b></p></div>`;

/** Account, seed, start and end of its usage, next action. */
const actions = [
  [accounts.halden, [21, 60, 22], "Escalate export latency with their executive sponsor"],
  [accounts.castellane, [22, 20, 52], "Propose the automation package for field crews"],
  [accounts.meridian, [23, 24, 60], "Offer 200 seats before the next quarter"],
  [accounts.pinecrest, [24, 48, 26], "Set up weekly report schedules again"],
] as const;

function formatAction([account, [start, from, to], action]: (typeof actions)[number]): string {
  const leaves = account.churn[0] > account.growth[0];
  const [chance, range] = leaves ? account.churn : account.growth;
  const tone = leaves ? "churn" : "growth";
  return (
    `<tr><td>${who(account, account.segment, 32)}</td><td>${formatArr(account.arr)}</td><td class="muted">${findCohort(account.cohort).name}</td>` +
    `<td>${sparkline(drawUsage(start, from, to, 24, 4), leaves ? palette.churn : palette.growth, 120, 28)}</td>` +
    `<td><span class="row" style="gap:9px">${pill(leaves ? "Churn" : "Growth", tone, leaves ? "down" : "up")}<span><b>${chance}%</b> <small>±${range}</small></span></span></td>` +
    `<td>${action}</td><td>${person(account.owner)}</td></tr>`
  );
}

export const growthForecast = appWindow({
  name: "growth-forecast",
  open: "Growth forecast",
  title: "Growth forecast",
  note: "1,284 accounts, 9 sources, updated 4 minutes ago",
  controls: `${select("All segments", "users")}${select("Last 18, next 12 months", "calendar")}${select("Scenario: Base", "adjust")}`,
  style,
  content: `
<div class="figures">${figures.join("")}</div>
<div class="middle">
  <section class="card"><div class="row apart"><h2>Annual recurring revenue</h2>${segmented(["ARR", "NRR", "Churn"], 0)}</div>
    <div class="legend">${legend.join("")}</div>
    <div class="chart-with-tip">${chart}${tip}</div></section>
  <section class="card"><div class="row apart"><h2>What moves ARR over 6 months</h2><small>$M</small></div>
    ${drivers.map(formatDriver).join("")}
    <div class="net"><span class="muted">Net change, to $175.8M</span><b>+11.6</b></div></section>
</div>
<section class="card list"><div class="row apart" style="margin-bottom:10px"><h2>Accounts to act on this week</h2><span class="row muted" style="gap:6px">All 101 accounts ${icon("right", 17)}</span></div>
  <table><thead><tr><th>Account</th><th>ARR</th><th>Cohort</th><th>Usage, 90 days</th><th>Prediction, 12 months</th><th>Next action</th><th>Owner</th></tr></thead>
  <tbody>${actions.map(formatAction).join("")}</tbody></table></section>`,
});
