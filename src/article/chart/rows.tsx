import type { ReactNode } from "react";

import { formatShare, formatSuffix, nameUnit, type FormatNumber } from "../../charts/scale";
import { TableHead } from "../../components/table-head";
import type { ChartTable } from "../read-nodes";

/** Width of the chart relative to the longest bar with a number after it, and to the longest change with two. */
const barSpace = 1.35;
const changeSpace = 2.25;

export interface DrawingProps {
  table: ChartTable;
  unit: string;
  title: string;
  formatNumber: FormatNumber;
}

interface RowDrawingProps {
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
  return Math.max(...rows.flatMap(({ values }) => values.map(Number)));
}

/** Formats numbers with their unit: `100% → 91%`. */
export function formatChange(values: readonly number[], unit: string, formatNumber: FormatNumber): string {
  return values.map((value) => formatNumber(value) + formatSuffix(unit)).join(" → ");
}

interface RowTableProps extends DrawingProps {
  /** Head of the second column. */
  label: ReactNode;
  Drawing: (props: RowDrawingProps) => ReactNode;
  /** Width of the chart relative to the longest drawing. */
  room: number;
  /** From a drawing to its numbers, in pixels. */
  distance: number;
}

/** Table with a name, and a drawing with its numbers, in each row. */
function RowTable({ table, unit, formatNumber, label, Drawing, room, distance }: RowTableProps) {
  const max = findMax(table) * room;
  return (
    <table className="chart-rows">
      <TableHead labels={[table.head[0], label]} />
      <tbody>
        {table.rows.map((row) => {
          const values = row.values.map(Number);
          return (
            <tr key={row.name} className={row.isStrong ? "chart-strong" : undefined}>
              <th scope="row">{row.name}</th>
              <td>
                <svg width="100%" height="20">
                  <Drawing values={values} max={max} />
                  <text x={formatShare(Math.max(...values), max)} dx={distance} y="15">
                    {formatChange(values, unit, formatNumber)}
                  </text>
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Bars(props: DrawingProps) {
  const label = nameUnit(props.table.head[1] ?? "", props.unit);
  return <RowTable {...props} label={label} Drawing={Bar} room={barSpace} distance={8} />;
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
export function Dots(props: DrawingProps) {
  const { table, unit } = props;
  const [, first = "", second] = table.head;
  const label =
    second === undefined ? (
      nameUnit(first, unit)
    ) : (
      <>
        <span className="chart-key">
          <Dot isFrom /> {first}
        </span>
        <span className="chart-key">
          <Dot /> {nameUnit(second, unit)}
        </span>
      </>
    );
  const room = second === undefined ? barSpace : changeSpace;
  return <RowTable {...props} label={label} Drawing={Change} room={room} distance={12} />;
}
