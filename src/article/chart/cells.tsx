import { TableHead } from "../../components/table-head";
import type { ChartRow } from "../read-nodes";
import type { DrawingProps } from "./rows";

/** Counts consecutive rows with the same text in a column; 0 if a row continues the one above. */
export function countRows(rows: readonly ChartRow[], row: number, column: number): number {
  const read = (index: number) => rows[index]?.cells[column];
  const text = read(row)?.text;
  if (read(row - 1)?.text === text) return 0;
  const end = rows.findIndex((_, index) => index > row && read(index)?.text !== text);
  return (end === -1 ? rows.length : end) - row;
}

/** Grid of words, e.g. the hours of a week. Merges equal cells below one another; empty cells are gaps. */
export function Grid({ table: { head, rows } }: DrawingProps) {
  return (
    <table className="chart-grid">
      <TableHead labels={head} />
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
