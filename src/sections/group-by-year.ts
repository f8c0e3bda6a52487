/** Puts what has a day (`YYYY-MM-DD`) under its year; years and what is in them keep the order they come in. */
export function groupByYear<Item>(items: readonly Item[], readDay: (item: Item) => string): [string, Item[]][] {
  const years = new Map<string, Item[]>();
  for (const item of items) {
    const year = readDay(item).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years];
}
