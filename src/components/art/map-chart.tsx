import { css } from "@emotion/react";
import type { CSSProperties } from "react";

import { color } from "../../theme/tokens";

const groups = 6;
const turn = Math.PI / 3;

/** Centers of a mark and its six neighbors, relative to the first. */
const flower = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
  x: index && 36 * Math.cos(index * turn),
  y: index && 36 * Math.sin(index * turn),
}));

/** Open marks: the last group by habit, and one of another. */
const lost = new Set([25, 35, 36, 37, 38, 39, 40, 41]);

function findPlace(group: number, spot: number) {
  const { x, y } = flower[spot] ?? { x: 0, y: 0 };
  return [Math.round(67 + 133 * (group % 3) + x), Math.round(70 + 140 * Math.floor(group / 3) + y)];
}

const marks = Array.from({ length: groups * flower.length }, (_, index) => {
  const [x, y] = findPlace(Math.floor(index / flower.length), index % flower.length);
  const [u, v] = findPlace(index % groups, Math.floor(index / groups));
  return { index, style: { "--x": `${x}px`, "--y": `${y}px`, "--u": `${u}px`, "--v": `${v}px` } as CSSProperties };
});

const chartCss = css({
  "& circle": {
    fill: color.growth,
    transform: "translate(var(--x), var(--y))",
    transition: "transform 600ms ease-out",
  },
  "& [data-lost]": { fill: "none", stroke: color.churn, strokeWidth: 5 },
  "a:is(:hover, :focus-visible) & circle": { transform: "translate(var(--u), var(--v))" },
});

/** Marks that are sorted by habit, and by industry if the link around them has the pointer or the focus. */
export function MapChart({ className }: { className?: string }) {
  return (
    <svg css={chartCss} className={className} viewBox="0 0 400 280" aria-hidden="true">
      {marks.map(({ index, style }) => (
        <circle key={index} r={lost.has(index) ? 8 : 10} style={style} data-lost={lost.has(index) ? "" : undefined} />
      ))}
    </svg>
  );
}
