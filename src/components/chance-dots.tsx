import { css } from "@emotion/react";

import { color, media, rightToLeft } from "../theme/tokens";

/** Dots in all and in a row, and the diameter of one and the step to the next, in pixels at the default size of text. */
const [dots, perRow, diameter, step] = [20, 10, 5, 7];
const [width, height] = [perRow * step - step + diameter, diameter + step];

const dotsCss = css({
  flex: "none",
  width: `${width / 16}rem`,
  height: `${height / 16}rem`,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: diameter,
  strokeLinecap: "round",
  // Ends of dashes without length are dots.
  strokeDasharray: `.01 ${step - 0.01}`,
  "& path + path": { strokeOpacity: 0.22 },
  "&[data-tone=gain]": { color: color.growth },
  "&[data-tone=loss]": { color: color.churn },
  [media.forcedColors]: { "&[data-tone]": { color: "CanvasText" } },
  [rightToLeft]: { scale: "-1 1" },
});

/** Returns how many of the twenty dots a chance in percent fills. */
export function countDots(percent: number): number {
  return Math.round((percent * dots) / 100);
}

/** Draws the dots from one to before another as dashed lines, one for each row. */
function drawDots(from: number, to: number): string {
  return [0, perRow]
    .map((first) => {
      const [start, end] = [Math.max(from, first), Math.min(to, first + perRow)];
      if (start >= end) return "";
      const [x, y] = [(start - first) * step + diameter / 2, (first / perRow) * step + diameter / 2];
      return `M${x} ${y}h${(end - start - 1) * step + 0.01}`;
    })
    .join("");
}

interface ChanceDotsProps {
  /** Chance in percent. */
  percent: number;
  tone: "gain" | "loss";
  /** Words for screen readers; none if the text beside the dots has the chance. */
  label?: string;
  className?: string;
}

/** A chance as twenty dots, of which one in twenty is 5%. */
export function ChanceDots({ percent, tone, label, className }: ChanceDotsProps) {
  const filled = countDots(percent);
  const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg css={dotsCss} className={className} data-tone={tone} viewBox={`0 0 ${width} ${height}`} {...name}>
      <path d={drawDots(0, filled)} />
      <path d={drawDots(filled, dots)} />
    </svg>
  );
}
