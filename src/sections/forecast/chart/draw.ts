import { listTicks } from "../../../article/chart/scale";
import type { Point } from "../series";

/** Width and height of the plot in its own units: it is stretched to its place, its lines are not. */
export const side = 100;

function round(value: number): number {
  return Number(value.toFixed(2));
}

/** Place of a month in the plot, from the left. */
export function toX(index: number, count: number): number {
  return round((index / (count - 1)) * side);
}

/** The month that is closest to a place, a share of the plot's width. */
export function findIndex(share: number, count: number): number {
  return Math.min(Math.max(Math.round(share * (count - 1)), 0), count - 1);
}

export interface Drawing {
  /** Values of the scale, from the lowest to the highest. */
  ticks: number[];
  toY: (value: number) => number;
  /** Paths of the line until now, of the forecast, and of its range. Paths of equally long series have equally many points. */
  past: string;
  ahead: string;
  range: string;
}

/** Draws a series: a line until now, then the forecast in its range. @param now index of the last month that has happened */
export function drawSeries(points: readonly Point[], now: number): Drawing {
  const all = points.flatMap(({ value, range = [] }) => [value, ...range]);
  const ticks = listTicks(Math.min(...all), Math.max(...all), 4);
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const toY = (value: number) => round(side - ((value - least) / (most - least)) * side);
  const place = (value: number, index: number) => `${toX(index, points.length)} ${toY(value)}`;
  const places = points.map(({ value }, index) => place(value, index));
  const bound = (end: 0 | 1) =>
    points.flatMap(({ value, range }, index) => (index < now ? [] : [place(range?.[end] ?? value, index)]));
  return {
    ticks,
    toY,
    past: `M${places.slice(0, now + 1).join("L")}`,
    ahead: `M${places.slice(now).join("L")}`,
    range: `M${[...bound(1), ...bound(0).reverse()].join("L")}Z`,
  };
}
