import { palette } from "../../../src/theme/palette";
import typeface from "../../../src/theme/typeface.json";
import { area, line, type Point, scale } from "./lines";

interface ForecastChart {
  width: number;
  height: number;
  fontSize: number;
  /** Space around the lines. */
  margins: readonly [top: number, right: number, bottom: number, left: number];
  past: readonly number[];
  /** Begins with the last past value. */
  ahead: readonly number[];
  /** Returns half the height of the range around a value ahead. */
  half: (index: number) => number;
  /** Labeled values of the vertical axis, lowest first. */
  levels: readonly number[];
  /** Returns the label of a point in time; most are empty. */
  nameTime: (index: number) => string;
  /** Factor of line widths. */
  weight: number;
}

/** Draws a line up to now, then the dashed forecast in its range. */
export function drawForecast(chart: ForecastChart): string {
  const { width, height, fontSize, margins, past, ahead, half, levels, nameTime } = chart;
  const [top, right, bottom, left] = margins;
  const now = past.length - 1;
  const last = now + ahead.length - 1;
  const x = scale([0, last], [left, width - right]);
  const y = scale([levels[0] ?? 0, levels.at(-1) ?? 0], [height - bottom, top]);
  const place = (values: readonly number[], start: number) =>
    values.map((value, index): Point => [x(start + index), y(value)]);
  const stroke = (color: string, size: number) => `fill="none" stroke="${color}" stroke-width="${size * chart.weight}"`;
  const grid = levels.map(
    (level) =>
      `<path d="M${left} ${y(level)}H${width - right}" stroke="${palette.mist}" opacity=".75"/><text x="${left - 12}" y="${y(level) + fontSize * 0.35}" text-anchor="end" fill="${palette.slate}">${level}</text>`,
  );
  const times = Array.from(
    { length: last + 1 },
    (_, index) =>
      `<text x="${x(index)}" y="${height - bottom + 12 + fontSize * 0.85}" text-anchor="middle" fill="${palette.slate}">${nameTime(index)}</text>`,
  );
  const edge = (side: number) =>
    place(
      ahead.map((value, index) => value + side * half(index)),
      now,
    );
  const band = `<path d="${area(edge(1), edge(-1))}" fill="${palette.rangeWide}" opacity=".7"/>`;
  const lines =
    `<path d="${line(place(ahead, now))}" ${stroke(palette.accent, 3.25)} stroke-dasharray="${8 * chart.weight} ${7 * chart.weight}"/>` +
    `<path d="${line(place(past, 0))}" ${stroke(palette.accentDeep, 3.5)} stroke-linecap="round" stroke-linejoin="round"/>`;
  const mark =
    `<path d="M${x(now)} ${height - bottom}V${top}" stroke="${palette.silver}" stroke-width="1.5" stroke-dasharray="4"/>` +
    `<text x="${x(now)}" y="${top - 7}" text-anchor="middle" font-weight="560" fill="${palette.ink}">Now</text>` +
    `<circle cx="${x(now)}" cy="${y(past[now] ?? 0)}" r="${7.5 * chart.weight}" ${stroke(palette.accentDeep, 3.5).replace("none", palette.white)}/>`;
  return `<svg width="${width}" height="${height}" style="display:block" font-family="${typeface.family}" font-size="${fontSize}">${grid.join("")}${times.join("")}${band}${lines}${mark}</svg>`;
}
