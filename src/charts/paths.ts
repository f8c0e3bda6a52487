import type { Range } from "./scale";

/** A place in an SVG drawing. */
export type Point = readonly [x: number, y: number];

/** A rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  const [across, down] = [Math.round(width), Math.round(height)];
  return `M${Math.round(x)} ${Math.round(y)}h${across}v${down}h${-across}z`;
}

/** A disk as a path. */
export function dot(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Straight lines through points as a path. @param digits decimal places */
export function line(points: readonly Point[], digits = 0): string {
  const write = (length: number) => String(Number(length.toFixed(digits)));
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${write(x)} ${write(y)}`).join("");
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a function that places the values of a series in a frame. @param count how many values the series has */
export function placeIn(frame: Frame, { least, most }: Range, count: number): (value: number, index: number) => Point {
  return (value, index) => [
    frame.x + (index / (count - 1)) * frame.width,
    frame.y + frame.height - ((value - least) / (most - least || 1)) * frame.height,
  ];
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
  digits = 0,
): { past: string; ahead: string; range: string } {
  const places = points.map(({ value }, index) => place(value, index));
  const bound = (end: 0 | 1) =>
    points.flatMap(({ value, range }, index) => (index < now ? [] : [place(range?.[end] ?? value, index)]));
  return {
    past: line(places.slice(0, now + 1), digits),
    ahead: line(places.slice(Math.max(now, 0)), digits),
    range: `${line([...bound(1), ...bound(0).toReversed()], digits)}Z`,
  };
}
