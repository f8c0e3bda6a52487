import type { Range } from "./scale";

/** A place in an SVG drawing. */
type Point = readonly [x: number, y: number];

/** Straight lines through points as a path. */
function line(points: readonly Point[]): string {
  const write = (length: number) => String(Number(length.toFixed(2)));
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${write(x)} ${write(y)}`).join("");
}

/** Returns a function that places the values of a series in a plot. @param count how many values the series has */
export function placeIn(
  { width, height }: { width: number; height: number },
  { least, most }: Range,
  count: number,
): (value: number, index: number) => Point {
  return (value, index) => [(index / (count - 1)) * width, height - ((value - least) / (most - least || 1)) * height];
}

/** A value in time; only those of a forecast have a range. */
export interface SeriesPoint {
  value: number;
  range?: readonly [low: number, high: number];
}

/**
 * Paths of a series: the line until now, the line of the forecast, and its range, which both begin at the last known value. Paths of
 * equally long series have equally many points.
 * @param now index of the last value that is known; -1 if all are forecasts
 */
export function traceSeries(
  points: readonly SeriesPoint[],
  now: number,
  place: (value: number, index: number) => Point,
): { past: string; ahead: string; range: string } {
  const places = points.map(({ value }, index) => place(value, index));
  const bound = (end: 0 | 1) =>
    points.flatMap(({ value, range }, index) => (index < now ? [] : [place(range?.[end] ?? value, index)]));
  return {
    past: line(places.slice(0, now + 1)),
    ahead: line(places.slice(Math.max(now, 0))),
    range: `${line([...bound(1), ...bound(0).toReversed()])}Z`,
  };
}
