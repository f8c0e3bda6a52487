import type { ChartTable } from "../read-nodes";
import { countRows } from "./cells";
import type { ChartType } from "../../charts/chart-rules";
import { readSeries } from "./lines";
import { box, dot, line, placeIn, traceSeries, type Point } from "../../charts/paths";
import { findRange } from "../../charts/scale";

/** Size of a cover in its own units. */
export const coverSize = { width: 320, height: 160 };
const { width, height } = coverSize;

/** Paths of a cover by how they are drawn; what a chart emphasizes is strong. */
type Part = "softFill" | "soft" | "strongFill" | "strong" | "dashed";
type Drawing = Record<Part, string>;

function numbersOf({ rows }: ChartTable): number[][] {
  return rows.map(({ values }) => values.map((value) => value ?? 0));
}

/** Draws what a row shows, strong if the row is emphasized or no row is. */
function drawRows(
  table: ChartTable,
  draw: (values: number[], y: number, most: number) => [stroke: string, fill: string],
) {
  const hasStrong = table.rows.some(({ isStrong }) => isStrong);
  const numbers = numbersOf(table);
  const most = Math.max(...numbers.flat(), 1);
  const drawing = { strong: "", strongFill: "", soft: "", softFill: "" };
  table.rows.forEach(({ isStrong }, row) => {
    const [stroke, fill] = draw(numbers[row] ?? [], ((row + 0.5) * height) / numbers.length, most);
    drawing[isStrong || !hasStrong ? "strong" : "soft"] += stroke;
    drawing[isStrong || !hasStrong ? "strongFill" : "softFill"] += fill;
  });
  return drawing;
}

function drawBars(table: ChartTable) {
  const thick = Math.min(18, (height / table.rows.length) * 0.6);
  return drawRows(table, ([value = 0], y, most) => [
    "",
    box(0, y - thick / 2, Math.max(2, (value / most) * width), thick),
  ]);
}

function drawDots(table: ChartTable) {
  const toX = (value: number, most: number) => 8 + (value / most) * (width - 16);
  return drawRows(table, ([from = 0, to = from], y, most) => {
    const ends: Point[] = [
      [table.head.length > 2 ? toX(from, most) : 8, y],
      [toX(to, most), y],
    ];
    return [line(ends), dot(toX(to, most), y, 7)];
  });
}

function drawCounts(table: ChartTable) {
  const r = Math.min(8, (height / table.rows.length) * 0.36);
  return drawRows(table, ([value = 0], y) => {
    const dots = Array.from({ length: value }, (_, index) => dot(r + index * r * 2.6, y, r));
    return ["", dots.join("")];
  });
}

function drawLine(table: ChartTable): Partial<Drawing> {
  const { points, now } = readSeries(table);
  const scale = findRange(points.flatMap(({ value, range = [] }) => [value, ...range]));
  const place = placeIn({ x: 0, y: 8, width, height: height - 16 }, scale, points.length);
  const { past, ahead, range } = traceSeries(points, now, place);
  return now < points.length - 1 ? { strong: past, dashed: ahead, softFill: range } : { strong: past };
}

/** Up to three lines are below one another, more in two rows. */
function drawMultiples(table: ChartTable) {
  const numbers = numbersOf(table);
  const range = findRange(numbers.flat());
  const count = table.head.length - 1;
  const columns = count > 3 ? Math.ceil(count / 2) : 1;
  const [across, down] = [(width + 24) / columns, (height + 16) / Math.ceil(count / columns)];
  const drawing = { strong: "", soft: "" };
  table.head.slice(1).forEach((_, index) => {
    const [x, y] = [(index % columns) * across, Math.floor(index / columns) * down];
    const frame = { x, y: y + 3, width: across - 24, height: down - 24 };
    const place = placeIn(frame, range, numbers.length);
    drawing.strong += line(numbers.map((values, row) => place(values[index] ?? 0, row)));
    drawing.soft += line([
      [x, y + down - 17],
      [x + frame.width, y + down - 17],
    ]);
  });
  return drawing;
}

/** Draws a cell of a matrix or a grid. A matrix has two weights: the upper half of its numbers and the lower half. */
function drawCells({ head, rows }: ChartTable) {
  const most = Math.max(...numbersOf({ head, rows }).flat());
  const [across, down] = [width / (head.length - 1), height / rows.length];
  const drawing = { strongFill: "", softFill: "", soft: "" };
  rows.forEach(({ cells, values }, row) => {
    cells.forEach(({ text, isStrong }, column) => {
      const value = values[column] ?? null;
      const count = value === null ? countRows(rows, row, column) : 1;
      const shape = box(column * across + 2, row * down + 2, across - 4, count * down - 4);
      if (count === 0) return;
      drawing[(value === null ? isStrong : value > most / 2) ? "strongFill" : text === "" ? "soft" : "softFill"] +=
        shape;
    });
  });
  return drawing;
}

export const drawings: Record<ChartType, (table: ChartTable) => Partial<Drawing>> = {
  bars: drawBars,
  dots: drawDots,
  counts: drawCounts,
  line: drawLine,
  multiples: drawMultiples,
  matrix: drawCells,
  grid: drawCells,
};
