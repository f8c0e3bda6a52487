import type { ChartTable } from "../read-nodes";
import { placeIn, traceSeries, type SeriesPoint } from "../../charts/paths";
import { findRange, listTicks, writeShare, writeSign, type Range, type WriteNumber } from "../../charts/scale";

interface LinesProps {
  table: ChartTable;
  unit: string;
  title: string;
  writeNumber: WriteNumber;
}

const top = 20;
const plotHeight = 200;
const smallHeight = 64;

interface PlotProps {
  /** The oldest first. */
  points: readonly SeriesPoint[];
  /** Index of the last value before the forecast. */
  now?: number;
  scale: Range;
  y: number;
  height: number;
}

/** Width and height in the plot's own units: the plot is stretched to the width of the page, its lines are not. */
const side = 100;

/** A line of values in time; a forecast is dashed and has its range. */
function Plot({ points, now = points.length - 1, scale, y, height }: PlotProps) {
  const place = placeIn({ x: 0, y: 0, width: side, height: side }, scale, points.length);
  const { past, ahead, range } = traceSeries(points, now, place, 2);
  const hasForecast = now < points.length - 1;
  return (
    <svg y={y} width="100%" height={height} viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
      {hasForecast ? <path className="chart-range" d={range} /> : null}
      <path d={past} />
      {hasForecast ? <path className="chart-forecast" d={ahead} /> : null}
    </svg>
  );
}

/** Values of a table in time; a forecast begins after the last row without a range. */
export function readSeries({ rows }: ChartTable): { points: SeriesPoint[]; now: number } {
  const points = rows.map(({ values: [value, low, high] }): SeriesPoint => {
    const hasRange = typeof low === "number" && typeof high === "number";
    return { value: value ?? 0, ...(hasRange ? { range: [low, high] } : {}) };
  });
  return { points, now: points.findLastIndex(({ range }) => range === undefined) };
}

function findTicks(values: readonly number[]): Range & { ticks: number[] } {
  const range = findRange(values);
  const ticks = listTicks(range.least, range.most);
  return { ticks, least: ticks[0] ?? 0, most: ticks.at(-1) ?? 1 };
}

/** One line in time, with the range of its forecast. */
export function Line({ table, unit, title, writeNumber }: LinesProps) {
  const { points, now } = readSeries(table);
  const { ticks, ...scale } = findTicks(points.flatMap(({ value, range = [] }) => [value, ...range]));
  const { rows } = table;
  const toY = (value: number) =>
    Number((top + plotHeight - ((value - scale.least) / (scale.most - scale.least)) * plotHeight).toFixed(1));
  const last = points.at(-1)?.value ?? 0;
  const share = now / (points.length - 1);
  return (
    <svg className="chart-line chart-axis" width="100%" height={top + plotHeight + 28} role="img" aria-label={title}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x2="100%" y1={toY(tick)} y2={toY(tick)} />
          <text x="-10" y={toY(tick) + 4} textAnchor="end">
            {writeNumber(tick)}
            {writeSign(unit)}
          </text>
        </g>
      ))}
      <Plot points={points} now={now} scale={scale} y={top} height={plotHeight} />
      <circle cx="100%" cy={toY(last)} r="4" />
      <text y={top + plotHeight + 22}>{rows[0]?.name}</text>
      {share > 0.3 && share < 0.6 ? (
        <text x={writeShare(now, points.length - 1)} y={top + plotHeight + 22} textAnchor="middle">
          {rows[now]?.name}
        </text>
      ) : null}
      <text x="100%" y={top + plotHeight + 22} textAnchor="end">
        {rows.at(-1)?.name}
      </text>
    </svg>
  );
}

/** A small line for each column, all on one scale. */
export function Multiples({ table: { head, rows }, unit, writeNumber }: LinesProps) {
  const scale = findTicks(rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <div className="chart-multiples">
      {head.slice(1).map((name, column) => {
        const points = rows.map((row) => ({ value: row.values[column] ?? 0 }));
        const [first = 0, last = 0] = [points[0]?.value, points.at(-1)?.value];
        return (
          <div key={name}>
            <p>{name}</p>
            <svg className="chart-line" width="100%" height={smallHeight} aria-hidden="true">
              <line x2="100%" y1={smallHeight - 1} y2={smallHeight - 1} />
              <Plot points={points} scale={scale} y={4} height={smallHeight - 8} />
            </svg>
            <p>
              {writeNumber(first)} → {writeNumber(last)}
              {writeSign(unit)}
            </p>
          </div>
        );
      })}
      <p className="chart-span">
        {rows[0]?.name} – {rows.at(-1)?.name}
      </p>
    </div>
  );
}
