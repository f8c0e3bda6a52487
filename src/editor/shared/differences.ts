import { isObject } from "../../content/read/record";
import { isEqual } from "../../content/write/equal";
import type { Path } from "./api";

/** A value that two versions have differently; undefined where one has none. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/** Lists what differs between two values, as deep as both are of one shape. */
export function listDifferences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isEqual(before, after)) return [];
  const isNested = (Array.isArray(before) && Array.isArray(after)) || (isObject(before) && isObject(after));
  if (!isNested) return [{ path, before, after }];
  const [left, right] = [Object.entries(before as object), Object.entries(after as object)];
  const keys = [...new Set([...left, ...right].map(([key]) => key))];
  return keys.flatMap((key) => {
    const place = Array.isArray(before) ? Number(key) : key;
    return listDifferences(Reflect.get(before as object, key), Reflect.get(after as object, key), [...path, place]);
  });
}

/** Names the field in which two values first differ, so that typing on in it is known as one change. */
export function nameChange(before: unknown, after: unknown): string {
  return (listDifferences(before, after)[0]?.path ?? []).join("/");
}
