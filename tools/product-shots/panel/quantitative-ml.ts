import { palette } from "../../../src/theme/palette";
import { type Account, accounts } from "../sample/accounts";
import { scale } from "../shared/lines";
import { panel } from "../shared/panel";
import { icon, select, sign, tile } from "../shared/parts";

const scored: readonly Account[] = [
  accounts.meridian,
  accounts.castellane,
  accounts.quillon,
  accounts.ostrel,
  accounts.pinecrest,
  accounts.halden,
];

/** Usage behind the score of Halden Bank, in points. */
const behind = [
  { name: "p95 latency of exports", value: 31 },
  { name: "Champion’s logins", value: 17 },
  { name: "Exports a night", value: 11 },
] as const;

const [width, left] = [748, 218];
const x = scale([0, 100], [left, width - 26]);

const style = `
.content{padding:14px 26px 0}
.key{display:flex;gap:22px;margin-left:auto}
.key span{display:flex;align-items:center;gap:8px}
.lower{display:grid;grid-template-columns:190px 1fr;gap:28px;margin-top:6px;padding-top:14px;border-top:1px solid var(--color-line)}
.lower h2{font-size:18px}
.why{display:grid;grid-template-columns:208px 1fr 46px;gap:14px;align-items:center;height:31px}
.why i{display:block;height:11px;border-radius:4px;background:${palette.red}}
.name{position:absolute;display:flex;align-items:center;gap:11px;height:30px}
.plot{position:relative}
`;

function drawScore([chance, half]: readonly [number, number], y: number, color: string): string {
  return `<rect x="${x(chance - half)}" y="${y - 6}" width="${x(half * 2) - x(0)}" height="12" rx="6" fill="${color}" fill-opacity=".26"/><circle cx="${x(chance)}" cy="${y}" r="7" fill="${color}" stroke="white" stroke-width="1.5"/>`;
}

function drawPlot(): string {
  const rows = scored.map((account, index) => {
    const y = 22 + index * 42;
    return `<path d="M${left} ${y}H${width - 26}" stroke="${palette.mist}"/>${drawScore(account.churn, y, palette.red)}${drawScore(account.growth, y, palette.green)}`;
  });
  const ticks = [0, 25, 50, 75, 100].map(
    (value) =>
      `<text x="${x(value)}" y="274" text-anchor="middle" fill="${palette.slate}" font-size="16">${value}%</text>`,
  );
  const names = scored.map(
    (account, index) =>
      `<span class="name" style="top:${7 + index * 42}px">${tile(account, 30)}<b>${account.name}</b></span>`,
  );
  return `<div class="plot">${names.join("")}<svg width="${width}" height="280" style="display:block" font-family="Geist">${rows.join("")}${ticks.join("")}</svg></div>`;
}

export const quantitativeMl = panel({
  name: "quantitative-ml",
  icon: "target",
  title: "Account scores",
  controls: select("Next 12 months", "calendar"),
  style,
  content: `<div class="row"><span class="muted">Chance, with its range</span><span class="key"><span><span class="dot" style="width:13px;height:13px;background:${palette.red}"></span>Churn</span><span><span class="dot" style="width:13px;height:13px;background:${palette.green}"></span>Growth</span></span></div>
<div style="margin-top:10px">${drawPlot()}</div>
<div class="lower"><div><h2>Halden Bank</h2><span class="muted">Behind its 61%</span></div><div>${behind.map(({ name, value }) => `<div class="why"><span>${name}</span><i style="width:${(value / 31) * 100}%"></i><b class="end fall">${sign(value, 0)}</b></div>`).join("")}</div></div>`,
  foot: `${icon("check", 20)}<span><b>91.8%</b> right on outcomes held back from training</span><span class="muted" style="margin-left:auto">20% of accounts</span>`,
});
