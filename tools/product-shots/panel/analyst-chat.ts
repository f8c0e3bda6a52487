import { accounts, formatArr } from "../sample/accounts";
import { panels } from "../shared/panel";
import { chip, icon, person, tile } from "../shared/parts";

const stopped = [
  { account: accounts.tidewell, last: 15, before: 9 },
  { account: accounts.pinecrest, last: 14, before: 6 },
  { account: accounts.larkfield, last: 15, before: 5 },
  { account: accounts.verrin, last: 13, before: 4 },
] as const;

const style = `
.content{display:grid;align-content:start;gap:14px;padding:18px 26px 0}
.ask{display:flex;justify-content:end;align-items:end;gap:11px}
.ask p{max-width:540px;padding:10px 16px;border-radius:14px 14px 4px 14px;background:var(--color-accent);color:var(--color-on-accent);line-height:1.38}
.answer{display:grid;grid-template-columns:34px 1fr;gap:13px}
.sign{display:grid;place-items:center;width:34px;height:34px;border-radius:50%;background:var(--color-accent-soft);color:var(--color-accent-strong)}
.filter{display:flex;flex-wrap:wrap;gap:8px;margin-top:10px;align-items:center}
.filter .chip{background:var(--color-ground)}table{margin-top:12px}td{height:46px}th{padding-bottom:5px}
`;

const question = "Which mid-market accounts stopped scheduling reports after release 8.3?";
const answer = "<b>23 accounts, $2.9M ARR.</b> All scheduled a report each week until release 8.3.";

export const analystChat = panels(
  { name: "analyst-chat", icon: "agent", title: "Analyst" },
  {
    note: "Cohorts AI",
    controls: chip("Keep filter", "filter"),
    style,
    content: `
<div class="ask"><p>${question}</p>${person("EM", 34)}</div>
<div class="answer"><span class="sign">${icon("sparkles", 20)}</span><div>
<p>${answer}</p>
<div class="filter">${chip("Mid-market", "filter")}${chip("report.scheduled: 0 for 60 days")}${chip("Before 8.3: 1 or more a week")}</div>
<table><thead><tr><th>Account</th><th class="end">Reports a week</th><th class="end">Last report</th><th class="end">ARR</th></tr></thead><tbody>
${stopped.map(({ account, last, before }) => `<tr><td><span class="row">${tile(account, 30)}${account.name}</span></td><td class="end">${before}</td><td class="end">${last} weeks ago</td><td class="end"><b>${formatArr(account.arr)}</b></td></tr>`).join("")}</tbody></table>
<div class="filter"><span class="muted">Rests on</span>${chip("Steady reporters 14")}${chip("Dashboard sharers 5")}${chip("Fading logins 4")}</div></div></div>`,
    foot: `<span class="prompt">Ask a follow-up<span class="send">${icon("send", 19)}</span></span>`,
  },
  {
    controls: chip("Keep filter", "filter"),
    style: `${style}
.content{display:block;padding:14px 16px 0}.ask{justify-content:start}
.ask p{margin-left:auto;max-width:262px;text-wrap:balance;padding:8px 12px;border-radius:12px 12px 4px 12px}
.answer{display:block;margin-top:13px;line-height:1.4}.filter{gap:6px;margin-top:9px}td{height:34px}`,
    content: `<div class="ask"><p>${question}</p></div><div class="answer"><p>${answer}</p>
<div class="filter">${chip("Mid-market", "filter")}${chip("No report for 60 days")}</div>
<table><thead><tr><th>Account</th><th class="end">Last report</th><th class="end">ARR</th></tr></thead><tbody>
${stopped.map(({ account, last }) => `<tr><td>${account.name}</td><td class="end">${last} weeks ago</td><td class="end"><b>${formatArr(account.arr)}</b></td></tr>`).join("")}</tbody></table></div>`,
    foot: `<span class="muted">Rests on</span><span>Steady reporters, 2 more cohorts</span>`,
  },
);
