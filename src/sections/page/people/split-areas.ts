interface Area<Row> {
  name: string | null;
  rows: Row[];
}

/**
 * Distributes areas of work, in their order, over two columns, so that the taller one has as few rows as possible.
 * An area stays whole. Its heading counts as one row.
 */
export function splitAreas<Row extends { area: string | null }>(members: readonly Row[]): [Area<Row>[], Area<Row>[]] {
  const names = [...new Set(members.map(({ area }) => area))];
  const areas = names.map((name) => ({ name, rows: members.filter(({ area }) => area === name) }));
  const measure = (column: readonly Area<Row>[]) => column.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  const splits = areas.map((_, end) => [areas.slice(0, end + 1), areas.slice(end + 1)] as [Area<Row>[], Area<Row>[]]);
  return splits.reduce((best, split) => {
    const tallest = ([left, right]: typeof split) => Math.max(measure(left), measure(right));
    return tallest(split) <= tallest(best) ? split : best;
  });
}
