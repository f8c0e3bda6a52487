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

/** Straight lines through points as a path. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join("");
}

export interface Range {
  least: number;
  most: number;
}

/** The range of a scale. It begins at 0 unless that would flatten the line. */
export function findRange(values: readonly number[]): Range {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { least: least > 0 && least < most / 2 ? 0 : least, most: most === least ? least + 1 : most };
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Points of values in time in a frame. */
export function placePoints(values: readonly number[], { least, most }: Range, frame: Frame): Point[] {
  return values.map((value, index) => [
    frame.x + (index / (values.length - 1)) * frame.width,
    frame.y + frame.height - ((value - least) / (most - least)) * frame.height,
  ]);
}
