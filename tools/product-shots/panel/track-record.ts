import { palette } from "../../../src/theme/palette";
import { panels } from "../shared/panel";
import { icon, pill, select } from "../shared/parts";

/** Predicted and actual events of the last quarter. */
const record = [
  { segment: "Enterprise", churn: [4, 4], growth: [24, 25] },
  { segment: "Mid-market", churn: [9, 11], growth: [37, 40] },
  { segment: "Commercial", churn: [13, 16], growth: [25, 29] },
] as const;

type Kind = "churn" | "growth";

function sum(kind: Kind): [number, number] {
  return record.reduce<[number, number]>(([seen, all], row) => [seen + row[kind][0], all + row[kind][1]], [0, 0]);
}

const style = `
.content{padding:18px 26px 0}.grid{display:grid;grid-template-columns:150px 252px 1fr}
.total strong{font-size:34px;font-weight:600;letter-spacing:-.03em;line-height:1.15;margin-right:8px}
.total{padding-bottom:12px}.line{padding:13px 0 14px;border-top:1px solid var(--color-line)}
.dots{display:flex;flex-wrap:wrap;gap:5px;margin-top:7px;max-width:346px}
.dots i{width:15px;height:15px;border-radius:50%}.dots.churn{max-width:222px}
.key{display:flex;gap:22px;align-items:center}.key span{display:flex;align-items:center;gap:8px}
.key i{width:14px;height:14px;border-radius:50%}
`;

function look(kind: Kind, hit: boolean): string {
  const color = kind === "churn" ? palette.churn : palette.growth;
  return hit ? `background:${color}` : `border:2.5px solid ${palette.slate};background:white`;
}

function formatSeen(kind: Kind, [seen, all]: readonly [number, number]): string {
  const dots = Array.from({ length: all }, (_, index) => `<i style="${look(kind, index < seen)}"></i>`);
  return `<div class="line"><span>${seen} of ${all}</span><div class="dots ${kind}">${dots.join("")}</div></div>`;
}

function formatTotal(kind: Kind, label: string): string {
  const [seen, all] = sum(kind);
  return `<div class="total"><span class="muted">${label}</span><div><strong>${Math.round((seen / all) * 100)}%</strong><span class="muted">${seen} of ${all}</span></div></div>`;
}

const rows = record.map(
  ({ segment, churn, growth }) =>
    `<div class="line"><b>${segment}</b></div>${formatSeen("churn", churn)}${formatSeen("growth", growth)}`,
);

const table = `${rows.join("")}<div class="line"><b>False alarms</b></div><div class="line">3</div><div class="line">7</div>`;

export const trackRecord = panels(
  { name: "track-record", icon: "target", title: "Predicted vs. actual" },
  {
    controls: select("Last quarter", "calendar"),
    style,
    content: `<div class="grid"><div class="total"></div>${formatTotal("churn", "Churn events seen")}${formatTotal("growth", "Growth events seen")}${table}</div>`,
    foot: `<span class="key"><span><i style="background:${palette.churn}"></i><i style="background:${palette.growth};margin-left:-4px"></i>Seen before</span><span><i style="border:2.5px solid ${palette.slate}"></i>Missed</span></span><span class="row" style="margin-left:auto;gap:8px">${icon("clock", 20)}Churn seen <b>127 days</b> ahead</span>`,
  },
  {
    controls: pill("Last quarter", "neutral"),
    style: `${style}
.content{padding:12px 16px 0}.grid{grid-template-columns:88px 72px 1fr}.total{padding-bottom:4px}
.total strong{display:block;font-size:25px}.total .muted{font-size:12px}.line{padding:8px 0 9px}
.dots,.dots.churn{gap:3px;margin-top:4px}.dots.churn{max-width:63px}
.dots i{width:8px;height:8px;border-width:1.5px!important}.key{gap:12px}.key span{gap:6px}
.key i{width:10px;height:10px;border-width:1.5px!important}`,
    content: `<div class="grid"><div class="total"></div>${formatTotal("churn", "Churn seen")}${formatTotal("growth", "Growth seen")}${table}</div>`,
    foot: `<span class="key"><span><i style="border:2.5px solid ${palette.slate}"></i>Missed</span></span><span style="margin-left:auto">Churn seen <b>127 days</b> ahead</span>`,
  },
);
