import { palette } from "../../../src/theme/palette";
import { accounts } from "../sample/accounts";
import { type Cohort, cohorts, findCohort, moved, moves } from "../sample/cohorts";
import { total } from "../sample/company";
import { drawUsage } from "../sample/random";
import { appWindow } from "../shared/app-window";
import { drawHabitMap } from "../shared/habit-map";
import { sparkline } from "../shared/lines";
import { smallPanel } from "../shared/panel";
import { dot, icon, nameTone, pill, segmented, select, sign } from "../shared/parts";

const style = `
.upper{display:grid;grid-template-columns:1fr 384px;gap:14px;margin-bottom:14px}
.upper .card{height:368px;padding:14px 20px}.map{position:relative}.map small{position:absolute;right:20px;bottom:12px}
.move{display:grid;grid-template-columns:1fr auto;gap:3px 12px;padding:11px 0;border-top:1px solid var(--hair);line-height:1.3}
.move > :nth-child(even){justify-self:end}.move .path{display:flex;align-items:center;gap:8px;font-weight:540}
.move .path .icon{color:var(--color-muted)}.sums{display:flex;gap:34px;margin:8px 0 10px}
.sums strong{display:block;font-size:27px;font-weight:600;letter-spacing:-.03em;line-height:1.2}
.list{padding:12px 20px 2px}.list td{height:42px}
.list th{padding-bottom:7px}.list td:first-child{padding-right:18px}.list .end{padding-left:14px}
.share{display:block;width:80px;height:6px;border-radius:3px;background:var(--color-sunken)}
.share i{display:block;height:6px;border-radius:3px}
.name{display:flex;align-items:center;gap:10px;font-weight:540}
`;

const marks = [
  { name: accounts.ravenholt.name, at: [31.6, 79], radius: 9.5, color: palette.accentDeep, side: "left" },
  { name: accounts.meridian.name, at: [31, 67], radius: 8, color: palette.accentDeep, side: "left" },
  { name: accounts.castellane.name, at: [80, 75], radius: 8.5, color: palette.growth, side: "right" },
  { name: accounts.tidewell.name, at: [50, 15], radius: 6, color: palette.churn, side: "right" },
] as const;

function formatMove({ from, to, accounts: count, arr, reason }: (typeof moves)[number]): string {
  const [left, right] = [findCohort(from), findCohort(to)];
  return `<div class="move"><span class="path">${dot(left.color, 9)}${left.name}${icon("right", 16)}${dot(right.color, 9)}${right.name.replace(" builders", "").replace(" logins", "")}</span><b>${count}</b><small>${reason}</small><small>$${arr.toFixed(2)}M</small></div>`;
}

/** Draws a year of ARR up to the cohort's current value. */
function formatTrend({ arr, gained, nrr, color }: Cohort): string {
  const yearAgo = arr / (nrr[5] / 100);
  const spring = arr - gained;
  const before = drawUsage(Math.round(arr * 10), yearAgo, spring, 10, Math.abs(spring - yearAgo) * 0.09);
  return sparkline([...before, spring + gained * 0.4, spring + gained * 0.6, arr], color, 100, 30);
}

function formatRetention(nrr: Cohort["nrr"]): string {
  const change = nrr[5] - nrr[4];
  return `<td class="end">${nrr[5]}%</td><td class="end ${nameTone(change)}">${sign(change, 0)}</td>`;
}

function formatRow(cohort: Cohort): string {
  const { name, habit, color, accounts: count, arr, gained, nrr } = cohort;
  return (
    `<tr><td><span class="name">${dot(color, 11)}${name}</span></td><td class="muted">${habit}</td><td class="end">${count}</td>` +
    `<td class="end"><b>$${arr.toFixed(1)}M</b></td><td style="padding-left:16px"><span class="share"><i style="width:${(arr / 44.9) * 100}%;background:${color}"></i></span></td>` +
    `${formatRetention(nrr)}` +
    `<td style="padding-left:24px">${formatTrend(cohort)}</td><td class="end"><b class="${gained < 0 ? "fall" : "up"}">${gained < 0 ? "−" : "+"}$${Math.abs(gained).toFixed(1)}M</b></td></tr>`
  );
}

export const cohortSegments = appWindow({
  name: "cohort-segments",
  title: "Cohort segments",
  note: `${total.accounts.toLocaleString("en-US")} accounts in ${cohorts.length} cohorts, learned from their use`,
  controls: `${segmented(["Learned", "Your segments"], 0)}${select("This quarter", "calendar")}${select("Color: Cohort", "adjust")}`,
  style,
  content: `
<div class="upper"><section class="card map"><div class="row apart"><h2>Map of habits</h2></div>
${drawHabitMap({ width: 728, height: 308, fontSize: 15, thin: 1, marks, named: true })}<small>Near means alike; size is ARR</small></section>
<section class="card"><h2>Moves this week</h2><div class="sums"><div><span class="muted">Accounts</span><strong>${moved.accounts}</strong></div><div><span class="muted">ARR</span><strong>$${moved.arr.toFixed(2)}M</strong></div></div>${moves.map(formatMove).join("")}
<div class="move"><span class="muted">Last 7 days</span><span class="row" style="gap:5px;color:var(--color-accent-strong);font-weight:540">All moves ${icon("right", 16)}</span></div></section></div>
<section class="card list"><table><thead><tr><th>Cohort</th><th>Defining habit</th><th class="end">Accounts</th><th class="end">ARR</th><th></th><th class="end">NRR</th><th class="end">vs. last quarter, pts</th><th style="padding-left:24px">ARR, 12 months</th><th class="end">This quarter</th></tr></thead>
<tbody>${cohorts.map(formatRow).join("")}</tbody></table></section>`,
});

export const cohortSegmentsSmall = smallPanel(
  { name: "cohort-segments", icon: "cohorts", title: "Cohort segments" },
  {
    controls: pill(`${total.accounts.toLocaleString("en-US")} accounts`, "neutral"),
    style: `
.content{padding:6px 16px 0}table{margin-top:4px}th{padding-bottom:3px}td{height:28.5px}.end{padding-left:10px}
.name{display:flex;align-items:center;gap:8px}`,
    content: `${drawHabitMap({ width: 288, height: 172, fontSize: 12, thin: 4, marks: [], named: false })}
<table><thead><tr><th>Cohort</th><th class="end">Accounts</th><th class="end">NRR</th><th class="end">Change</th></tr></thead><tbody>
${cohorts.map(({ name, color, accounts: count, nrr }) => `<tr><td><span class="name">${dot(color, 10)}${name}</span></td><td class="end">${count}</td>${formatRetention(nrr)}</tr>`).join("")}</tbody></table>`,
  },
);
