import { palette } from "../../../src/theme/palette";
import { type Account, accounts } from "../sample/accounts";
import { scale } from "../shared/lines";
import { panels } from "../shared/panel";
import { icon, pill, select, sign, tile } from "../shared/parts";

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

const style = `
.content{padding:14px 26px 0}.key{display:flex;gap:22px;margin-left:auto}
.key span{display:flex;align-items:center;gap:8px}
.lower{display:grid;grid-template-columns:190px 1fr;gap:28px;margin-top:6px;padding-top:14px;border-top:1px solid var(--color-line)}
.lower h2{font-size:18px}
.why{display:grid;grid-template-columns:208px 1fr 46px;gap:14px;align-items:center;height:31px}
.why i{display:block;height:11px;border-radius:4px;background:${palette.red}}
.name{position:absolute;display:flex;align-items:center;gap:11px;height:30px}.plot{position:relative}
`;

interface Plot {
  shown: readonly Account[];
  width: number;
  /** Where the scale begins and ends. */
  left: number;
  right: number;
  /** Height of a row. */
  step: number;
  fontSize: number;
}

/** Chances of each account, as dots inside their ranges. */
function drawPlot({ shown, width, left, right, step, fontSize }: Plot): string {
  const x = scale([0, 100], [left, right]);
  const radius = fontSize * 0.44;
  const bottom = shown.length * step + fontSize * 1.4;
  const drawScore = ([chance, half]: Account["churn"], y: number, color: string) =>
    `<rect x="${x(chance - half)}" y="${y - radius + 1}" width="${x(half * 2) - x(0)}" height="${radius * 2 - 2}" rx="${radius - 1}" fill="${color}" fill-opacity=".26"/><circle cx="${x(chance)}" cy="${y}" r="${radius}" fill="${color}" stroke="white" stroke-width="1.5"/>`;
  const rows = shown.map((account, index) => {
    const y = (index + 0.52) * step;
    return `<path d="M${left} ${y}H${right}" stroke="${palette.mist}"/>${drawScore(account.churn, y, palette.red)}${drawScore(account.growth, y, palette.green)}`;
  });
  const ticks = [0, 25, 50, 75, 100].map(
    (value) =>
      `<text x="${x(value)}" y="${bottom}" text-anchor="middle" fill="${palette.slate}" font-size="${fontSize}">${value}%</text>`,
  );
  const names = shown.map(
    (account, index) =>
      `<span class="name" style="top:${(index + 0.52) * step - 15}px">${step > 40 ? tile(account, 30) : ""}<b>${account.name}</b></span>`,
  );
  return `<div class="plot">${names.join("")}<svg width="${width}" height="${bottom + 6}" style="display:block" font-family="Geist">${rows.join("")}${ticks.join("")}</svg></div>`;
}

const key = `<span class="key"><span><span class="dot" style="width:13px;height:13px;background:${palette.red}"></span>Churn</span><span><span class="dot" style="width:13px;height:13px;background:${palette.green}"></span>Growth</span></span>`;
const reasons = behind.map(
  ({ name, value }) =>
    `<div class="why"><span>${name}</span><i style="width:${(value / 31) * 100}%"></i><b class="end fall">${sign(value, 0)}</b></div>`,
);

export const quantitativeMl = panels(
  { name: "quantitative-ml", icon: "target", title: "Account scores" },
  {
    controls: select("Next 12 months", "calendar"),
    style,
    content: `<div class="row"><span class="muted">Chance, with its range</span>${key}</div>
<div style="margin-top:10px">${drawPlot({ shown: scored, width: 748, left: 218, right: 722, step: 42, fontSize: 16 })}</div>
<div class="lower"><div><h2>Halden Bank</h2><span class="muted">Behind its 61%</span></div><div>${reasons.join("")}</div></div>`,
    foot: `${icon("check", 20)}<span><b>91.8%</b> right on outcomes held back from training</span><span class="muted" style="margin-left:auto">20% of accounts</span>`,
  },
  {
    controls: pill("12 months", "accent"),
    style: `${style}
.content{padding:12px 16px 0}.key{gap:12px}.key span{gap:6px}.lower{display:block;padding-top:11px}
.lower h2{margin-bottom:4px;font-size:13.5px}.why{grid-template-columns:150px 1fr 30px;gap:8px;height:25px}
.why i{height:9px}`,
    content: `<div class="row"><span class="muted">Chance, range</span>${key}</div>
<div style="margin-top:6px">${drawPlot({ shown: scored, width: 288, left: 130, right: 272, step: 26.5, fontSize: 12 })}</div>
<div class="lower"><h2>Behind Halden Bank’s 61%</h2>${reasons.join("")}</div>`,
    foot: `${icon("check", 18)}<span><b>91.8%</b> right on held-back outcomes</span>`,
  },
);
