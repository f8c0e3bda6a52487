import { palette } from "../../../src/theme/palette";
import { accounts, formatArr } from "../sample/accounts";
import { findCohort } from "../sample/cohorts";
import { scale } from "../shared/lines";
import { panels } from "../shared/panel";
import { button, dot, pill, segmented, who } from "../shared/parts";

const cohort = findCohort("nightly");

const habits = [
  { name: "Run an export every night", share: 96 },
  { name: "One token per system", share: 81 },
  { name: "Rarely open dashboards", share: 74 },
  { name: "Edit schedules monthly", share: 63 },
  { name: "Three admins or more", share: 57 },
] as const;

/** Fit of each account to the cohort, a quarter ago and now. */
const drifting = [
  { account: accounts.halden, before: 0.91, after: 0.58 },
  { account: accounts.ostrel, before: 0.84, after: 0.62 },
  { account: accounts.hollin, before: 0.83, after: 0.63 },
  { account: accounts.arden, before: 0.79, after: 0.64 },
] as const;

const style = `
.content{padding:0}
.sum{display:grid;grid-template-columns:repeat(3,150px) 1fr;padding:17px 26px 15px;border-bottom:1px solid var(--hair)}
.sum strong{display:block;font-size:30px;font-weight:600;letter-spacing:-.03em;line-height:1.15}
.cols{display:grid;grid-template-columns:326px 1fr;height:374px}.cols section{padding:18px 26px}
.cols section + section{border-left:1px solid var(--hair);padding-right:26px}h2{font-size:17px}.habit{margin-top:19px}
.habit p{display:flex;justify-content:space-between;line-height:1.35}
.track{display:block;height:7px;margin-top:7px;border-radius:4px;background:var(--color-sunken)}
.track i{display:block;height:7px;border-radius:4px;background:${palette.accentDeep}}.cols table{margin-top:10px}
.cols td{height:68px}
`;

function formatDrift(before: number, after: number): string {
  const x = scale([0.4, 1], [8, 104]);
  const [from, to] = [x(before), x(after)];
  return `<svg width="112" height="24" style="display:block"><path d="M8 12H104" stroke="${palette.mist}" stroke-width="2" stroke-linecap="round"/><path d="M${from} 12H${to}" stroke="${palette.churn}" stroke-width="3"/><circle cx="${from}" cy="12" r="5" fill="white" stroke="${palette.slate}" stroke-width="2"/><circle cx="${to}" cy="12" r="6" fill="${palette.churn}"/></svg>`;
}

const habitRows = habits.map(
  ({ name, share }) =>
    `<div class="habit"><p><span>${name}</span><b>${share}%</b></p><span class="track"><i style="width:${share}%"></i></span></div>`,
);
const figures = `<div><span class="muted">Accounts</span><strong>${cohort.accounts}</strong></div><div><span class="muted">ARR</span><strong>$${cohort.arr}M</strong></div><div><span class="muted">NRR</span><strong>${cohort.nrr[5]}%</strong></div>`;

export const cohortPage = panels(
  { name: "cohort-page", icon: "cohorts", title: cohort.name },
  {
    note: "Cohort",
    controls: button("Send to Salesforce", "send", "primary"),
    style,
    content: `
<div class="sum">${figures}<div style="justify-self:end;align-self:center">${segmented(["Members", "New 11", "Edge 9"], 2)}</div></div>
<div class="cols"><section><h2>Shared habits</h2>${habitRows.join("")}</section>
<section><h2>Drifting toward the edge</h2><table><thead><tr><th>Account</th><th>Fit, last 90 days</th><th></th></tr></thead><tbody>
${drifting.map(({ account, before, after }) => `<tr><td>${who(account, formatArr(account.arr), 36)}</td><td>${formatDrift(before, after)}</td><td class="end"><b class="fall">${after.toFixed(2)}</b></td></tr>`).join("")}</tbody></table></section></div>`,
    foot: `${dot(palette.churn)}<span><b>9 accounts</b> on the edge, <b>$3.1M</b> ARR</span><span class="muted" style="margin-left:auto">5 of them with Elena Marsh</span>`,
  },
  {
    controls: pill("Cohort", "neutral"),
    style: `${style}
.sum{grid-template-columns:repeat(3,1fr);padding:10px 16px}.sum strong{font-size:21px}section{padding:12px 16px 0}
h2{font-size:13.5px}.habit{margin-top:9px}.track{height:5px;margin-top:4px}.track i{height:5px}td{height:38px}
table{margin-top:6px}`,
    content: `<div class="sum">${figures}</div><section><h2>Shared habits</h2>${habitRows.slice(0, 3).join("")}</section>
<section><h2>Drifting toward the edge</h2><table><tbody>${drifting
      .slice(0, 3)
      .map(
        ({ account, before, after }) =>
          `<tr><td>${account.name}</td><td>${formatDrift(before, after)}</td><td class="end"><b class="fall">${after.toFixed(2)}</b></td></tr>`,
      )
      .join("")}</tbody></table></section>`,
  },
);
