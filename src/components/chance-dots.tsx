import { css } from "@emotion/react";

import { color, media, rightToLeft } from "../theme/tokens";

// Two rows of ten dots of 5 px, 2 px apart. Ends of dashes without length are dots.
const dotsCss = css({
  flex: "none",
  width: "4.25rem",
  height: "0.75rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 5,
  strokeLinecap: "round",
  strokeDasharray: ".01 6.99",
  "&[data-polarity=gain]": { color: color.growth },
  "&[data-polarity=loss]": { color: color.churn },
  [media.forcedColors]: { "&[data-polarity]": { color: "CanvasText" } },
  [rightToLeft]: { scale: "-1 1" },
});

/** Returns how many of the twenty dots a chance in percent fills. */
export function countDots(percent: number): number {
  return Math.round(percent / 5);
}

/** Draws the first dots as dashed lines, one for each row. */
function drawDots(count: number): string {
  const rows = [Math.min(count, 10), count - 10];
  return rows.map((dots, row) => (dots > 0 ? `M2.5 ${row * 7 + 2.5}h${(dots - 1) * 7}.01` : "")).join("");
}

interface ChanceDotsProps {
  /** Chance in percent. */
  percent: number;
  polarity: "gain" | "loss";
  /** Words for screen readers; none if the text beside the dots has the chance. */
  label?: string;
  className?: string;
}

/** A chance as twenty dots, of which one in twenty is 5%. */
export function ChanceDots({ percent, polarity, label, className }: ChanceDotsProps) {
  const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg css={dotsCss} className={className} data-polarity={polarity} viewBox="0 0 68 12" {...name}>
      <path d={drawDots(20)} strokeOpacity=".22" />
      <path d={drawDots(countDots(percent))} />
    </svg>
  );
}
