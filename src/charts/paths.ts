import type { Range } from "./scale";

type Point = readonly [x: number, y: number];

function formatLine(points: readonly Point[]): string {
  const round = (length: number) => String(Number(length.toFixed(2)));
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Returns a function that maps the values of a series to points of a plot. @param count number of values */
export function createPointMapper(
  { width, height }: { width: number; height: number },
  { min, max }: Range,
  count: number,
): (value: number, index: number) => Point {
  return (value, index) => [(index / (count - 1)) * width, height - ((value - min) / (max - min || 1)) * height];
}

/** Value at a time. Only values of a forecast have a range. */
export interface SeriesPoint {
  value: number;
  range?: readonly [low: number, high: number];
}

/**
 * Formats the paths of a series: the past, and the forecast and its range, which both begin at the last known value. Paths of equally
 * long series have the same number of points.
 * @param now index of the last known value; -1 if all are forecasts
 */
export function traceSeries(
  points: readonly SeriesPoint[],
  now: number,
  toPoint: (value: number, index: number) => Point,
): { past: string; ahead: string; range: string } {
  const line = points.map(({ value }, index) => toPoint(value, index));
  const bound = (end: 0 | 1) =>
    points.flatMap(({ value, range }, index) => (index < now ? [] : [toPoint(range?.[end] ?? value, index)]));
  return {
    past: formatLine(line.slice(0, now + 1)),
    ahead: formatLine(line.slice(Math.max(now, 0))),
    range: `${formatLine([...bound(1), ...bound(0).reverse()])}Z`,
  };
}
