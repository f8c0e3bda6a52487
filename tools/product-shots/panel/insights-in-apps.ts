import { palette } from "../../../src/theme/palette";
import { accounts, formatArr } from "../sample/accounts";
import { owners } from "../sample/company";
import { drawUsage } from "../sample/random";
import { sparkline } from "../shared/lines";
import { company, mark } from "../shared/page";
import { panels } from "../shared/panel";
import { button, pill } from "../shared/parts";

const account = accounts.halden;

const style = `
.head{background:var(--color-sunken)}.head > .icon{color:var(--color-muted)}
.content{display:grid;grid-template-columns:1fr 372px;gap:26px;padding:22px 26px;background:var(--color-ground)}
dl{display:grid;align-content:start}dl div{padding:12px 0;border-top:1px solid var(--color-line);line-height:1.35}
dl div:first-of-type{border:0;padding-top:2px}dt{color:var(--color-muted);font-size:16px}dd{font-weight:520}
.insight{height:486px;padding:18px 20px;border:1px solid var(--color-line);border-radius:14px;background:var(--color-raised);box-shadow:0 0 0 5px var(--color-accent-soft)}
.from{display:flex;align-items:center;gap:10px;font-weight:590}.from small{margin-left:auto;font-weight:430}
.chance{display:flex;align-items:end;gap:12px;margin:16px 0 12px}
.chance strong{font-size:46px;font-weight:600;letter-spacing:-.035em;line-height:1}
ul{list-style:none;margin:6px 0 16px}
li{display:flex;justify-content:space-between;padding:9px 0;border-top:1px solid var(--hair)}
`;

function formatFields(fields: readonly (readonly [term: string, value: string])[]): string {
  return `<dl>${fields.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join("")}</dl>`;
}

const fields = [
  ["Owner", owners[account.owner]],
  ["Industry", account.industry],
  ["Annual contract", "$1,860,000"],
  ["Renewal", "In 11 weeks"],
  ["Stage", "Renewal, in review"],
  ["Last call", "7 days ago"],
  ["Contacts", "14"],
] as const;

/** Formats the prediction. `width` and `height` are those of its sparkline. */
function formatInsight(width: number, height: number): string {
  return `<section class="insight"><div class="from"><img alt="" width="28" src="${mark()}">${company}<small>4 min ago</small></div>
<div class="chance"><strong>${account.churn[0]}%</strong><span style="line-height:1.25">chance of churn<br><span class="muted">${account.churn[0] - account.churn[1]} to ${account.churn[0] + account.churn[1]}%, 12 months</span></span></div>
${sparkline(drawUsage(61, 60, 22, 30, 4), palette.churn, width, height)}
<ul><li><span>Export latency doubled</span><b class="fall">+31</b></li><li><span>Champion away 30 days</span><b class="fall">+17</b></li><li><span>Fewer exports a night</span><b class="fall">+11</b></li></ul>
${pill("Next", "accent")}<p style="margin:9px 0 0;line-height:1.38"><b>Escalate export latency with their sponsor this week.</b></p></section>`;
}

const smallFields = [
  ["Owner", owners[account.owner]],
  ["Contract", formatArr(account.arr)],
  ["Renewal", "In 11 weeks"],
] as const;

export const insightsInApps = panels(
  { name: "insights-in-apps", icon: "building", title: account.name },
  {
    note: "CRM account",
    controls: `${button("Log a call", "phone")}${button("Edit")}`,
    style,
    content: `${formatFields(fields)}
${formatInsight(330, 96)}`,
  },
  {
    note: "CRM",
    controls: button("Edit"),
    style: `${style}
.content{display:block;padding:8px 16px 0}.button{height:28px}dl{grid-template-columns:1fr 1fr auto}
dl div,dl div:first-of-type{padding:0 0 10px;border:0}dt{font-size:12px}
.insight{height:auto;padding:11px 14px 13px;box-shadow:0 0 0 4px var(--color-accent-soft)}
.chance{gap:10px;margin:8px 0 3px}.chance strong{font-size:34px}ul{margin:2px 0 9px}li{padding:5px 0}
.insight > .pill{float:left;margin:0 8px 0 0}.insight > p{margin:0!important}`,
    content: `${formatFields(smallFields)}${formatInsight(258, 54)}`,
  },
);
