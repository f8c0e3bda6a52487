import { palette } from "../../../src/theme/palette";
import typeface from "../../../src/theme/typeface.json";
import { segments, total } from "../sample/company";
import { actual, forecast, plan, spread } from "../sample/forecast";
import { scale } from "../shared/lines";
import { panels } from "../shared/panel";
import { nameMonth, pill, segmented, sign } from "../shared/parts";

const later = forecast[5];
const submitted = 178.4;

const style = `
.content{padding:14px 26px 0}.legend{gap:18px}
.under{display:grid;grid-template-columns:1fr 218px;gap:28px;margin-top:10px;padding-top:13px;border-top:1px solid var(--color-line)}
h2{font-size:18px}
.gap{display:grid;gap:5px;align-content:start;padding-left:26px;border-left:1px solid var(--hair);height:186px}
.gap p{display:flex;justify-content:space-between}
.gap strong{margin-top:9px;font-size:30px;font-weight:600;letter-spacing:-.03em;line-height:1.15}
`;

/** Start of the bars. A white stroke through the long ones shows that the axis is cut. */
const base = 155;

interface Step {
  label: string;
  from: number;
  to: number;
  text: string;
  color: string;
}

function listSteps(): Step[] {
  let level: number = total.arr;
  const steps = segments.map(({ name, arr, later: end }): Step => {
    const from = level;
    level += end - arr;
    const color = end < arr ? palette.churn : palette.growth;
    return { label: name, from, to: level, text: sign(end - arr), color };
  });
  return [
    { label: "Now", from: base, to: total.arr, text: `$${total.arr}M`, color: palette.accentDeep },
    ...steps,
    { label: "In 6 months", from: base, to: later, text: `$${later}M`, color: palette.accent },
  ];
}

function drawBreak(left: number, width: number, bottom: number): string {
  return `<path d="M${left - 2} ${bottom - 11}l${width + 4} -9" stroke="white" stroke-width="4"/>`;
}

function drawWaterfall(width: number, height: number): string {
  const y = scale([base, 178], [height - 28, 26]);
  const steps = listSteps();
  const slot = width / steps.length;
  const parts = steps.map(({ label, from, to, text, color }, index) => {
    const [left, top] = [index * slot + slot * 0.16, Math.min(y(from), y(to))];
    const bar = slot * 0.68;
    const next =
      index < steps.length - 1
        ? `<path d="M${left + bar} ${y(to)}H${left + slot}" stroke="${palette.silver}" stroke-width="1.5"/>`
        : "";
    return (
      `<rect x="${left}" y="${top}" width="${bar}" height="${Math.abs(y(from) - y(to))}" rx="3" fill="${color}"/>${from === base ? drawBreak(left, bar, y(base)) : ""}${next}` +
      `<text x="${left + bar / 2}" y="${top - 8}" text-anchor="middle" font-weight="580" fill="${palette.ink}">${text}</text>` +
      `<text x="${left + bar / 2}" y="${height - 5}" text-anchor="middle" font-size="16" fill="${palette.slate}">${label}</text>`
    );
  });
  return `<svg width="${width}" height="${height}" style="display:block" font-family="${typeface.family}" font-size="17"><path d="M0 ${y(base)}H${width}" stroke="${palette.mist}"/>${parts.join("")}</svg>`;
}

interface Look {
  width: number;
  height: number;
  fontSize: number;
  /** Months between labels. */
  every: number;
}

/** Draws the months of the plan’s year: actual ARR, the forecast with its range, and the plan as a short line. */
function drawMonths({ width, height, fontSize, every }: Look): string {
  const [left, bottom] = [fontSize * 3.6, height - fontSize * 1.9];
  const y = scale([150, 185], [bottom, fontSize]);
  const slot = (width - left) / 12;
  const size = slot * 0.17;
  const grid = [150, 160, 170, 180].map(
    (value) =>
      `<path d="M${left} ${y(value)}H${width}" stroke="${palette.mist}"/><text x="0" y="${y(value) + fontSize * 0.35}" fill="${palette.slate}">$${value}M</text>`,
  );
  const months = [...actual.slice(plan.first), ...forecast.slice(0, 6)].map((value, index) => {
    const [x, ahead] = [left + (index + 0.5) * slot, index - 5];
    const [half, planned] = [value * spread(Math.max(ahead, 0)), y(plan.start + plan.step * index)];
    const range = `<path d="M${x} ${y(value - half)}V${y(value + half)}" stroke="${palette.rangeNarrow}" stroke-width="${size * 1.3}" stroke-linecap="round"/>`;
    return (
      `<path d="M${x - slot * 0.34} ${planned}H${x + slot * 0.34}" stroke="${palette.slate}" stroke-width="1.75"/>` +
      `${ahead > 0 ? range : ""}<circle cx="${x}" cy="${y(value)}" r="${size}" ${ahead > 0 ? `fill="white" stroke="${palette.accent}" stroke-width="${size / 2}"` : `fill="${palette.accentDeep}"`}/>` +
      (ahead % every === 0
        ? `<text x="${x}" y="${height - 4}" text-anchor="middle" fill="${palette.slate}">${nameMonth(ahead, "")}</text>`
        : "")
    );
  });
  return `<svg class="chart" width="${width}" height="${height}" style="display:block" font-family="${typeface.family}" font-size="${fontSize}">${grid.join("")}${months.join("")}</svg>`;
}

function formatLegend(): string {
  const dot = "display:block;width:11px;height:11px;border-radius:50%;box-sizing:border-box";
  const items = [
    `<i style="${dot};background:${palette.accentDeep}"></i>Actual`,
    `<i style="${dot};border:3px solid ${palette.accent}"></i>Forecast`,
    `<i style="display:block;width:9px;height:16px;border-radius:5px;background:${palette.rangeNarrow}"></i>80% range`,
    `<i style="display:block;width:20px;border-top:2px solid ${palette.slate}"></i>Plan`,
  ];
  return `<style>.legend{display:flex;color:var(--color-muted);font-size:var(--small)}.legend span{display:flex;align-items:center;gap:8px;white-space:nowrap}</style><div class="legend">${items.map((item) => `<span>${item}</span>`).join("")}<b style="margin-left:auto;font-weight:580;color:var(--color-text)">Months from now</b></div>`;
}

/** Formats the steps as bars, each starting at the end of the previous one. */
function formatSteps(): string {
  const share = scale([base, 178], [0, 100]);
  const rows = listSteps().map(({ label, from, to, text, color }) => {
    const [left, right] = [share(Math.min(from, to)), share(Math.max(from, to))];
    return `<div class="step"><span>${label}</span><span class="bar"><i style="left:${left}%;width:${right - left}%;background:${from === base ? `linear-gradient(105deg,${color} 12px,white 12px 15px,${color} 15px)` : color}"></i></span><b class="end">${text}</b></div>`;
  });
  return rows.join("");
}

export const businessAnalysis = panels(
  { name: "business-analysis", icon: "forecast", title: "Company forecast" },
  {
    controls: segmented(["Segment", "Region", "Product line"], 0),
    style,
    content: `${formatLegend()}
${drawMonths({ width: 748, height: 268, fontSize: 16, every: 1 })}
<div class="under"><div><h2>What moves ARR, by segment, $M</h2>${drawWaterfall(490, 164)}</div>
<div class="gap"><h2 style="margin-bottom:3px">In 6 months</h2><p><span class="muted">Submitted</span><b>$${submitted}M</b></p><p><span class="muted">Predicted</span><b>$${later}M</b></p><strong>$${(submitted - later).toFixed(1)}M</strong><span class="muted">apart, in 9 accounts</span></div></div>`,
  },
  {
    controls: pill("By segment", "neutral"),
    style: `
.content{padding:11px 16px 0}
.content .legend{flex-wrap:wrap;gap:0 14px}.legend > span{gap:6px}
.chart{margin:4px 0 8px}.step{display:grid;grid-template-columns:76px 1fr 58px;gap:8px;align-items:center;height:22px}
.bar{position:relative;height:13px}.bar i{position:absolute;height:13px;border-radius:2px}`,
    content: `${formatLegend()}
${drawMonths({ width: 288, height: 142, fontSize: 12, every: 2 })}
<h2>What moves ARR, $M</h2>${formatSteps()}`,
    foot: `<span class="muted">Submitted $${submitted}M</span><b style="margin-left:auto">$${(submitted - later).toFixed(1)}M higher</b>`,
  },
);
