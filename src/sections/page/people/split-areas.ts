interface Area<Row> {
  /** Null for people without an area, and in the second column for those whose area begins in the first. */
  name: string | null;
  rows: Row[];
}

function groupByArea<Row extends { area: string | null }>(rows: readonly Row[]): Area<Row>[] {
  const names = [...new Set(rows.map(({ area }) => area))];
  return names.map((name) => ({ name, rows: rows.filter(({ area }) => area === name) }));
}

function countRows(column: readonly Area<unknown>[]): number {
  return column.reduce((sum, { name, rows }) => sum + rows.length + (name === null ? 0 : 1), 0);
}

/**
 * Distributes areas of work over two columns, so that the taller one is as short as possible. An area that continues in the second
 * column has two rows or more in each.
 */
export function splitAreas<Row extends { area: string | null }>(members: readonly Row[]): Area<Row>[][] {
  const rows = groupByArea(members).flatMap((area) => area.rows);
  const splits = rows.flatMap((row, index) => {
    const [left, [next, ...others]] = [groupByArea(rows.slice(0, index + 1)), groupByArea(rows.slice(index + 1))];
    if (next?.name !== row.area) return [[left, next ? [next, ...others] : []]];
    const isShort = next.rows.length === 1 || left.at(-1)?.rows.length === 1;
    return isShort ? [] : [[left, [{ ...next, name: null }, ...others]]];
  });
  return splits.reduce((best, split) =>
    Math.max(...split.map(countRows)) <= Math.max(...best.map(countRows)) ? split : best,
  );
}
