import { palette } from "../../../src/theme/palette";
import { accounts } from "../sample/accounts";
import { cohorts } from "../sample/cohorts";
import { drawHabitMap } from "../shared/habit-map";
import { panels } from "../shared/panel";
import { chip, dot, icon, pill, segmented } from "../shared/parts";

const style = `
.content{display:grid;grid-template-columns:1fr 204px;gap:22px;padding:14px 26px 0}
.key{display:grid;align-content:start;gap:10px;padding-top:2px}
.key li{display:grid;grid-template-columns:12px 1fr;gap:1px 10px;align-items:center;list-style:none;line-height:1.25}
.key small{grid-column:2}
.alike{margin-top:20px;padding-top:14px;border-top:1px solid var(--color-line);line-height:1.25}.alike strong{display:block;font-size:28px;font-weight:600;letter-spacing:-.03em}
.map{position:relative;height:440px}
`;

const key = cohorts.map(
  (cohort) => `<li>${dot(cohort.color, 12)}<b>${cohort.name}</b><small>${cohort.accounts} accounts</small></li>`,
);

const leftMark = { color: palette.accentDeep, side: "left" } as const;
const marks = [
  { name: accounts.ravenholt.name, under: accounts.ravenholt.industry, at: [32.2, 77.5], radius: 9, ...leftMark },
  { name: accounts.meridian.name, under: accounts.meridian.industry, at: [31.6, 67.5], radius: 8, ...leftMark },
  { name: "", at: [43, 24], radius: 6, color: palette.churn, side: "right" },
] as const;

function drawMove(x: (value: number) => number, y: (value: number) => number): string {
  const [startX, startY, endX, endY] = [x(50), y(38), x(43.3), y(26.3)];
  return (
    `<path d="M${startX} ${startY}Q${startX + 6} ${(startY + endY) / 2 + 10} ${endX} ${endY}" fill="none" stroke="${palette.ink}" stroke-width="2" stroke-dasharray="5 5"/>` +
    `<circle cx="${startX}" cy="${startY}" r="4" fill="${palette.ink}"/>`
  );
}

const smallMarks = [
  { name: "Ravenholt", under: "Bank", at: [32.2, 78.5], radius: 7, ...leftMark },
  { name: "Meridian", under: "Freight", at: [31.6, 63.5], radius: 6.5, ...leftMark },
  { name: "", at: [43, 24], radius: 5, color: palette.churn, side: "right" },
] as const;

export const segmentation = panels(
  { name: "segmentation", icon: "cohorts", title: "Cohort segments" },
  {
    controls: segmented(["Learned", "Your segments"], 0),
    style,
    content: `<div class="map">${drawHabitMap({ width: 520, height: 440, fontSize: 17, thin: 2, marks, named: false, extra: drawMove })}</div>
<div><ul class="key">${key.join("")}</ul><div class="alike"><small>Alike in their habits</small><strong>93%</strong><small>a bank, a freight company</small></div></div>`,
    foot: `${icon("history", 20)}<span><b>${accounts.tidewell.name}</b> moved from Steady reporters to Fading logins</span><span style="margin-left:auto">${chip("5 days ago")}</span>`,
  },
  {
    controls: pill("Learned", "accent"),
    style: `
.content{padding:8px 16px 0}ul{display:grid;grid-template-columns:1fr 1fr;gap:4px 8px;margin-top:8px;font-size:12.5px}
li{display:flex;align-items:center;gap:7px;list-style:none;white-space:nowrap}.foot{height:62px}`,
    content: `${drawHabitMap({ width: 288, height: 222, fontSize: 13.5, thin: 4, marks: smallMarks, named: false, extra: drawMove })}
<ul>${cohorts.map((cohort) => `<li>${dot(cohort.color, 10)}${cohort.name}</li>`).join("")}</ul>`,
    foot: `${icon("history", 20)}<span><b>Ravenholt and Meridian: 93% alike</b><br>5 days ago: <b>Tidewell</b> to Fading logins</span>`,
  },
);
