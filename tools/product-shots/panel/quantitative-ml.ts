import { palette } from "../../../src/theme/palette";
import typeface from "../../../src/theme/typeface.json";
import { type Account, accounts } from "../sample/accounts";
import { scale } from "../shared/lines";
import { smallPanel } from "../shared/panel";
import { pill, sign } from "../shared/parts";

const scored: readonly Account[] = [
  accounts.meridian,
  accounts.castellane,
  accounts.quillon,
  accounts.ostrel,
  accounts.pinecrest,
  accounts.halden,
];

/** Drivers of Halden Bank's score, in points. */
const behind = [
  { name: "p95 latency of exports", value: 31 },
  { name: "Champion’s logins", value: 17 },
  { name: "Exports a night", value: 11 },
] as const;

const style = `
.content{padding:12px 16px 0}.key{display:flex;gap:12px;margin-left:auto}
.key span{display:flex;align-items:center;gap:6px}
.lower{margin-top:6px;padding-top:11px;border-top:1px solid var(--color-line)}
.lower h2{margin-bottom:4px;font-size:13.5px}
.why{display:grid;grid-template-columns:150px 1fr 30px;gap:8px;align-items:center;height:25px}
.why i{display:block;height:9px;border-radius:4px;background:${palette.churn}}
.name{position:absolute;display:flex;align-items:center;height:30px}.plot{position:relative}
`;

const width = 288;
/** Height of a row. */
const step = 26.5;
const x = scale([0, 100], [130, 272]);

/** Draws the probabilities of each account as dots in their ranges. */
function drawPlot(): string {
  const fontSize = 12;
  const radius = fontSize * 0.44;
  const bottom = scored.length * step + fontSize * 1.4;
  const drawScore = ([chance, half]: Account["churn"], y: number, color: string) =>
    `<rect x="${x(chance - half)}" y="${y - radius + 1}" width="${x(half * 2) - x(0)}" height="${radius * 2 - 2}" rx="${radius - 1}" fill="${color}" fill-opacity=".26"/><circle cx="${x(chance)}" cy="${y}" r="${radius}" fill="${color}" stroke="white" stroke-width="1.5"/>`;
  const rows = scored.map((account, index) => {
    const y = (index + 0.52) * step;
    return `<path d="M${x(0)} ${y}H${x(100)}" stroke="${palette.mist}"/>${drawScore(account.churn, y, palette.churn)}${drawScore(account.growth, y, palette.growth)}`;
  });
  const ticks = [0, 25, 50, 75, 100].map(
    (value) =>
      `<text x="${x(value)}" y="${bottom}" text-anchor="middle" fill="${palette.slate}" font-size="${fontSize}">${value}%</text>`,
  );
  const names = scored.map(
    (account, index) => `<span class="name" style="top:${(index + 0.52) * step - 15}px"><b>${account.name}</b></span>`,
  );
  return `<div class="plot">${names.join("")}<svg width="${width}" height="${bottom + 6}" style="display:block" font-family="${typeface.family}">${rows.join("")}${ticks.join("")}</svg></div>`;
}

const key = `<span class="key"><span><span class="dot" style="width:13px;height:13px;background:${palette.churn}"></span>Churn</span><span><span class="dot" style="width:13px;height:13px;background:${palette.growth}"></span>Growth</span></span>`;
const reasons = behind.map(
  ({ name, value }) =>
    `<div class="why"><span>${name}</span><i style="width:${(value / 31) * 100}%"></i><b class="end fall">${sign(value, 0)}</b></div>`,
);

/** Cards of the overview page show the upper part. */
export const quantitativeMl = smallPanel(
  { name: "quantitative-ml", icon: "target", title: "Account scores" },
  {
    controls: pill("12 months", "accent"),
    style,
    content: `<div class="row"><span class="muted">Chance, range</span>${key}</div>
<div style="margin-top:6px">${drawPlot()}</div>
<div class="lower"><h2>Behind Halden Bank’s 61%</h2>${reasons.join("")}</div>`,
    foot: `<span class="muted">Sample data</span>`,
  },
);
