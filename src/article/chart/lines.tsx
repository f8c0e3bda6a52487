import type { ChartTable } from "../read-nodes";
import { createPointMapper, traceSeries, type SeriesPoint } from "../../charts/paths";
import { findRange, formatShare, formatSuffix, listTicks, type Range } from "../../charts/scale";
import { formatChange, type DrawingProps } from "./rows";

const top = 20;
const plotHeight = 200;
const smallHeight = 64;

interface SeriesProps {
  /** Oldest first. */
  points: readonly SeriesPoint[];
  /** Index of the last value before the forecast. */
  now?: number;
  scale: Range;
  size?: { width: number; height: number };
  /** Shades the area below the line. */
  isShaded?: boolean;
}

/** Width and height of a plot in user units. It is stretched to the width of the page, its strokes are not. */
const side = 100;
const square = { width: side, height: side };

/** Line of values over time. A forecast is dashed and has a range. */
export function Series({ points, now = points.length - 1, scale, size = square, isShaded = false }: SeriesProps) {
  const { past, ahead, range } = traceSeries(points, now, createPointMapper(size, scale, points.length));
  const hasForecast = now < points.length - 1;
  return (
    <>
      {isShaded && past ? <path d={`${past}V${size.height}H0Z`} stroke="none" opacity="0.12" /> : null}
      {hasForecast ? <path className="chart-range" d={range} stroke="none" opacity="0.2" /> : null}
      <path d={past} fill="none" vectorEffect="non-scaling-stroke" />
      {hasForecast ? <path d={ahead} fill="none" strokeDasharray="5 5" vectorEffect="non-scaling-stroke" /> : null}
    </>
  );
}

function Plot({ y, height, ...series }: SeriesProps & { y: number; height: number }) {
  return (
    <svg y={y} width="100%" height={height} viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
      <Series {...series} />
    </svg>
  );
}

function findTicks(values: readonly number[]): { ticks: number[]; scale: Range } {
  const { min, max } = findRange(values);
  const ticks = listTicks(min, max);
  return { ticks, scale: { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1 } };
}

/** Reads a value from each row. The forecast begins after the last row without a range. */
export function readSeries({ rows }: ChartTable) {
  const points = rows.map(({ values: [value, low, high] }): SeriesPoint => {
    const hasRange = typeof low === "number" && typeof high === "number";
    return { value: value ?? 0, ...(hasRange ? { range: [low, high] } : {}) };
  });
  const now = points.findLastIndex(({ range }) => range === undefined);
  return { points, now, ...findTicks(points.flatMap(({ value, range = [] }) => [value, ...range])) };
}

/** Reads a series from each column, with a common scale. */
export function readColumns({ head, rows }: ChartTable) {
  const columns = head.slice(1).map((name, column) => ({
    name,
    points: rows.map(({ values }) => ({ value: values[column] ?? 0 })),
  }));
  return { columns, ...findTicks(columns.flatMap(({ points }) => points.map(({ value }) => value))) };
}

/** Letters for which three months under a line have room on a phone, e.g. of *May 2026* each. */
const maxLetters = 24;

export function Line({ table, unit, title, formatNumber }: DrawingProps) {
  const { points, now, ticks, scale } = readSeries(table);
  const { rows } = table;
  const toY = (value: number) =>
    Number((top + plotHeight - ((value - scale.min) / (scale.max - scale.min)) * plotHeight).toFixed(1));
  const last = points.at(-1)?.value ?? 0;
  const share = now / (points.length - 1);
  const [first = "", middle = "", end = ""] = [rows[0], rows[now], rows.at(-1)].map((row) => row?.name);
  const hasMiddle = share > 0.3 && share < 0.6 && (first + middle + end).length <= maxLetters;
  return (
    <div className="chart-axis">
      <svg className="chart-line" width="100%" height={top + plotHeight} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x2="100%" y1={toY(tick)} y2={toY(tick)} />
            <text x="-10" y={toY(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
              {formatSuffix(unit)}
            </text>
          </g>
        ))}
        <Plot points={points} now={now} scale={scale} y={top} height={plotHeight} />
        <circle cx="100%" cy={toY(last)} r="4" />
      </svg>
      <p className="chart-months" aria-hidden="true">
        <span>{first}</span>
        {hasMiddle ? (
          <span className="chart-now">
            <svg width={formatShare(Math.max(2 * share - 1, 0), 1)} height="1" />
            <span>{middle}</span>
            <svg width={formatShare(Math.max(1 - 2 * share, 0), 1)} height="1" />
          </span>
        ) : null}
        <span>{end}</span>
      </p>
    </div>
  );
}

/** Small line for each column, all on one scale. */
export function Multiples({ table, unit, formatNumber }: DrawingProps) {
  const { columns, scale } = readColumns(table);
  return (
    <div className="chart-multiples">
      {columns.map(({ name, points }) => (
        <div key={name}>
          <p>{name}</p>
          <svg className="chart-line" width="100%" height={smallHeight} aria-hidden="true">
            <line x2="100%" y1={smallHeight - 1} y2={smallHeight - 1} />
            <Plot points={points} scale={scale} y={4} height={smallHeight - 8} />
          </svg>
          <p>{formatChange([points[0]?.value ?? 0, points.at(-1)?.value ?? 0], unit, formatNumber)}</p>
        </div>
      ))}
      <p className="chart-span">
        {table.rows[0]?.name} – {table.rows.at(-1)?.name}
      </p>
    </div>
  );
}
