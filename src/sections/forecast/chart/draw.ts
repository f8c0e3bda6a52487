import { traceSeries } from "../../../article/chart/paths";
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

export interface Drawing extends ReturnType<typeof traceSeries> {
  /** Values of the scale, from the lowest to the highest. */
  ticks: number[];
  toY: (value: number) => number;
}

/** Draws a series with its scale. @param now index of the last month that has happened */
export function drawSeries(points: readonly Point[], now: number): Drawing {
  const all = points.flatMap(({ value, range = [] }) => [value, ...range]);
  const ticks = listTicks(Math.min(...all), Math.max(...all), 4);
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const toY = (value: number) => round(side - ((value - least) / (most - least)) * side);
  return { ticks, toY, ...traceSeries(points, now, (value, index) => [toX(index, points.length), toY(value)], 2) };
}
