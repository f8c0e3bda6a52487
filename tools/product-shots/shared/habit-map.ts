import { palette } from "../../../src/theme/palette";
import typeface from "../../../src/theme/typeface.json";
import { type Cohort, cohorts } from "../sample/cohorts";
import { drawNormal, seed } from "../sample/random";
import { type Point, scale } from "./lines";

interface Mark {
  name: string;
  under?: string;
  /** Position on the map, 0 to 100 from the left and bottom. */
  at: Point;
  radius: number;
  color: string;
  /** Side of the label. */
  side: "left" | "right";
}

interface HabitMap {
  width: number;
  height: number;
  fontSize: number;
  /** Accounts per drawn dot. */
  thin: number;
  marks: readonly Mark[];
  /** Whether to label the cohorts on the map. */
  named: boolean;
  extra?: (x: (value: number) => number, y: (value: number) => number) => string;
}

/** Scatters the accounts of a cohort around its center, reproducibly. */
function scatter(cohort: Cohort, thin: number): readonly (readonly [number, number, number])[] {
  const random = seed(cohort.accounts * 7919);
  return Array.from({ length: Math.round(cohort.accounts / thin) }, () => {
    const angle = random() * 2 * Math.PI;
    const reach = Math.min(Math.abs(drawNormal(random)) * 0.7 + random() * 0.3, 1.6);
    const size = 2.2 + Math.min(6, (cohort.arr / cohort.accounts) * 9 * Math.exp(drawNormal(random) * 0.55));
    return [
      cohort.at[0] + Math.cos(angle) * reach * cohort.reach[0],
      cohort.at[1] + Math.sin(angle) * reach * cohort.reach[1],
      size,
    ];
  });
}

function drawMark({ name, under, radius, color, side }: Mark, x: number, y: number, fontSize: number): string {
  const gap = radius + 9;
  const anchor = side === "right" ? "start" : "end";
  const left = side === "right" ? x + gap : x - gap;
  const halo = `paint-order="stroke" stroke="white" stroke-width="5" stroke-linejoin="round"`;
  const second = under
    ? `<text x="${left}" y="${y + fontSize * 0.98}" font-size="${fontSize * 0.95}" fill="${palette.slate}" text-anchor="${anchor}" ${halo}>${under}</text>`
    : "";
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" stroke="white" stroke-width="2.5"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius + 3}" fill="none" stroke="${palette.ink}" stroke-width="1.75"/>` +
    `<text x="${left}" y="${under ? y - 1 : y + fontSize * 0.34}" font-size="${fontSize}" font-weight="580" fill="${palette.ink}" text-anchor="${anchor}" ${halo}>${name}</text>${second}`
  );
}

/** Whether a mark or its label covers the point at the offset `x`, `y` from its center. */
function covers({ name, under, radius, side }: Mark, x: number, y: number, fontSize: number): boolean {
  const reach = radius + 14 + name.length * fontSize * 0.55;
  const [from, to] = side === "right" ? [-radius - 8, reach] : [-reach, radius + 8];
  return x > from && x < to && Math.abs(y) < (under ? fontSize * 1.35 : Math.max(fontSize, radius + 8));
}

/** Draws accounts by their habits: close accounts use the product similarly. */
export function drawHabitMap({ width, height, fontSize, thin, marks, named, extra }: HabitMap): string {
  const x = scale([4, 98], [0, width]);
  const y = scale([3, 92], [height, 0]);
  const parts = cohorts.map((cohort) => {
    const points = scatter(cohort, thin).flatMap(([across, up, size]) => {
      const [left, top] = [x(across), y(up)];
      if (marks.some((mark) => covers(mark, left - x(mark.at[0]), top - y(mark.at[1]), fontSize))) return [];
      return [`<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="${size.toFixed(1)}"/>`];
    });
    const [reachX, reachY] = cohort.reach;
    const radiusX = x(reachX * 1.62) - x(0);
    const radiusY = y(0) - y(reachY * 1.62);
    const label = named
      ? `<text x="${x(cohort.at[0])}" y="${y(cohort.at[1]) - radiusY - 9}" text-anchor="middle" font-size="${fontSize}" font-weight="580" fill="${palette.ink}">${cohort.name}</text>`
      : "";
    return (
      `<ellipse cx="${x(cohort.at[0])}" cy="${y(cohort.at[1])}" rx="${radiusX}" ry="${radiusY}" fill="${cohort.color}" fill-opacity=".07" stroke="${cohort.color}" stroke-opacity=".45" stroke-dasharray="3 4"/>` +
      `<g fill="${cohort.color}" fill-opacity=".62" stroke="white" stroke-width=".8">${points.join("")}</g>${label}`
    );
  });
  const labels = marks.map((mark) => drawMark(mark, x(mark.at[0]), y(mark.at[1]), fontSize));
  return `<svg width="${width}" height="${height}" style="display:block;overflow:visible" font-family="${typeface.family}">${parts.join("")}${extra?.(x, y) ?? ""}${labels.join("")}</svg>`;
}
