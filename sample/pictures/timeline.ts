import { palette } from "../../src/theme/palette";
import { color } from "../../src/theme/tokens";
import { phone, type Panel } from "./page";
import { chance, each, heading, icon, label, listUsage, stack, trace } from "./parts";
import type { Sample } from "./sample";

const weeksInMonth = 4.35;
/** Weeks of the past; weeks since latency doubled and since the champion’s last login; weeks since tickets, of which two were reopened. */
const [past, doubled, away] = [26, 7.1, 4.3];
const tickets = [22.7, 16.1, 6.4, 5.7, 5, 3.4, 1.6];

export function drawTimeline({ find }: Sample): Panel {
  const { name, churn, renewal, renews } = find("halden-bank");
  const due = renewal * weeksInMonth;
  const ahead = Math.round(due + 2);
  const at = (week: number) => ((week + past) / (past + ahead)) * 100;
  const left = (week: number) => `style="left:${at(week)}%"`;
  const span = (from: number, to: number, more = "") => `style="left:${at(from)}%;width:${at(to) - at(from)}%;${more}"`;
  const exports = [...listUsage(47, 50, 19, 3), ...listUsage(50, 26, 8, 2)];
  const latency = [...listUsage(1.1, 1.1, 20, 0.08), ...listUsage(1.5, 2.3, 3, 0.02), 2.28, 2.34, 2.25, 2.3];
  const lane = (title: string, content: string, look = "") =>
    `<div class="lane ${look}"><b>${title}</b>${content}</div>`;
  const bad = (text: string) => `<b class="loss" ${left(0)}>${text}</b>`;
  const ticket = (week: number) =>
    `<i class="ticket" ${span(-week, -week, `width:0.8rem;background:${week < 4 ? palette.churn : palette.steel}`)}></i>`;
  const usage = trace({ values: exports, ahead: listUsage(25, 13, ahead, 0), half: 12, min: 10, max: 60 });
  const slowness = trace({ values: latency, min: 0.8, max: 2.6, past: palette.churn });
  const risk = `${chance(churn, "loss")}<b class="loss">Churn</b><b class="wide">${churn.span}</b>`;
  const advice = "<small>Latency doubled 20 days before the champion’s last login.</small>";
  return {
    style: `
.lanes{position:relative;margin-top:2.6rem;padding-left:8.2rem}.lane{position:relative;height:2.4rem;border-bottom:var(--edge)}.tall{height:4.4rem}.lane:last-child{border:0}
.lane>*{position:absolute;top:50%;translate:0 -50%;white-space:nowrap}.lane>b:first-child{right:100%;width:8.2rem;font-weight:520}
.plot{height:2.9rem}.plot>small{position:absolute}.lane>.loss{padding-left:0.7rem;font-weight:580}.band{height:0.95rem;border-radius:0.3rem}
.away{border:0.13rem dashed ${palette.churn}}.ticket{width:0.8rem;height:0.8rem;margin-left:-0.4rem;border-radius:50%;border:0.1rem solid white}
.axis{position:absolute;top:-0.9rem;bottom:-0.4rem;left:8.2rem;right:0}.axis>*{position:absolute;top:0;bottom:0;border-left:0.09rem solid ${palette.silver}}
.axis b{position:absolute;top:-0.7rem;translate:-50%}.axis>.event{border-left:0.09rem dashed ${palette.ink}}
.event>b{display:grid;place-items:center;width:1.4rem;height:1.4rem;border-radius:50%;background:${palette.ink};color:white;font-size:var(--small)}
.event>span{position:absolute;top:-0.75rem;right:0;margin-right:1rem;white-space:nowrap}.event+.event>span{top:-2.2rem;right:auto;left:-0.2rem;margin:0}
.months{position:relative;height:2.4rem;margin-left:8.2rem}.months>*{position:absolute;bottom:0;translate:-50%}.months>:first-child{translate:0}
.renewal{width:0.14rem;height:2rem;background:${palette.ink}}.lane>.due{top:100%;margin-top:0.35rem;translate:calc(-100% - 0.5rem);font-size:var(--small)}
footer{min-height:4.6rem}footer>.sign{font-size:1.2rem}
${phone}{footer{min-height:3.2rem}.lanes{padding-left:0}.lane{height:3.7rem}.tall{height:5rem}.lane>*{margin-top:0.7rem}.lane>b:first-child{top:0;right:auto}
.axis{left:0}.months{margin-left:0;height:2.4rem}.plot>small:first-of-type{bottom:116%!important;left:7.1rem!important}.lane+.lane .plot>small{left:5.8rem!important}.lane.tickets,footer .stack>small{display:none}}`,
    head: heading("history", name, "Customer for 5 years", risk),
    content: `<div class="lanes"><div class="axis"><div class="event" ${left(-doubled)}><b>1</b><span>Latency doubles</span></div><div class="event" ${left(-away)}><b>2</b><span>Last login</span></div><div ${left(0)}><b>Now</b></div></div>
${lane("Exports a night", `<div class="plot" ${span(-past, ahead)}><small style="bottom:84%">47</small><small style="bottom:50%;left:65.5%">26</small>${usage}</div>`, "tall")}
${lane("p95 latency", `<div class="plot" ${span(-past, 0)}>${slowness}<small style="bottom:28%">1.1 s</small></div>${bad("2.3 s")}`, "tall")}
${lane("Tickets", each(tickets, ticket) + bad("2 reopened"), "tickets")}
${lane("Champion", `<i class="band" ${span(-past, -away, `background:${palette.accentLight}`)}></i><i class="band away" ${span(-away, 0)}></i>${bad("30 days away")}`)}
${lane("Contract", `<i class="band" ${span(-past, due, `background:${color.line}`)}></i><i class="renewal" ${left(due)}></i><b class="due" ${left(due)}>Renewal ${renews}</b>`)}</div>
<div class="months">${each([6, 3], (month) => `<small ${left(-month * weeksInMonth)}>−${month} mo</small>`)}</div>`,
    foot: `${icon("sparkles")}${stack("<b>Escalate export latency with their sponsor this week</b>", advice)}
<span class="end wide">${label("Assign", "primary", "user")}</span>`,
  };
}
