import { panels } from "../shared/panel";
import { chip, icon, type IconName, segmented, writePrompt } from "../shared/parts";

const family: readonly (readonly [string, IconName, string])[] = [
  ["Analyst", "cohorts", "Cohorts AI"],
  ["Success", "headset", "Growth AI"],
  ["Sales", "briefcase", "Growth AI"],
  ["Services", "tool", "Growth AI"],
];

const style = `
.content{display:grid;grid-template-columns:206px 1fr;padding:0}
.family{display:grid;align-content:start;gap:6px;padding:18px 14px;border-right:1px solid var(--color-line);background:var(--color-ground)}
.family div{display:flex;align-items:center;gap:12px;padding:11px 12px;border-radius:11px}
.family b,.family small{display:block;line-height:1.3}
.family .chosen{background:var(--color-raised);box-shadow:0 0 0 1px var(--color-line)}
.family .icon{color:var(--color-muted)}.family .chosen .icon{color:var(--color-accent)}
.talk{display:grid;align-content:start;gap:16px;padding:22px 26px 0 24px}
.ask{justify-self:end;max-width:430px;padding:10px 16px;border-radius:14px 14px 4px 14px;background:var(--color-accent);color:var(--color-on-accent)}
.answer{line-height:1.42}.evidence{display:flex;flex-wrap:wrap;gap:8px;margin-top:11px}
.missing{padding:13px 16px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-ground)}
`;

const agents = family.map(
  ([name, sign, product], index) =>
    `<div class="${index === 1 ? "chosen" : ""}">${icon(sign, 24)}<span><b>${name}</b><small>${product}</small></span></div>`,
);

const talk = `<div class="talk">
<p class="ask">Which of my accounts do I phone first?</p>
<div class="answer"><p><b>Halden Bank, churn 61%.</b> Its nightly exports fell from 47 to 26 after latency doubled on May 12.</p><div class="evidence">${chip("Halden Bank")}${chip("export.completed")}${chip("p95 latency")}</div></div>
<p class="ask">Did they see the pricing page?</p>
<div class="answer missing"><p><b>The data can’t answer that.</b> The event <b>page.viewed</b> is missing: your site sends it without an account.</p><div class="evidence">${chip("Map it to accounts", "plus")}${chip("Ask about usage instead")}</div></div></div>`;

export const qChat = panels(
  { name: "q-chat", icon: "agent", title: "Q-Chat" },
  {
    style,
    content: `<nav class="family">${agents.join("")}</nav>${talk}`,
    foot: writePrompt("Ask the success agent"),
  },
  {
    style: `${style}
.content{display:block;padding:12px 16px 0}.segmented{display:flex;height:30px}
.segmented > span{flex:1;justify-content:center;padding:0}.talk{gap:11px;padding:14px 0 0}
.ask{padding:8px 12px;border-radius:12px 12px 4px 12px}.evidence{gap:6px;margin-top:8px}
.evidence > :nth-child(3){display:none}.missing{padding:10px 12px;border-radius:10px}`,
    content: `${segmented(
      family.map(([name]) => name),
      1,
    )}${talk}`,
  },
);
