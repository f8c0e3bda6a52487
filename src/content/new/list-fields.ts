import { z } from "zod";

import type { ContentDefinition, FieldRule } from "../define";

/** A value that can be asked for. */
export interface NewField {
  /** Its place, e.g. `readOn.url`: also the name of its option. */
  name: string;
  path: readonly string[];
  schema: z.ZodType;
  description: string;
  /** What may be chosen; empty where anything may be written. */
  choices: readonly string[];
  isList: boolean;
  isFlag: boolean;
  isOptional: boolean;
  rule: FieldRule | undefined;
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

function toField(schema: z.ZodType, path: readonly string[], isOptional: boolean): NewField {
  const inner = bare(schema);
  const entry = inner instanceof z.ZodArray ? bare(inner.element) : inner;
  return {
    name: path.join("."),
    path,
    schema,
    description: (inner instanceof z.ZodType ? (inner.meta()?.description ?? "") : "").replaceAll("*", ""),
    choices: entry instanceof z.ZodEnum ? entry.options.map(String) : [],
    isList: inner instanceof z.ZodArray,
    isFlag: inner instanceof z.ZodBoolean,
    isOptional: isOptional || schema instanceof z.ZodOptional,
    rule: entry instanceof z.ZodType ? entry.meta()?.rule : undefined,
  };
}

function walk(schema: z.ZodType, path: readonly string[], isOptional: boolean): NewField[] {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodObject)) return [toField(schema, path, isOptional)];
  return Object.entries(inner.shape).flatMap(([key, field]) =>
    field instanceof z.ZodType ? walk(field, [...path, key], isOptional || schema instanceof z.ZodOptional) : [],
  );
}

/** Lists all values of a kind's records in the contract's order; those of a part stand behind its name. */
export function listFields({ schema }: Pick<ContentDefinition, "schema">): NewField[] {
  return walk(schema, [], false);
}
