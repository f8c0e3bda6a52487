import { cohorts, nrrOfAll, quartersAgo } from "../sample/cohorts";
import { total } from "../sample/company";
import { panels } from "../shared/panel";
import { dot, icon, pill, segmented } from "../shared/parts";

const style = `
.content{padding:12px 26px 0}table{border-collapse:separate;border-spacing:4px 4px}
th{padding:0 0 4px;text-align:center}th:first-child{text-align:left}
td{border:0;height:54px;border-radius:7px;text-align:center;font-weight:520}
td:first-child{width:192px;text-align:left;font-weight:430}td:last-child,th:last-child{width:88px;text-align:right}
td:last-child{font-weight:560}.all td{background:var(--color-sunken);font-weight:600}
.all td:first-child,.all td:last-child{background:none;font-weight:600}.name{display:flex;align-items:center;gap:10px}
.worst{outline:2px solid var(--color-churn);outline-offset:-1px}
`;

/** Returns a color that is stronger the farther NRR is from 100%. */
function tint(nrr: number): string {
  const share = Math.min(Math.abs(nrr - 100) * 3.2 + 5, 66);
  return `background:color-mix(in oklab, var(--color-${nrr < 100 ? "churn" : "growth"}) ${share}%, white)`;
}

const rows = cohorts.map(({ key, name, color, nrr, arr }) => {
  const cells = nrr.map(
    (value, index) =>
      `<td class="${key === "fading" && index === 5 ? "worst" : ""}" style="${tint(value)}">${value}%</td>`,
  );
  return `<tr><td><span class="name">${dot(color, 11)}${name}</span></td>${cells.join("")}<td>$${arr.toFixed(1)}M</td></tr>`;
});

const all = { name: "All accounts", nrr: nrrOfAll, arr: total.arr };
const smallRows = [all, ...cohorts].map(({ name, nrr, arr }) => {
  const cells = nrr.map(
    (value) => `<td style="${name === all.name ? "background:var(--color-sunken)" : tint(value)}">${value}</td>`,
  );
  return `<tr><td><b>${name}</b><small>$${arr.toFixed(1)}M</small></td>${cells.join("")}</tr>`;
});

export const performanceIndicators = panels(
  { name: "performance-indicators", icon: "overview", title: "Cohort performance" },
  {
    controls: segmented(["NRR", "ARR", "Renewals", "Active use"], 0),
    style,
    content: `<table><thead><tr><th>Cohort</th>${quartersAgo.map((ago) => `<th>${ago > 0 ? `−${ago} qtr` : "Now"}</th>`).join("")}<th>ARR</th></tr></thead><tbody>
<tr class="all"><td>All accounts</td>${nrrOfAll.map((value) => `<td>${value}%</td>`).join("")}<td>$${total.arr}M</td></tr>${rows.join("")}</tbody></table>`,
    foot: `${icon("check", 20)}<span>Renewal counted <b>on the day of signature</b></span><span class="muted" style="margin-left:auto">Definition: Finance, v4</span>`,
  },
  {
    controls: pill("NRR, %", "accent"),
    style: `
.content{padding:9px 12px 0 16px}table{border-collapse:separate;border-spacing:2px;table-layout:fixed}
th{padding:0;text-align:center}th:first-child{width:114px;text-align:left}
td{height:40px;border:0;border-radius:5px;font-size:12px;font-weight:520;text-align:center}
td:first-child{font-weight:430;text-align:left;line-height:1.3}td b,td small{display:block}`,
    content: `<table><thead><tr><th></th><th colspan="5">Quarters ago</th><th></th></tr><tr><th>Cohort, ARR</th>${quartersAgo.map((ago) => `<th>${ago || "Now"}</th>`).join("")}</tr></thead><tbody>${smallRows.join("")}</tbody></table>`,
  },
);
