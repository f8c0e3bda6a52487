import type { ReactNode } from "react";

import { nameUnit, writeShare, writeSign, type WriteNumber } from "../../charts/scale";
import type { ChartTable } from "../read-nodes";

/** Room for the number after the longest bar, and for two after the longest change. */
const room = 1.35;
const roomForTwo = 2.1;

export interface RowsProps {
  table: ChartTable;
  unit: string;
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
  draw: (row: ChartTable["rows"][number]) => ReactNode;
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

/** Numbers side by side: a table whose cells are bars. */
export function Bars({ table, unit, writeNumber }: RowsProps) {
  const { head, rows } = table;
  const most = Math.max(...rows.map(({ values: [value] }) => value ?? 0)) * room;
  return (
    <RowTable
      table={table}
      label={nameUnit(head[1] ?? "", unit)}
      draw={({ values: [value] }) => (
        <>
          <rect y="3" width={writeShare(value ?? 0, most)} height="14" rx="2" />
          <text x={writeShare(value ?? 0, most)} dx="8" y="15">
            {writeNumber(value ?? 0)}
            {writeSign(unit)}
          </text>
        </>
      )}
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
export function Dots({ table, unit, writeNumber }: RowsProps) {
  const { head, rows } = table;
  const isChange = head.length > 2;
  const largest = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const most = largest * (isChange ? roomForTwo : room);
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
      draw={({ values }) => {
        const [from = 0, to = from] = values.map((value) => value ?? 0);
        const [low, high] = [Math.min(from, to), Math.max(from, to)];
        return (
          <>
            <line x1={writeShare(isChange ? low : 0, most)} x2={writeShare(high, most)} y1="10" y2="10" />
            {isChange ? <circle className="chart-from" cx={writeShare(from, most)} cy="10" r="5" /> : null}
            <circle cx={writeShare(to, most)} cy="10" r="5" />
            <text x={writeShare(high, most)} dx="12" y="15">
              {isChange ? `${writeNumber(from)} → ` : ""}
              {writeNumber(to)}
              {writeSign(unit)}
            </text>
          </>
        );
      }}
    />
  );
}
