import { palette } from "../../../src/theme/palette";
import { findCohort, nrrOfAll } from "../sample/cohorts";
import { panels } from "../shared/panel";
import { dot, icon, nameTone, pill, select, sign } from "../shared/parts";

const cohort = findCohort("nightly");

/** Points of NRR; depth and frequency of use on a scale of 5. The sum is the difference between the cohort and all accounts. */
const features = [
  { name: "Export schedule editor", value: 4.6, depth: 4, frequency: 5 },
  { name: "Retention settings page", value: 3.2, depth: 4, frequency: 1 },
  { name: "API tokens", value: 1.9, depth: 3, frequency: 3 },
  { name: "Workflow automations", value: 1.1, depth: 2, frequency: 2 },
  { name: "Home page button", value: 0, depth: 1, frequency: 5 },
  { name: "Manual CSV download", value: -1.2, depth: 2, frequency: 4 },
  { name: "Failed export retries", value: -2.1, depth: 1, frequency: 3 },
  { name: "38 other features", value: -1.5, depth: 0, frequency: 0 },
] as const;

/** Features in the small picture; the others are summed up in one line. */
const shown = [features[0], features[1], features[2], features[4], features[6]];
const rest = [features[3], features[5], features[7]];

const style = `
.content{padding:14px 26px 0}
.grid{display:grid;grid-template-columns:214px 70px 84px 1fr 60px;column-gap:18px;align-items:center}
.grid > *{height:49px;display:flex;align-items:center}.grid .name{grid-column:1;white-space:nowrap}
.headline > *{height:32px;color:var(--color-muted);font-size:16px}.dots{display:flex;gap:4px}
.dots i{width:9px;height:9px;border-radius:50%;background:var(--color-line)}.dots .on{background:var(--color-accent)}
.bar{position:relative}
.bar::before{content:"";position:absolute;inset:0 auto 0 35%;width:1px;background:var(--color-silver,var(--color-on-dark-muted))}
.bar i{position:absolute;height:22px;border-radius:4px}.value{justify-content:end;font-weight:600}
.line{border-top:1px solid var(--hair)}
`;

function formatDots(count: number): string {
  if (count === 0) return "";
  return `<span class="dots">${Array.from({ length: 5 }, (_, index) => `<i class="${index < count ? "on" : ""}"></i>`).join("")}</span>`;
}

function formatBar(value: number): string {
  if (value === 0) return `<i style="left:calc(35% - 2px);width:5px;background:${palette.slate}"></i>`;
  const share = (Math.abs(value) / 4.6) * 62;
  const [start, color] = value < 0 ? [35 - share, palette.churn] : [35, palette.growth];
  return `<i style="left:${start}%;width:${share}%;background:${color}"></i>`;
}

const rows = features.map(
  ({ name, value, depth, frequency }) =>
    `<div class="grid line"><span class="name">${name}</span><span>${formatDots(depth)}</span><span>${formatDots(frequency)}</span><span class="bar">${formatBar(value)}</span><span class="value ${nameTone(value)}">${sign(value)}</span></div>`,
);

const smallRows = [
  ...shown.map((row) => ({ ...row, use: `Depth ${row.depth}, frequency ${row.frequency} of 5` })),
  { name: "40 other features", value: rest.reduce((sum, { value }) => sum + value, 0), use: "" },
].map(
  ({ name, value, use }) =>
    `<div class="line"><span>${name}<small>${use}</small></span><span class="bar">${formatBar(value)}</span><b class="value end ${nameTone(value)}">${sign(value)}</b></div>`,
);

export const featureContributions = panels(
  { name: "feature-contributions", icon: "impact", title: "Feature impact" },
  {
    controls: `<span class="button">${dot(cohort.color)}${cohort.name}${icon("chevronDown", 16)}</span>${select("vs. all accounts")}`,
    style,
    content: `<div class="grid headline"><span>Feature</span><span>Depth</span><span>Frequency</span><span style="padding-left:35%">Points of NRR</span><span></span></div>${rows.join("")}`,
    foot: `<b class="up">${sign(cohort.nrr[5] - nrrOfAll[5])} points</b><span class="muted">NRR of ${cohort.nrr[5]}%, against ${nrrOfAll[5]}% for all accounts</span>`,
  },
  {
    controls: pill(cohort.name, "neutral"),
    style: `${style}
.content{padding:7px 16px 0}
.line{display:grid;grid-template-columns:156px 1fr 36px;gap:8px;align-items:center;height:50px;line-height:1.3}
.line:first-of-type{border:0}.line small{display:block}.bar{align-self:stretch;display:flex;align-items:center}
.bar i{height:16px;border-radius:3px}.headline{display:flex;justify-content:space-between;color:var(--color-muted)}
.headline > *{height:24px;font-size:12px}`,
    content: `<div class="headline"><span>Feature</span><span>Points of NRR</span></div>${smallRows.join("")}`,
    foot: `<b class="up">${sign(cohort.nrr[5] - nrrOfAll[5])} points</b><span class="muted">NRR ${cohort.nrr[5]}%, all accounts ${nrrOfAll[5]}%</span>`,
  },
);
