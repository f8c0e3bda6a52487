import { z } from "zod";

import { finding, type Problem, type ValuePath } from "../problem";
import { isObject, problemAt, type ContentRecord } from "../read/record";
import { checkValue, schemaAt } from "./check-value";

/** Validates a record by its definition's schema. */
export function checkShape(record: ContentRecord): Problem[] {
  return checkValue(record.definition.schema, record.value).map(({ path, found, isKey = false }) =>
    problemAt(record, path, found, { key: isKey }),
  );
}

function findDisorder(schema: unknown, value: unknown, path: ValuePath): { path: ValuePath; after?: string }[] {
  const bare = schemaAt(schema, []);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => findDisorder(bare.element, entry, [...path, index]));
  }
  if (!(bare instanceof z.ZodObject) || !isObject(value)) return [];
  const ordered = Object.keys(bare.shape).filter((key) => key in value);
  const written = Object.keys(value).filter((key) => key in bare.shape);
  const wrong = ordered.findIndex((key, index) => key !== written[index]);
  const [moved, after] = [ordered[wrong], ordered[wrong - 1]];
  const found = moved === undefined ? [] : [{ path: [...path, moved], ...(after === undefined ? {} : { after }) }];
  return [...found, ...written.flatMap((key) => findDisorder(bare.shape[key], value[key], [...path, key]))];
}

/** Warns of fields in another order than the contract's: in one order, files are easier to compare. */
export function checkOrder(record: ContentRecord): Problem[] {
  return findDisorder(record.definition.schema, record.value, []).map(({ path, after }) => {
    const remedy = after === undefined ? "Write it first" : `Write it after ${after}`;
    const found = finding("field-order", "is not where other records have it", remedy);
    return problemAt(record, path, found, { key: true, level: "warning" });
  });
}
