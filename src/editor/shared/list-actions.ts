import { isObject } from "../../content/read/record";

/** A list and which of its records is shown after an action; none where the list is empty. */
export interface Acted {
  list: unknown[];
  index: number | undefined;
}

export function addRecord(list: readonly unknown[], record: unknown): Acted {
  return { list: [...list, record], index: list.length };
}

export function removeRecord(list: readonly unknown[], index: number): Acted {
  const rest = list.filter((_, place) => place !== index);
  return { list: rest, index: rest.length === 0 ? undefined : Math.min(index, rest.length - 1) };
}

/** Moves a record up (-1) or down (1); at an end it stays. */
export function moveRecord(list: readonly unknown[], index: number, by: -1 | 1): Acted {
  const to = index + by;
  if (to < 0 || to >= list.length) return { list: [...list], index };
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(index, 1));
  return { list: moved, index: to };
}

/** Copies a record behind itself. What no two records may share is left to be written. */
export function duplicateRecord(list: readonly unknown[], index: number, unique: readonly string[]): Acted {
  const record = list[index];
  const copy = isObject(record)
    ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, unique.includes(key) ? "" : value]))
    : record;
  return { list: [...list.slice(0, index + 1), structuredClone(copy), ...list.slice(index + 1)], index: index + 1 };
}
