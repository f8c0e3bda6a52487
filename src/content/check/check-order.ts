import { z } from "zod";

import type { Problem } from "../problem";
import type { ValuePath } from "../read/value-path";
import { isObject, problemAt, type ContentRecord } from "../read/record";

/** The keys of an object as the contract orders them; unknown ones keep their place at the end. */
function sortKeys(keys: readonly string[], contract: readonly string[]): string[] {
  const rank = (key: string) => (contract.includes(key) ? contract.indexOf(key) : contract.length);
  return [...keys].sort((a, b) => rank(a) - rank(b));
}

function findDisorder(schema: unknown, value: unknown, path: ValuePath): { path: ValuePath; after: string }[] {
  if (schema instanceof z.ZodOptional) return findDisorder(schema.unwrap(), value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => findDisorder(schema.element, entry, [...path, index]));
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return [];
  const contract = Object.keys(schema.shape);
  const keys = Object.keys(value).filter((key) => contract.includes(key));
  const ordered = sortKeys(keys, contract);
  const wrong = ordered.findIndex((key, index) => key !== keys[index]);
  const [moved, before] = [ordered[wrong], ordered[wrong - 1]];
  const found = moved === undefined ? [] : [{ path: [...path, moved], after: before ?? "" }];
  return [...found, ...keys.flatMap((key) => findDisorder(schema.shape[key], value[key], [...path, key]))];
}

/** Warns of fields in another order than the contract's: all files read alike, and a change shows as little as it is. */
export function checkOrder(record: ContentRecord): Problem[] {
  return findDisorder(record.definition.schema, record.value, []).map(({ path, after }) => {
    const remedy = after === "" ? "Write it first" : `Write it behind ${after}`;
    const advice = { message: "stands in another order than in other records", remedy };
    return problemAt(record, path, "field-order", advice, { key: true, level: "warning" });
  });
}
