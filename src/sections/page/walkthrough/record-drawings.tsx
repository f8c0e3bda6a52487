import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { countDots } from "../../../components/chance-dots";
import { color, rightToLeft } from "../../../theme/tokens";

const drawingCss = css({
  flex: "none",
  width: "min(7rem, 28vw)",
  height: "auto",
  fill: "none",
  stroke: color.muted,
  strokeWidth: 2,
  strokeLinecap: "round",
  [rightToLeft]: { scale: "-1 1" },
  "& [data-event=growth]": { fill: color.growth, stroke: color.growth },
  "& [data-event=churn]": { fill: color.churn, stroke: color.churn },
  "& [data-open]": { fill: "none", stroke: color.churn },
  "& [data-accent]": { stroke: color.accent },
});

/** Draws a part of the record. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg css={drawingCss} viewBox="0 0 112 40" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Events that become rarer. */
export const eventMarks = (
  <path d="M4 8v6M10 8v6M16 8v6M24 8v6M30 8v6M38 8v6M48 8v6M62 8v6M84 8v6M4 26v6M14 26v6M24 26v6M34 26v6M44 26v6M58 26v6M70 26v6M88 26v6M108 26v6" />
);

/** Lines of several sources that meet. */
export const accountMark = (
  <>
    <path d="M4 8H30C54 8 52 20 76 20M4 20H96M4 32H30C54 32 52 20 76 20" />
    <circle cx="102" cy="20" r="6" data-accent="" />
  </>
);

/** What was said, and the outcome that is still open: dashed. */
export const outcomeMark = (
  <>
    <path d="M16 20H94" strokeDasharray="3 6" />
    <circle cx="10" cy="20" r="5" fill={color.accent} data-accent="" />
    <circle cx="100" cy="20" r="6" />
  </>
);

/** Draws dots in two rows, those of the second kind open. */
function drawDots(count: number, marks: (index: number) => { "data-event"?: string; "data-open"?: string }): ReactNode {
  const columns = Math.max(4, Math.ceil(count / 2));
  const pitch = Math.min(16, 108 / columns);
  return Array.from({ length: count }, (_, index) => (
    <circle
      key={index}
      cx={112 - pitch * (columns - 0.5 - (index % columns))}
      cy={index < columns ? 12 : 28}
      r={pitch / 2 - 2}
      {...marks(index)}
    />
  ));
}

/** Draws a mark for each customer of a group, open for those that had the bad outcome. */
export function drawCohort({ kept, accounts }: { kept: number; accounts: number }): ReactNode {
  return drawDots(accounts, (index) => ({ "data-event": "growth", ...(index < kept ? {} : { "data-open": "" }) }));
}

/** Draws a chance in percent as twenty dots. */
export function drawPrediction(kind: string, chance: number): ReactNode {
  return drawDots(20, (index) => (index < countDots(chance) ? { "data-event": kind } : {}));
}
