import { bounds } from "./bounds";

type Table<Value> = Record<string, Value>;

/** Its own value under a key, which may be any word, or none. */
export function at<Value>(table: Table<Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** One more under a key. */
export function count(table: Table<number>, key: string): Table<number> {
  return { ...table, [key]: (at(table, key) ?? 0) + 1 };
}

/** The table without its first entries, so that no more than so many are left. */
export function keepLast<Value>(table: Table<Value>, most: number): Table<Value> {
  const entries = Object.entries(table);
  return entries.length <= most ? table : Object.fromEntries(entries.slice(-most));
}

/** At most so many UTF-16 code units of a text. */
export function cut(text: string, length: number = bounds.text): string {
  return text.slice(0, length);
}
