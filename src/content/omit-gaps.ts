import { z } from "zod";

import type { Hidden } from "./define";
import { isObject, unwrap } from "./read/record";

/** Returns the entry that is not shown without a field; undefined for fields that hide nothing. */
export function findHidden(field: unknown): Hidden | undefined {
  const bare = field instanceof z.ZodOptional ? field.unwrap() : undefined;
  return bare instanceof z.ZodType ? bare.meta()?.hides : undefined;
}

/**
 * Returns a valid value without entries that lack what they are shown for, such as questions without an answer, and without what is
 * empty then, such as a section of which no question is left; undefined if nothing is left.
 */
export function omitGaps(schema: unknown, value: unknown): unknown {
  const bare = unwrap(schema, value);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    const kept = value.map((entry) => omitGaps(bare.element, entry)).filter((entry) => entry !== undefined);
    return kept.length === 0 && value.length > 0 ? undefined : kept;
  }
  if (!(bare instanceof z.ZodObject) || !isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, omitGaps(bare.shape[key], field)] as const);
  const kept = new Map(fields.filter(([, field]) => field !== undefined));
  const isLacking = ([key, field]: [string, unknown]) =>
    !kept.has(key) && (findHidden(field) !== undefined || !(field instanceof z.ZodOptional));
  return Object.entries(bare.shape).some(isLacking) ? undefined : Object.fromEntries(kept);
}
