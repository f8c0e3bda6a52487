import type { ReactNode } from "react";

import { formatShare, formatSuffix, nameUnit, type FormatNumber } from "../../charts/scale";
import { TableHead } from "../../components/table-head";
import type { ChartRow, ChartTable } from "../read-nodes";

/** Width of the chart relative to the longest bar with a number after it, and to the longest change with two. */
const barSpace = 1.35;
const changeSpace = 2.25;

export interface DrawingProps {
  table: ChartTable;
  unit: string;
  title: string;
  formatNumber: FormatNumber;
}

interface RowTableProps {
  table: ChartTable;
  /** Head of the second column. */
  label: ReactNode;
  draw: (row: ChartRow) => ReactNode;
}

function RowTable({ table: { head, rows }, label, draw }: RowTableProps) {
  return (
    <table className="chart-rows">
      <TableHead labels={[head[0], label]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={row.isStrong ? "chart-strong" : undefined}>
            <th scope="row">{row.name}</th>
            <td>
              <svg width="100%" height="20">
                {draw(row)}
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface RowDrawingProps {
  values: readonly number[];
  /** Value at the right edge. */
  max: number;
}

export function Bar({ values: [value = 0], max }: RowDrawingProps) {
  return <rect y="3" width={formatShare(value, max)} height="14" rx="2" />;
}

/** Number, or a change between two numbers, as dots on a line. */
export function Change({ values: [first = 0, second], max }: RowDrawingProps) {
  const [from, to] = second === undefined ? [0, first] : [first, second];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return (
    <>
      <line x1={formatShare(low, max)} x2={formatShare(high, max)} y1="10" y2="10" />
      {second === undefined ? null : (
        <circle className="chart-from" cx={formatShare(from, max)} cy="10" r="5" fill="currentColor" />
      )}
      <circle cx={formatShare(to, max)} cy="10" r="5" />
    </>
  );
}

export function findMax({ rows }: ChartTable): number {
  return Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

export function listValues({ values }: ChartRow): number[] {
  return values.map((value) => value ?? 0);
}

export function Bars({ table, unit, formatNumber }: DrawingProps) {
  const max = findMax(table) * barSpace;
  return (
    <RowTable
      table={table}
      label={nameUnit(table.head[1] ?? "", unit)}
      draw={(row) => {
        const [value = 0] = listValues(row);
        return (
          <>
            <Bar values={[value]} max={max} />
            <text x={formatShare(value, max)} dx="8" y="15">
              {formatNumber(value)}
              {formatSuffix(unit)}
            </text>
          </>
        );
      }}
    />
  );
}

/** Formats numbers with their unit: `100% → 91%`. */
export function formatChange(values: readonly number[], unit: string, formatNumber: FormatNumber): string {
  return values.map((value) => formatNumber(value) + formatSuffix(unit)).join(" → ");
}

/** Legend of a column in a table of changes. */
function Dot({ isFrom = false }: { isFrom?: boolean }) {
  return (
    <svg {...(isFrom ? { className: "chart-from" } : {})} width="12" height="12" aria-hidden="true">
      <circle cx="6" cy="6" r="5" />
    </svg>
  );
}

/** Table whose cells are dots on a line: numbers, or changes between two numbers. */
export function Dots({ table, unit, formatNumber }: DrawingProps) {
  const { head } = table;
  const isChange = head.length > 2;
  const max = findMax(table) * (isChange ? changeSpace : barSpace);
  const label = isChange ? (
    <>
      <span className="chart-key">
        <Dot isFrom /> {head[1]}
      </span>
      <span className="chart-key">
        <Dot /> {nameUnit(head[2] ?? "", unit)}
      </span>
    </>
  ) : (
    nameUnit(head[1] ?? "", unit)
  );
  return (
    <RowTable
      table={table}
      label={label}
      draw={(row) => {
        const values = listValues(row);
        return (
          <>
            <Change values={values} max={max} />
            <text x={formatShare(Math.max(...values), max)} dx="12" y="15">
              {formatChange(values, unit, formatNumber)}
            </text>
          </>
        );
      }}
    />
  );
}
