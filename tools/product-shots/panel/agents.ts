import { panels } from "../shared/panel";
import { chip, icon, type IconName, pill } from "../shared/parts";

interface Answer {
  agent: string;
  sign: IconName;
  question: string;
  answer: string;
  evidence: readonly string[];
}

const answers: readonly Answer[] = [
  {
    agent: "Customer success",
    sign: "headset",
    question: "What do I raise with Halden Bank?",
    answer: "Export latency. It doubled 7 weeks ago; the champion’s last login was 20 days later.",
    evidence: ["Halden Bank", "p95 latency 2.3 s", "Renewal in 11 weeks"],
  },
  {
    agent: "Sales",
    sign: "briefcase",
    question: "Who looks ready for more seats?",
    answer: "Meridian Freight, 84%. No case yet for Verrin Foods: usage has not grown.",
    evidence: ["Meridian Freight", "62 exports a night", "Like 38 that grew"],
  },
  {
    agent: "Services",
    sign: "tool",
    question: "Which rollout has stalled?",
    answer: "Ostrel Robotics, on approval rules. Similar accounts moved again with a template.",
    evidence: ["Ostrel Robotics", "3 of 11 teams live", "9 similar accounts"],
  },
];

const style = `
.content{display:grid;align-content:start;padding:0 26px}
article{display:grid;grid-template-columns:44px 1fr;gap:0 16px;padding:18px 0 0;height:177px}
article + article{border-top:1px solid var(--color-line)}
.sign{display:grid;place-items:center;width:44px;height:44px;border-radius:12px;background:var(--color-accent-soft);color:var(--color-accent-strong)}
.who{justify-content:space-between}h2{font-size:20px}
article p{margin:6px 0 11px;font-size:20px;line-height:1.36;max-width:620px;text-wrap:balance}
.evidence{display:flex;gap:8px}
`;

function formatAnswer({ agent, sign, question, answer, evidence }: Answer): string {
  return `<article><span class="sign">${icon(sign, 24)}</span><div><div class="who"><h2>${question}</h2><span class="muted">${agent}</span></div><p>${answer}</p><div class="evidence">${evidence.map((item) => chip(item)).join("")}</div></div></article>`;
}

export const agents = panels(
  { name: "agents", icon: "agent", title: "Q-Chat agents" },
  {
    controls: pill("Today", "neutral"),
    style,
    content: answers.map(formatAnswer).join(""),
  },
  {
    controls: pill("Today", "neutral"),
    style: `${style}
.content{padding:0 16px}article{display:block;height:126px;padding-top:10px}article > .sign{display:none}
.who{flex-direction:column-reverse;align-items:start;gap:0}h2{font-size:13.5px}
article p{margin:3px 0 8px;font-size:13px}.evidence{gap:6px}.who .muted{font-size:12px;white-space:nowrap}
.evidence > :nth-child(3){display:none}`,
    content: answers.map(formatAnswer).join(""),
  },
);
