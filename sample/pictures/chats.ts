import { color } from "../../src/theme/tokens";
import { phone, type Panel } from "./page";
import { chips, heading, icon, label, segmented, table, tile } from "./parts";
import type { Sample } from "./sample";

export function drawAgents({ find }: Sample): Panel {
  const [halden, meridian] = [find("halden-bank"), find("meridian-freight")];
  const [verrin, ostrel] = [find("verrin-foods"), find("ostrel-robotics")];
  const article = (sign: string, agent: string, question: string, answer: string, evidence: string[]) =>
    `<article><span class="badge">${icon(sign)}</span><h2>${question}</h2><small>${agent}</small><p>${answer}</p>${chips(evidence)}</article>`;
  const latency = "Export latency. It doubled 7 weeks ago; the champion’s last login was 20 days later.";
  const seats = `${meridian.name}, ${meridian.growth.text}. No case yet for ${verrin.name}: usage has not grown.`;
  const rollout = `${ostrel.name}, on approval rules. Similar accounts moved again with a template.`;
  const risk = [halden.name, "p95 latency 2.3 s", `Renewal ${halden.renews}`];
  return {
    style: `
main{display:grid;grid-template-rows:repeat(3,1fr);padding-top:0}article+article{border-top:var(--edge)}
article{display:grid;grid-template-columns:auto 1fr auto;align-content:center;gap:0.4rem 0.9rem}
h2,p{font-size:1.1rem;line-height:1.36}p,.wrap{grid-column:2/-1}p{max-width:33rem;margin-bottom:0.25rem;text-wrap:balance}
.badge{grid-row:1/3;width:2.4rem;height:2.4rem;font-size:1.1rem}
${phone}{article{grid-template-columns:1fr;gap:0.1rem}.badge,.wrap>:nth-child(3){display:none}article>*,.wrap{grid-column:1}
h2,p{margin:0;font-size:var(--text)}h2{grid-row:2}.wrap{margin-top:0.3rem}}`,
    head: heading("agent", "Q-Chat agents", "", label("Today", "pill neutral")),
    content: `${article("headset", "Customer success", `What do I raise with ${halden.name}?`, latency, risk)}
${article("briefcase", "Sales", "Who looks ready for more seats?", seats, [meridian.name, "62 exports a night", "Like 38 that grew"])}
${article("tool", "Services", "Which rollout has stalled?", rollout, [ostrel.name, "3 of 11 teams live", "9 similar accounts"])}`,
  };
}

/** Accounts with the weeks since their last report, and their reports a week before. */
const stopped = ["tidewell-utilities 15 9", "pinecrest-retail 14 6", "larkfield-media 15 5", "verrin-foods 13 4"];

export function drawAnalyst({ findRows, formatMoney }: Sample): Panel {
  const rows = findRows(stopped);
  const arr = formatMoney(rows.reduce((sum, row) => sum + row.arr, 0));
  const cohorts = [...new Set(rows.map(({ cohort }) => cohort))];
  const counts = cohorts.map((name) => `${name} ${rows.filter(({ cohort }) => cohort === name).length}`);
  const cells = rows.map(
    ({ name, money, figures: [last = 0, before = 0] }) =>
      `<span class="row">${tile(name)}${name}</span> | ${before} | ${last} weeks ago | <b>${money}</b>`,
  );
  return {
    style: `
.answer{display:grid;grid-template-columns:auto 1fr;gap:0.8rem;margin-top:0.8rem}.badge{border-radius:50%}.answer .chip{background:${color.ground}}
.wrap{margin-top:0.6rem}.wrap>.wrap{margin:0}table{margin-top:0.7rem}td{height:2.55rem}.primary{padding:0.35rem}
.prompt{flex:1;justify-content:space-between;height:2.3rem;padding:0 0.35rem 0 0.9rem;border:var(--edge);border-radius:0.65rem;background:${color.raised};color:${color.muted}}
${phone}{.ask{max-width:18.5rem}.answer{grid-template-columns:1fr}.badge,.tile,td:nth-child(2){display:none}td{height:2.4rem}}`,
    head: heading("agent", "Analyst", "in Cohorts AI", label("Keep filter", "chip", "filter")),
    content: `<p class="ask">Which mid-market accounts stopped scheduling reports after release 8.3?</p>
<div class="answer"><span class="badge">${icon("sparkles")}</span><div>
<p><b>${rows.length} accounts, ${arr} ARR.</b> All scheduled a report each week until release 8.3.</p><div class="wrap">
${label("Mid-market", "chip", "filter")}${label("No report for 60 days")}${label("Before 8.3: 1 or more a week", "chip wide")}</div>
${table(["Account | Reports a week | Last report | ARR", ...cells])}
<div class="wrap wide"><small>Rests on</small>${chips(counts)}</div></div></div>`,
    foot: `<span class="row prompt">Ask a follow-up${label("", "primary", "send")}</span>`,
  };
}

/** Cards show the upper part. */
export function drawChat({ find }: Sample): Panel {
  const { name, churn } = find("halden-bank");
  return {
    style: `
.segmented>*{padding-inline:0}.ask,.said{margin-top:0.75rem}p+.wrap{margin-top:0.5rem}
.missing{padding:0.7rem 0.8rem;border:var(--edge);border-radius:0.7rem;background:${color.ground}}`,
    head: heading("agent", "Q-Chat", "", ""),
    content: `${segmented(["Analyst", "Success", "Sales", "Services"], "Success")}<p class="ask">Which of my accounts do I call first?</p>
<div class="said"><p><b>${name}, churn ${churn.text}.</b> Its nightly exports fell from 47 to 26 after latency doubled.</p>
${chips([name, "export.completed"])}</div><p class="ask">Did they see the pricing page?</p><div class="said missing">
<p><b>The data can’t answer that.</b> The event <b>page.viewed</b> is missing: your site sends it without an account.</p>
<div class="wrap">${label("Map it to accounts", "chip", "plus")}${label("Ask about usage instead")}</div></div>`,
  };
}
