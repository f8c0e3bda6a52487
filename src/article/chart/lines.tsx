import type { ChartTable } from "../read-nodes";
import { listTicks, writeNumber, writeShare, writeSign } from "./scale";

interface LinesProps {
  table: ChartTable;
  unit: string;
  title: string;
}

const top = 20;
const plotHeight = 200;
const smallHeight = 64;

interface PlotProps {
  /** One value for each step in time, the oldest first. */
  values: readonly number[];
  /** Lowest and highest value expected, from the step on at which the forecast begins. */
  range?: readonly (readonly [low: number, high: number])[];
  least: number;
  most: number;
  y: number;
  height: number;
}

/** Width and height in the plot's own units: the plot is stretched to the width of the page, its lines are not. */
const side = 100;

/** A line of values in time; a forecast is dashed and has its range. */
function Plot({ values, range = [], least, most, y, height }: PlotProps) {
  const toPoint = (value: number, index: number) => {
    const across = (index / (values.length - 1)) * side;
    const down = side - ((value - least) / (most - least)) * side;
    return `${Number(across.toFixed(2))},${Number(down.toFixed(2))}`;
  };
  const points = values.map(toPoint);
  const begin = values.length - range.length;
  // The range begins at the last known value.
  const from = Math.max(begin - 1, 0);
  const lows = range.map(([low], index) => toPoint(low, begin + index));
  const highs = range.map(([, high], index) => toPoint(high, begin + index));
  const known = range.length > 0 ? points.slice(0, begin) : points;
  return (
    <svg y={y} width="100%" height={height} viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
      {range.length > 0 ? (
        <polygon points={[...points.slice(from, begin), ...highs, ...lows.toReversed()].join(" ")} />
      ) : null}
      <polyline points={known.join(" ")} />
      {range.length > 0 ? <polyline className="chart-forecast" points={points.slice(from).join(" ")} /> : null}
    </svg>
  );
}

/** The scale begins at 0 unless that would flatten the line. */
function findTicks(values: readonly number[], about?: number): { ticks: number[]; least: number; most: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ticks = listTicks(least > 0 && least < most / 2 ? 0 : least, most, about);
  return { ticks, least: ticks[0] ?? 0, most: ticks.at(-1) ?? 1 };
}

/** One line in time, with the range of its forecast. */
export function Line({ table: { rows }, unit, title }: LinesProps) {
  const values = rows.map(({ values: [value] }) => value ?? 0);
  const range = rows.flatMap(({ values: [, low, high] }) =>
    low === undefined || low === null || high === undefined || high === null ? [] : [[low, high] as const],
  );
  const { ticks, least, most } = findTicks([...values, ...range.flat()]);
  const toY = (value: number) =>
    Number((top + plotHeight - ((value - least) / (most - least)) * plotHeight).toFixed(1));
  const last = values.at(-1) ?? 0;
  const now = range.length > 0 ? values.length - range.length - 1 : -1;
  const share = now / (values.length - 1);
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
      <Plot values={values} range={range} least={least} most={most} y={top} height={plotHeight} />
      <circle cx="100%" cy={toY(last)} r="4" />
      <text y={top + plotHeight + 22}>{rows[0]?.name}</text>
      {share > 0.3 && share < 0.6 ? (
        <text x={writeShare(now, values.length - 1)} y={top + plotHeight + 22} textAnchor="middle">
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
export function Multiples({ table: { head, rows }, unit }: LinesProps) {
  const { least, most } = findTicks(rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <div className="chart-multiples">
      {head.slice(1).map((name, column) => {
        const values = rows.map((row) => row.values[column] ?? 0);
        const [first = 0, last = 0] = [values[0], values.at(-1)];
        return (
          <div key={name}>
            <p>{name}</p>
            <svg className="chart-line" width="100%" height={smallHeight} aria-hidden="true">
              <line x2="100%" y1={smallHeight - 1} y2={smallHeight - 1} />
              <Plot values={values} least={least} most={most} y={4} height={smallHeight - 8} />
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
