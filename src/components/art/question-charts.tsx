import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color } from "../../theme/tokens";

const chartCss = css({ width: "100%", height: "auto", fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
const grid = "M0 40H400M0 90H400M0 140H400M0 190H400M0 240H400";

/** Will the year be made? Actual ARR, the plan it must meet, and the forecast's range around both. */
function Forecast() {
  return (
    <svg css={chartCss} viewBox="0 -20 400 280">
      <path d={grid} stroke={color.line} />
      <path d="M232 98 400 20V126Z" fill={color.accent} opacity="0.12" />
      <path d="M232 98 400 44V98Z" fill={color.accent} opacity="0.18" />
      <path d="M0 172 400 54" stroke={color.muted} strokeWidth="1.5" strokeDasharray="1 6" />
      <path
        d="M0 180 20 176 40 178 60 168 80 164 100 166 120 152 140 146 160 140 180 128 200 122 216 106 232 98"
        stroke={color.accent}
        strokeWidth="3"
      />
      <path d="M232 98 400 70" stroke={color.accent} strokeWidth="3" strokeDasharray="1 8" />
      <path d="M232 0V240" stroke={color.muted} strokeWidth="1" strokeDasharray="3 4" />
      <circle cx="232" cy="98" r="5.5" fill={color.raised} stroke={color.accent} strokeWidth="3" />
    </svg>
  );
}

/** Weekly use of an account, and the weeks in which it fell. */
const usage = [118, 126, 122, 130, 127, 124, 128, 119, 112];
const decline = [104, 97, 84, 70, 55, 43, 30];

/** Draws a bar for each week, inset by half of the stroke that rounds its corners. */
function drawBars(heights: readonly number[], firstWeek: number): string {
  return heights.map((height, index) => `M${(firstWeek + index) * 25 + 5} ${159 - height}h11V153h-11z`).join("");
}

/** Who is leaving? */
function Decline() {
  return (
    <svg css={chartCss} viewBox="0 0 400 160">
      <path d="M0 34H400" stroke={color.muted} strokeWidth="1" strokeDasharray="3 4" />
      <path d={drawBars(usage, 0)} fill={color.line} stroke={color.line} strokeWidth="6" />
      <path d={drawBars(decline, usage.length)} fill={color.churn} stroke={color.churn} strokeWidth="6" />
      <path d="M0 156H400" stroke={color.line} strokeWidth="1" />
    </svg>
  );
}

type Cohort = "growing" | "steady" | "rest";

function cohortOf(row: number, column: number): Cohort {
  if ((column - 11) ** 2 + (row - 2) ** 2 * 1.6 < 9) return "growing";
  return (column - 3.4) ** 2 + (row - 3.2) ** 2 * 1.6 < 8 ? "steady" : "rest";
}

/** Draws a cohort's accounts as dots on a lattice of 6 rows and 15 columns: lines without length and with round ends. */
function drawDots(cohort: Cohort): string {
  return Array.from({ length: 90 }, (_, index) => ({ row: Math.floor(index / 15), column: index % 15 }))
    .filter(({ row, column }) => cohortOf(row, column) === cohort)
    .map(({ row, column }) => `M${14 + column * 26.5} ${14 + row * 26.5}h0`)
    .join("");
}

/** What do growing customers share? Accounts by habit, the cohort that grows among them. */
function Cohorts() {
  return (
    <svg css={chartCss} viewBox="0 0 400 160">
      <path d={drawDots("rest")} stroke={color.line} strokeWidth="13" />
      <path d={drawDots("steady")} stroke={color.accent} strokeWidth="13" />
      <path d={drawDots("growing")} stroke={color.growth} strokeWidth="18" />
    </svg>
  );
}

/** The drawings by the names that `data/leaders.json` gives them. */
export const questionCharts: Readonly<Record<string, () => ReactNode>> = {
  forecast: Forecast,
  decline: Decline,
  cohorts: Cohorts,
};

/** A drawing beside words that say what it shows; hidden from assistive technology. */
export function QuestionChart({ chart, className }: { chart: string; className?: string }) {
  const Chart = questionCharts[chart];
  if (!Chart) return null;
  return (
    <div className={className} aria-hidden="true">
      <Chart />
    </div>
  );
}
