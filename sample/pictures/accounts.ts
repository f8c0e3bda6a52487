import { palette } from "../../src/theme/palette";
import { color } from "../../src/theme/tokens";
import { phone, type Panel } from "./page";
import {
  chance,
  dot,
  each,
  heading,
  image,
  label,
  list,
  listUsage,
  segmented,
  stack,
  table,
  tile,
  trace,
} from "./parts";
import type { Chance, Sample } from "./sample";

/** Lists what lowers the ARR of an account most, in percent of the first. */
function listLosses({ drivers }: ReturnType<Sample["find"]>) {
  const most = drivers[0]?.change ?? 1;
  return drivers.slice(0, 3).map(({ name, change, text }) => `${name}: ${text}: ${(change / most) * 100}`);
}

export function drawPrediction({ find }: Sample): Panel {
  const { name, money, growth, churn } = find("quillon-insurance");
  const seats = listUsage(316, 420, 53, 9);
  const ahead = listUsage(seats.at(-1) ?? 0, 506, 52, 0).map((value, week) => value + 5 * Math.sin(week / 4.5));
  const up = (level: number) => `style="bottom:${(level - 200) / 4}%"`;
  const levels = [200, 300, 400, 500, 600];
  const months = ["−12 mo", "−9 mo", "−6 mo", "−3 mo", "Now", "+3 mo", "+6 mo", "+9 mo", "+12 mo"];
  const call = (kind: string, where: string, of: Chance, polarity: "gain" | "loss") =>
    `<div class="call"><b>${kind}</b>${chance(of, polarity)}<strong>${of.span}</strong><small>expected ${of.text}</small><small>${where}</small></div>`;
  return {
    style: `
.calls{display:grid;grid-template-columns:1fr 1fr;gap:0.8rem;margin-bottom:1rem}
.call{display:grid;grid-template-columns:auto 1fr;align-items:baseline;gap:0.1rem 0.6rem;padding:0.7rem 0.9rem 0.6rem;border:var(--edge);border-radius:0.7rem}
.call>svg{justify-self:end;width:7rem;height:1.24rem}.call>strong{font-size:1.75rem}.call>small:last-child{grid-column:1/-1}
.chart{display:grid;grid-template-columns:2.2rem 1fr;gap:0 0.6rem;margin:1.6rem 1.2rem 0 0}
.plot,.levels{position:relative;grid-row:1;height:12.6rem}.levels>*{position:absolute;right:0;translate:0 50%}
.plot>hr{position:absolute;width:100%;border:0;border-top:var(--hair)}.trace{position:relative}
.now{position:absolute;top:0;bottom:0;left:50%;border-left:0.09rem dashed ${palette.silver}}.now>b{position:absolute;bottom:100%;translate:-50%}
.months{grid-column:2;display:flex;justify-content:space-between;margin:0.5rem -1.6rem 0}.months>*{width:3.2rem;text-align:center;white-space:nowrap}
${phone}{.call{grid-template-columns:1fr;padding:0.5rem 0.7rem;line-height:1.3}.call>*{grid-column:1}.call>svg{justify-self:start;margin-block:0.2rem}
.call>strong{font-size:1.4rem}.chart{margin-top:1.8rem}.plot,.levels{height:10.6rem}.months>:nth-child(2n),footer.row{display:none}}`,
    head: heading("forecast", name, `${money} ARR`, label("12 months", "pill accent")),
    content: `<div class="calls">${call("Growth", "in underwriting", growth, "gain")}${call("Churn", "in claims", churn, "loss")}</div>
<b>Weekly active seats</b><div class="chart"><div class="levels">${each(levels, (level) => `<small ${up(level)}>${level}</small>`)}</div>
<div class="plot">${each(levels, (level) => `<hr ${up(level)}>`)}<div class="now"><b>Now</b></div>
${trace({ values: seats, ahead, half: 68, min: 200, max: 600 })}</div>
<div class="months">${each(months, (month) => `<small>${month}</small>`)}</div></div>`,
    foot: `<small>Since last week</small><b class="gain">+6</b>${label("Dashboards shared with brokers")}
<b class="loss">+2</b>${label("Claims logins down")}`,
  };
}

const scored = ["meridian-freight", "castellane-energy", "quillon-insurance", "ostrel-robotics", "pinecrest-retail"];

/** Cards show the upper part. */
export function drawScores({ find }: Sample): Panel {
  const halden = find("halden-bank");
  const row = ({ name, growth, churn }: typeof halden) =>
    `<b>${name}</b>${chance(churn, "loss")}${chance(growth, "gain")}`;
  return {
    style: `
.scores{display:grid;grid-template-columns:1fr auto auto;gap:0.62rem 0.8rem;align-items:center;white-space:nowrap}.scores>svg{width:4.6rem;height:0.812rem}h2{margin-top:0.7rem;padding-top:0.6rem;border-top:var(--edge)}
li{margin-top:0.5rem}li>b{color:${color.churnText}}.bar{margin-top:0.15rem}.bar>i{height:0.35rem;border-radius:0.2rem;background:${color.churn}}`,
    head: heading("target", "Account scores", "", label("12 months", "pill accent")),
    content: `<div class="scores"><small>Chances in twenty</small><small>Churn</small><small>Growth</small>${each([...scored.map(find), halden], row)}</div>
<h2>Behind ${halden.name}’s ${halden.churn.text}: ARR at risk</h2>${list(listLosses(halden))}`,
  };
}

export function drawRecord({ find, site }: Sample): Panel {
  const halden = find("halden-bank");
  const { name, industry, arr, renews, churn } = halden;
  const contract = `$${(arr * 1000).toLocaleString("en-US")}`;
  const facts = ["Owner: Elena Marsh", `Industry: ${industry}`, `Annual contract: ${contract}`, `Renewal: ${renews}`];
  const fields = [...facts, "Stage: Renewal, in review", "Last call: 7 days ago", "Contacts: 14"];
  const line = trace({ values: listUsage(47, 26, 20, 5), min: 24, max: 50, past: palette.churn });
  const range = stack(`<strong>${churn.span}</strong>`, `<small>chance of churn, expected ${churn.text}</small>`);
  return {
    style: `
header{background:${color.sunken}}header>.sign{color:${color.muted}}
main{display:grid;grid-template-columns:1fr 20.6rem;gap:1.4rem;padding-bottom:1.3rem;background:${color.ground}}
dl>div{padding:0.67rem 0;border-top:var(--edge);line-height:1.3}dl>:first-of-type{border:0;padding-top:0}
dt{color:${color.muted};font-size:var(--small)}dd{font-weight:520}dd::first-letter{text-transform:uppercase}
.insight{padding:0.9rem 1.1rem;border:var(--edge);border-radius:0.8rem;background:${color.raised};box-shadow:0 0 0 0.28rem ${color.accentSoft}}
img{width:1.6rem;height:1.6rem}.chance{margin:0.8rem 0 0.7rem}.chance>svg{width:8.5rem;height:1.5rem;margin-bottom:0.4rem}.line{height:3.6rem;margin:0 0.2rem 0.6rem}
li{padding:0.5rem 0;border-top:var(--hair)}li>b{color:${color.churnText}}.bar{display:none}.next{display:grid;place-items:start;gap:0.5rem;margin-top:0.7rem;line-height:1.35}
${phone}{main{display:block;padding-top:0.6rem}dl{display:flex;justify-content:space-between;margin-bottom:0.7rem}dl>div,dl>:first-of-type{padding:0;border:0}
dl>:nth-child(2),dl>:nth-child(n+5){display:none}header>small{display:block}
.chance{display:flex;gap:1rem;align-items:center;margin:0.5rem 0}.chance>svg{width:6.8rem;height:1.2rem;margin:0}.line{height:3rem}li{padding:0.3rem 0}.next{grid-template-columns:auto 1fr;margin-top:0.4rem}}`,
    head: heading("building", name, "CRM", label("Log a call", "button wide", "phone") + label("Edit", "button")),
    content: `<dl>${each(fields, (field) => `<div><dt>${field.replace(": ", "</dt><dd>")}</dd></div>`)}</dl>
<section class="insight"><div class="row">${image(site.mark)}<b>${site.name}</b><small class="end">4 min ago</small></div>
<div class="chance">${chance(churn, "loss")}${range}</div><div class="line">${line}</div>${list(listLosses(halden))}
<div class="next">${label("Next", "pill accent")}<b>Escalate export latency with their sponsor this week.</b></div></section>`,
  };
}

/** Accounts with their fit to the cohort, a quarter ago and now. */
const drifting = [
  "halden-bank 0.91 0.58",
  "ostrel-robotics 0.84 0.62",
  "hollin-aerospace 0.83 0.63",
  "arden-clinics 0.79 0.64",
];

export function drawCohort({ findRows, formatMoney, formatTotal, cohort }: Sample): Panel {
  const rows = findRows(drifting);
  const onEdge = formatMoney(rows.reduce((sum, { arr }) => sum + arr, 0));
  const sums = [`Accounts: ${cohort.accounts}`, `ARR: ${formatTotal(cohort.arr)}`, `NRR: ${cohort.retention}%`];
  const sum = (text: string) => `<span class="stack"><small>${text.replace(": ", "</small><strong>")}</strong></span>`;
  const at = (fit: number) => (fit - 0.4) / 0.006;
  const cells = rows.map(({ name, money, figures: [before = 0, after = 0] }) => {
    const account = `<span class="row">${tile(name)}${stack(`<b>${name}</b>`, `<small>${money}</small>`)}</span>`;
    const dots = each([before, after], (fit) => `<i style="left:${at(fit)}%"></i>`);
    const fit = `<div class="fit"><hr style="left:${at(after)}%;width:${at(before) - at(after)}%">${dots}</div>`;
    return `${account} | ${fit} | <b class="loss">${after.toFixed(2)}</b>`;
  });
  const [first = "", edge] = [rows[0]?.name, `Edge ${rows.length}`];
  return {
    style: `
main{padding:0}section{padding:1rem var(--side)}.sum{display:grid;grid-template-columns:repeat(3,8rem) 1fr;align-items:center;padding:0.95rem var(--side) 0.85rem;border-bottom:var(--hair)}
.columns{display:grid;grid-template-columns:18rem 1fr;height:21rem}section+section{border-left:var(--hair)}li{margin-top:1rem}.bar{margin-top:0.4rem;border-radius:1rem;background:${color.sunken}}
.bar>i{height:0.4rem;border-radius:1rem;background:${palette.accentDeep}}table{margin-top:0.6rem}td{height:3.8rem}
.fit{position:relative;width:6rem;margin:0 1.2rem 0 auto;border-top:0.11rem solid ${palette.mist};translate:0 0.055rem}.fit>*{position:absolute;top:-0.055rem;translate:-50% -50%}
.fit>hr{height:0.17rem;border:0;background:${palette.churn};translate:0 -50%}.fit>i{width:0.72rem;height:0.72rem;border-radius:50%;background:${palette.churn}}
.fit>hr+i{border:0.14rem solid ${palette.slate};background:white}
${phone}{section{padding:0.75rem var(--side) 0}section+section{border:0}.sum{grid-template-columns:repeat(3,1fr);padding-block:0.6rem}strong{font-size:1.5rem}
.columns{display:block}li{margin-top:0.55rem}.bar{margin-top:0.25rem}td{height:2.7rem}
tr:first-child,tr:nth-child(5),li:nth-child(n+4),.tile,td .stack>small,.segmented,.primary,footer.row{display:none}header>small{display:block}}`,
    head: heading("cohorts", cohort.name, "Cohort", label("Send to Salesforce", "primary", "send")),
    content: `<div class="sum">${each(sums, sum)}${segmented(["Members", "New 11", edge], edge)}</div>
<div class="columns"><section><h2>Shared habits</h2>${list(cohort.habits.map((habit) => `${habit}%: ${habit.replace(/.*: /u, "")}`))}</section>
<section><h2>Drifting toward the edge</h2>${table(["Account | Fit, last 90 days | ", ...cells])}</section></div>`,
    foot: `${dot(palette.churn)}<span><b>${rows.length} accounts</b> on the edge, <b>${onEdge}</b> ARR</span>
<small class="end">${first} renews ${rows[0]?.renews ?? ""}</small>`,
  };
}
