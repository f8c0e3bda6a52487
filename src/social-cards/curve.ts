export interface Point {
  x: number;
  y: number;
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Bézier curves through all points but the first, where the pen stands already: a Catmull-Rom spline. */
function writeCurves(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((end, index) => {
      const from = points[index] ?? end;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? end;
      const first = { x: from.x + (end.x - before.x) / 6, y: from.y + (end.y - before.y) / 6 };
      const second = { x: end.x - (after.x - from.x) / 6, y: end.y - (after.y - from.y) / 6 };
      return `C${write(first)} ${write(second)} ${write(end)}`;
    })
    .join("");
}

/** SVG path of a smooth line through points. */
export function writeLine(points: readonly Point[]): string {
  const [first] = points;
  return first ? `M${write(first)}${writeCurves(points)}` : "";
}

/** SVG path of the area between two smooth lines that begin at the same point. */
export function writeBand(upper: readonly Point[], lower: readonly Point[]): string {
  const back = [...lower].reverse();
  const [turn] = back;
  return turn ? `${writeLine(upper)}L${write(turn)}${writeCurves(back)}Z` : "";
}
