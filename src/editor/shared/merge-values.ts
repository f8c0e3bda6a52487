import { isObject } from "../../content/read/record";
import { isEqual } from "../../content/write/equal";
import { matchEntries } from "../../content/write/match-entries";

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  keys: readonly string[],
): unknown[] {
  const myBase = matchEntries(base, mine, keys);
  const theirBase = matchEntries(base, theirs, keys);
  const merged = mine.flatMap((entry, index) => {
    const from = myBase[index];
    if (from === undefined) return [entry];
    const place = theirBase.indexOf(from);
    // What they took out and I did not touch is gone; what I changed stays.
    if (place === -1) return isEqual(base[from], entry) ? [] : [entry];
    return [mergeValues(base[from], entry, theirs[place], keys)];
  });
  const added = theirs.filter((_, index) => theirBase[index] === undefined);
  return [...merged, ...added.filter((entry) => !merged.some((other) => isEqual(other, entry)))];
}

/**
 * Puts my changes on top of theirs: what I changed is mine, what only they changed is theirs. Both began at `base`.
 * @param keys fields that tell the records of a list apart
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, keys: readonly string[]): unknown {
  if (isEqual(mine, base)) return theirs;
  if (isEqual(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs, keys);
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const merged = names.map((name) => [name, mergeValues(base[name], mine[name], theirs[name], keys)] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  return mine;
}
