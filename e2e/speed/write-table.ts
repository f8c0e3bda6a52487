/** A table of plain text: the first columns that hold words on the left, figures on the right. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = row[column] ?? "";
          return column < words ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
