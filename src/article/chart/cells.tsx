import type { ChartRow } from "../read-nodes";
import { nameUnit, writeSign } from "../../charts/scale";
import { Head, RowTable, type RowsProps } from "./rows";

/** Distance of two dots in pixels. */
const step = 14;

/** Things that can be counted: a table whose cells have a dot for each. */
export function Counts({ table, unit, writeNumber }: RowsProps) {
  return (
    <RowTable
      table={table}
      label={nameUnit(table.head[1] ?? "", unit)}
      draw={({ values: [value] }) => (
        <>
          {value ? <path d={`M6 10h0${`m${step} 0h0`.repeat(value - 1)}`} /> : null}
          <text x={(value ?? 0) * step + 6} y="15">
            {writeNumber(value ?? 0)}
          </text>
        </>
      )}
    />
  );
}

/** Numbers in rows and columns: a table whose cells are the stronger, the larger their number. */
export function Matrix({ table: { head, rows }, unit, writeNumber }: RowsProps) {
  const most = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <table className="chart-matrix">
      <Head head={head} />
      <tbody>
        {rows.map(({ name, values, isStrong }) => (
          <tr key={name} className={isStrong ? "chart-strong" : undefined}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={column}>
                {value === null ? null : (
                  <svg width="100%" height="36">
                    <rect width="100%" height="36" rx="4" opacity={Number(((value / (most || 1)) * 0.5).toFixed(2))} />
                    <text x="50%" y="23" textAnchor="middle">
                      {writeNumber(value)}
                      {writeSign(unit)}
                    </text>
                  </svg>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many rows below one another have the same text in a column; 0 if it continues the row above. */
export function countRows(rows: readonly ChartRow[], row: number, column: number): number {
  const read = (index: number) => rows[index]?.cells[column];
  const text = read(row)?.text;
  if (read(row - 1)?.text === text) return 0;
  const end = rows.findIndex((_, index) => index > row && read(index)?.text !== text);
  return (end === -1 ? rows.length : end) - row;
}

/** Words in rows and columns, e.g. the hours of a week. The same words below one another are one block, no words a gap. */
export function Grid({ table: { head, rows } }: RowsProps) {
  return (
    <table className="chart-grid">
      <Head head={head} />
      <tbody>
        {rows.map(({ name, cells }, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({ text, isStrong }, column) => {
              const rowSpan = countRows(rows, row, column);
              return rowSpan === 0 ? null : (
                <td
                  key={column}
                  rowSpan={rowSpan}
                  className={isStrong ? "chart-strong" : text ? "chart-block" : undefined}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
