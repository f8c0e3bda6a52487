import { z } from "zod";

import type { Advice, Problem } from "../problem";
import type { ContentDefinition, FieldRule } from "../define";
import type { DataFile } from "./data-file";
import { writePath, type ValuePath } from "./value-path";

/** A record with its place in a file. */
export interface ContentRecord {
  definition: ContentDefinition;
  source: DataFile;
  /** Place of the record in its file: empty, or its index in a list. */
  at: ValuePath;
  value: Record<string, unknown>;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a place, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Names a record as an editor knows it: `job "Senior Data Engineer"`. */
export function nameRecord({ definition, value, at }: Pick<ContentRecord, "definition" | "value" | "at">): string {
  const label = value[definition.labelledBy];
  if (typeof label === "string" && label !== "") return `${definition.noun} "${label}"`;
  return at.length > 0 ? `${definition.noun} ${writePath(at)}` : definition.noun;
}

/**
 * A problem at a field of a record.
 * @param path place of the field in the record
 * @param message what is wrong with the field, whose name is put before it
 * @param options.key points at the field's name instead of its value
 */
export function problemAt(
  record: ContentRecord,
  path: ValuePath,
  rule: string,
  { message, remedy }: Advice,
  { key = false, level = "error" }: { key?: boolean; level?: Problem["level"] } = {},
): Problem {
  const field = writePath(path);
  const whole = [...record.at, ...path];
  return {
    file: record.source.file,
    ...record.source.locate(whole, key),
    level,
    rule,
    message: `${nameRecord(record)}: ${field}${field === "" ? "" : " "}${message}`,
    remedy,
    path: whole,
  };
}

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
