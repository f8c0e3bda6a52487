import { palette } from "../../../src/theme/palette";
import { type Cohort, cohorts, moved, moves } from "../sample/cohorts";
import { panels } from "../shared/panel";
import { dot, icon, pill, select, sign } from "../shared/parts";

/** Reason for the change of each cohort. */
const reasons = {
  workflow: "Automations per account up 12%",
  fading: "Logins down 41% after release 8.3",
  steady: "Scheduled reports down 31%",
  nightly: "Exports replaced by automations",
} as const;

const style = `
.content{padding:18px 26px 0}.sum{display:flex;gap:44px;margin-bottom:12px}
.sum strong{display:block;font-size:32px;font-weight:600;letter-spacing:-.03em;line-height:1.15}
.line{display:grid;grid-template-columns:1fr 250px 92px 22px;gap:16px;align-items:center;height:87px;border-top:1px solid var(--color-line)}
.line h2{display:flex;gap:10px;align-items:center;font-size:18px}
.line .why{display:block;margin-left:21px;color:var(--color-muted)}.bar{position:relative;height:26px}
.bar::before{content:"";position:absolute;left:50%;inset-block:-8px;width:1px;background:var(--color-line)}
.bar i{position:absolute;height:26px;border-radius:4px}.count{position:absolute;top:2px;font-weight:560}
`;

/** Sums the accounts and ARR that a cohort gained, minus those it lost. */
function balance(cohort: Cohort): { cohort: Cohort; accounts: number; arr: number } {
  const signed = moves.flatMap((move) => {
    if (move.to === cohort.key) return [move];
    return move.from === cohort.key ? [{ accounts: -move.accounts, arr: -move.arr }] : [];
  });
  const sum = (figure: "accounts" | "arr") => signed.reduce((all, move) => all + move[figure], 0);
  return { cohort, accounts: sum("accounts"), arr: sum("arr") };
}

const changes = cohorts
  .map(balance)
  .filter((change) => change.accounts !== 0)
  .sort((left, right) => right.arr - left.arr);
function formatBar(accounts: number, arr: number): string {
  const [side, color] = arr < 0 ? ["right", palette.churn] : ["left", palette.growth];
  return `<i style="${side}:50%;width:${(Math.abs(arr) / 1.62) * 38}%;background:${color}"></i><span class="count" style="${arr < 0 ? "left" : "right"}:calc(50% + 9px)">${sign(accounts, 0)}</span>`;
}

function formatArr(arr: number): string {
  return `<b class="end ${arr < 0 ? "fall" : "up"}">${arr < 0 ? "−" : "+"}$${Math.abs(arr).toFixed(2)}M</b>`;
}

function formatChange({ cohort, accounts, arr }: (typeof changes)[number]): string {
  const reason = reasons[cohort.key as keyof typeof reasons];
  return `<div class="line"><div><h2>${dot(cohort.color, 11)}${cohort.name}</h2><span class="why">${reason}</span></div><div class="bar">${formatBar(accounts, arr)}</div>${formatArr(arr)}<span class="muted">${icon("chevronRight", 20)}</span></div>`;
}

const figures = `<div class="sum"><div><span class="muted">Accounts that changed cohort</span><strong>${moved.accounts}</strong></div><div><span class="muted">ARR that moved with them</span><strong>$${moved.arr.toFixed(2)}M</strong></div></div>`;

export const companyInsights = panels(
  { name: "company-insights", icon: "overview", title: "What changed" },
  {
    controls: select("Last 7 days", "calendar"),
    style,
    content: `${figures}${changes.map(formatChange).join("")}`,
    foot: `<span class="muted">${cohorts.length - changes.length} cohorts stayed as they were and are left out</span>`,
  },
  {
    controls: pill("Last 7 days", "neutral"),
    style: `${style}
.content{padding:12px 16px 0}.sum{gap:10px;justify-content:space-between;margin-bottom:8px}.sum .muted{font-size:12px}
.sum strong{font-size:22px}.line{grid-template-columns:1fr auto;gap:2px 8px;height:77px;align-content:center}
.line h2{font-size:13.5px;gap:8px}.line .why{margin-left:19px;font-size:12px}.line > .muted{display:none}
.line .bar{grid-row:2;grid-column:1/-1;height:16px;margin-top:3px}.bar::before{inset-block:-3px}
.bar i{height:14px;top:1px;border-radius:3px}.count{top:0;line-height:16px}`,
    content: `${figures.replace("Accounts that changed cohort", "Accounts moved").replace("ARR that moved with them", "ARR that moved")}${changes.map(formatChange).join("")}`,
  },
);
