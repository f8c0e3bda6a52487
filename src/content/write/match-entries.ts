import { isObject } from "../read/record";
import { isEqual } from "./equal";

/**
 * Finds the old entry of a list that each new one comes from, so that an entry that was moved keeps its text: the same one, else
 * one with the same key, else the one at its place. No old entry is given away twice; undefined where an entry is new.
 * @param keys fields that tell records apart, the best first
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  keys: readonly string[] = [],
): (number | undefined)[] {
  const free = new Set(before.keys());
  const matches: (number | undefined)[] = after.map(() => undefined);

  function match(isSame: (old: unknown, now: unknown, places: { old: number; now: number }) => boolean): void {
    after.forEach((now, place) => {
      if (matches[place] !== undefined) return;
      const found = [...free].find((old) => isSame(before[old], now, { old, now: place }));
      if (found === undefined) return;
      free.delete(found);
      matches[place] = found;
    });
  }

  match((old, now, places) => places.old === places.now && isEqual(old, now));
  match(isEqual);
  for (const key of keys) {
    match((old, now) => isObject(old) && isObject(now) && old[key] !== undefined && isEqual(old[key], now[key]));
  }
  // What was changed in every key stays where it was; but only while nothing was added or taken out.
  match((_old, _now, places) => before.length === after.length && places.old === places.now);
  return matches;
}
