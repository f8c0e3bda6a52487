import { smallPanel } from "../shared/panel";
import { chip, segmented } from "../shared/parts";

const style = `
.content{padding:12px 16px 0}.segmented{display:flex;height:30px}
.segmented > span{flex:1;justify-content:center;padding:0}
.talk{display:grid;align-content:start;gap:11px;padding:14px 0 0}
.ask{justify-self:end;max-width:430px;padding:8px 12px;border-radius:12px 12px 4px 12px;background:var(--color-accent);color:var(--color-on-accent)}
.answer{line-height:1.42}.evidence{display:flex;flex-wrap:wrap;gap:6px;margin-top:8px}
.missing{padding:10px 12px;border:1px solid var(--color-line);border-radius:10px;background:var(--color-ground)}
`;

const talk = `<div class="talk">
<p class="ask">Which of my accounts do I call first?</p>
<div class="answer"><p><b>Halden Bank, churn 61%.</b> Its nightly exports fell from 47 to 26 after latency doubled.</p><div class="evidence">${chip("Halden Bank")}${chip("export.completed")}</div></div>
<p class="ask">Did they see the pricing page?</p>
<div class="answer missing"><p><b>The data can’t answer that.</b> The event <b>page.viewed</b> is missing: your site sends it without an account.</p><div class="evidence">${chip("Map it to accounts", "plus")}${chip("Ask about usage instead")}</div></div></div>`;

/** Cards of the overview page show the upper part. */
export const qChat = smallPanel(
  { name: "q-chat", icon: "agent", title: "Q-Chat" },
  { style, content: `${segmented(["Analyst", "Success", "Sales", "Services"], 1)}${talk}` },
);
