import { css } from "@emotion/react";
import type { CSSProperties } from "react";

import { color } from "../../theme/tokens";

/** Centers of seven marks: one and its six neighbors, relative to the first. */
const flower = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
  x: index && 36 * Math.cos((index * Math.PI) / 3),
  y: index && 36 * Math.sin((index * Math.PI) / 3),
}));

/** Open marks: the last group by habit, and one of another. */
const lost = new Set([25, 35, 36, 37, 38, 39, 40, 41]);

/** Returns where a mark of one of six groups is. */
function findPlace(group: number, spot: number) {
  const { x, y } = flower[spot] ?? { x: 0, y: 0 };
  return [Math.round(67 + 133 * (group % 3) + x), Math.round(70 + 140 * Math.floor(group / 3) + y)];
}

const marks = Array.from({ length: 42 }, (_, index) => {
  const [x, y] = findPlace(Math.floor(index / 7), index % 7);
  const [u, v] = findPlace(index % 6, Math.floor(index / 6));
  const style = { "--x": `${x}px`, "--y": `${y}px`, "--u": `${u}px`, "--v": `${v}px` } as CSSProperties;
  return <circle key={index} r={lost.has(index) ? 8 : 10} style={style} data-lost={lost.has(index) ? "" : undefined} />;
});

/** Forecasts from 0 to 400: the range, the predicted and the submitted one. */
const calls = [
  { low: 236, high: 360, predicted: 306, submitted: 226 },
  { low: 196, high: 300, predicted: 252, submitted: 270 },
  { low: 66, high: 170, predicted: 112, submitted: 284 },
  { low: 150, high: 236, predicted: 198, submitted: 140 },
].map(({ low, high, predicted, submitted }, index) => {
  const tone = predicted < submitted ? color.churn : color.growth;
  const miss = { "--miss": `${predicted - submitted}px` } as CSSProperties;
  return (
    <g key={index} transform={`translate(0 ${35 + 70 * index})`}>
      <path d="M0 34H400" stroke={color.line} />
      <path d={`M${low} 0H${high}`} data-range="" />
      <path d={`M${submitted} 0H${predicted}`} stroke={tone} strokeWidth={3} />
      <circle cx={submitted} r={9} style={miss} data-submitted="" />
      <circle cx={predicted} r={8} fill={tone} />
    </g>
  );
});

const moving = "a:is(:hover, :focus-visible) &";
const transition = "transform 600ms ease-out";
const chartCss = css({
  fill: "none",
  strokeLinecap: "round",
  "& > circle": { fill: color.growth, transform: "translate(var(--x), var(--y))", transition },
  "& > [data-lost]": { fill: "none", stroke: color.churn, strokeWidth: 5 },
  [`${moving} > circle`]: { transform: "translate(var(--u), var(--v))" },
  "& [data-range]": { stroke: color.accent, strokeOpacity: 0.2, strokeWidth: 16 },
  "& [data-submitted]": { fill: color.raised, stroke: color.muted, strokeWidth: 3, transition },
  [`${moving} [data-submitted]`]: { transform: "translateX(var(--miss))" },
});

/** Drawing that changes if the link around it has the pointer or the focus: marks are sorted, or forecasts meet. */
export function MovingChart({ chart, className }: { chart: "map" | "calls"; className?: string }) {
  return (
    <svg css={chartCss} className={className} viewBox="0 0 400 280" aria-hidden="true">
      {chart === "map" ? marks : calls}
    </svg>
  );
}
