import type { ReactNode } from "react";

import { nameUnit, writeShare, writeSign, type WriteNumber } from "../../charts/scale";
import type { ChartRow, ChartTable } from "../read-nodes";

/** Room for the number after the longest bar, and for two after the longest change. */
const room = 1.35;
const roomForTwo = 2.1;

export interface DrawingProps {
  table: ChartTable;
  unit: string;
  title: string;
  writeNumber: WriteNumber;
}

/** The head of a table, with a cell for each column. */
export function Head({ head }: { head: readonly ReactNode[] }) {
  return (
    <thead>
      <tr>
        {head.map((name, column) => (
          <th key={column} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowTableProps {
  table: ChartTable;
  /** Head of the second column. */
  label: ReactNode;
  draw: (row: ChartRow) => ReactNode;
}

/** A table with a name and a drawing in each row. */
export function RowTable({ table: { head, rows }, label, draw }: RowTableProps) {
  return (
    <table className="chart-rows">
      <Head head={[head[0], label]} />
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

/** A row as its drawing sees it. */
export interface RowDrawingProps {
  values: readonly number[];
  /** The number whose place is the right edge. */
  most: number;
}

/** A number as a bar. */
export function Bar({ values: [value = 0], most }: RowDrawingProps) {
  return <rect y="3" width={writeShare(value, most)} height="14" rx="2" />;
}

/** A number, or a change from one to another, as dots on a line. */
export function Change({ values: [first = 0, second], most }: RowDrawingProps) {
  const [from, to] = second === undefined ? [0, first] : [first, second];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return (
    <>
      <line x1={writeShare(low, most)} x2={writeShare(high, most)} y1="10" y2="10" />
      {second === undefined ? null : (
        <circle className="chart-from" cx={writeShare(from, most)} cy="10" r="5" fill="currentColor" />
      )}
      <circle cx={writeShare(to, most)} cy="10" r="5" />
    </>
  );
}

/** The largest number of a table. */
export function findMost({ rows }: ChartTable): number {
  return Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

export function readNumbers({ values }: ChartRow): number[] {
  return values.map((value) => value ?? 0);
}

/** Numbers side by side: a table whose cells are bars. */
export function Bars({ table, unit, writeNumber }: DrawingProps) {
  const most = findMost(table) * room;
  return (
    <RowTable
      table={table}
      label={nameUnit(table.head[1] ?? "", unit)}
      draw={(row) => {
        const [value = 0] = readNumbers(row);
        return (
          <>
            <Bar values={[value]} most={most} />
            <text x={writeShare(value, most)} dx="8" y="15">
              {writeNumber(value)}
              {writeSign(unit)}
            </text>
          </>
        );
      }}
    />
  );
}

/** Legend of a column of numbers in the head of a table of changes. */
function Dot({ isFrom = false }: { isFrom?: boolean }) {
  return (
    <svg {...(isFrom ? { className: "chart-from" } : {})} width="12" height="12" aria-hidden="true">
      <circle cx="6" cy="6" r="5" />
    </svg>
  );
}

/** Numbers, or changes from one to another: a table whose cells are dots on a line. */
export function Dots({ table, unit, writeNumber }: DrawingProps) {
  const { head } = table;
  const isChange = head.length > 2;
  const most = findMost(table) * (isChange ? roomForTwo : room);
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
        const values = readNumbers(row);
        return (
          <>
            <Change values={values} most={most} />
            <text x={writeShare(Math.max(...values), most)} dx="12" y="15">
              {values.map(writeNumber).join(" → ")}
              {writeSign(unit)}
            </text>
          </>
        );
      }}
    />
  );
}
