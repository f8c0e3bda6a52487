import { z } from "zod";

import { isObject, type ContentRecord } from "./record";
import type { ValuePath } from "./value-path";
import type { FieldRule } from "../define";

/** A text in a record whose field has a rule beyond its shape. */
export interface RuledValue {
  path: ValuePath;
  value: string;
  rule: FieldRule;
}

function walk(schema: unknown, value: unknown, path: ValuePath): RuledValue[] {
  if (value === undefined) return [];
  if (schema instanceof z.ZodOptional) return walk(schema.unwrap(), value, path);
  if (schema instanceof z.ZodObject && isObject(value)) {
    return Object.entries(schema.shape).flatMap(([key, field]) => walk(field, value[key], [...path, key]));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => walk(schema.element, entry, [...path, index]));
  }
  const rule = schema instanceof z.ZodType ? schema.meta()?.rule : undefined;
  return rule && typeof value === "string" ? [{ path, value, rule }] : [];
}

/** All values of a record whose fields have a rule: pictures, links, references, dates. */
export function listRuledValues({ definition, value }: Pick<ContentRecord, "definition" | "value">): RuledValue[] {
  return walk(definition.schema, value, []);
}
