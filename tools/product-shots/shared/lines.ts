export type Point = readonly [x: number, y: number];

/** Creates a linear scale from values to pixels. */
export function scale(from: Point, to: Point): (value: number) => number {
  return (value) => to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Formats a path of straight lines through points. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Formats a closed path between an upper and a lower edge. */
export function area(upper: readonly Point[], lower: readonly Point[]): string {
  return `${line(upper)}${line([...lower].reverse()).replace("M", "L")}Z`;
}

/** Draws a sparkline with a dot at its end. */
export function sparkline(values: readonly number[], color: string, width = 110, height = 32): string {
  const x = scale([0, values.length - 1], [3, width - 5]);
  const y = scale([Math.min(...values), Math.max(...values)], [height - 5, 5]);
  const points = values.map((value, index): Point => [x(index), y(value)]);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    `<svg width="${width}" height="${height}" style="display:block">` +
    `<path d="${line(points)}" fill="none" stroke="${color}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="${endX}" cy="${endY}" r="3.5" fill="${color}"/></svg>`
  );
}
