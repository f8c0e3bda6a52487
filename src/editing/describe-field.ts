import { z } from "zod";

import type { FieldRule } from "../content/define";
import type { ValuePath } from "../content/problem";
import { formatPath, isObject, unwrap, valueAt } from "../content/read/record";

/** Control with which a field is edited. */
export type Control = "text" | "markdown" | "number" | "boolean" | "date" | "choice" | "picture";

/** What an editor needs to know of a field. */
export interface FieldDescription {
  name: string;
  /** Description in the contract, and the limit of its length. */
  hint: string;
  control: Control;
  isOptional: boolean;
  max?: number;
  /** Values of a choice, or suggestions. */
  choices?: string[];
  rule?: FieldRule;
}

/** Field of a record. Its value is empty if it is left out. */
export interface Field extends FieldDescription {
  path: ValuePath;
  value: string;
}

/** Fields of an entry of a list or of a record, with those of the blocks in it. */
export interface FieldGroup {
  name: string;
  path: ValuePath;
  fields: Field[];
}

/** Block of Markdown in the text of a file. */
export const markdownBlock: FieldDescription = {
  name: "text",
  hint: "A block of the text, in Markdown.",
  control: "markdown",
  isOptional: false,
};

function findControl(field: unknown, rule: FieldRule | undefined): Control | undefined {
  if (field instanceof z.ZodBoolean) return "boolean";
  if (field instanceof z.ZodNumber) return "number";
  if (field instanceof z.ZodEnum) return "choice";
  if (!(field instanceof z.ZodString)) return undefined;
  switch (rule?.kind) {
    case "image":
      return "picture";
    case "date":
    case "markdown":
      return rule.kind;
    case "term":
    case "reference":
      return "choice";
    default:
      return "text";
  }
}

/** Describes a field that has one value; undefined for others. */
function describe(schema: unknown, name: string): FieldDescription | undefined {
  const field = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const { description = "", rule } = field instanceof z.ZodType ? (field.meta() ?? {}) : {};
  const control = findControl(field, rule);
  if (!control) return undefined;
  const max = field instanceof z.ZodString ? (field.maxLength ?? undefined) : undefined;
  const limit = max === undefined ? "" : ` At most ${max} characters.`;
  return {
    name,
    hint: `${description.replaceAll("*", "")}.${limit}`,
    control,
    isOptional: schema instanceof z.ZodOptional,
    ...(max !== undefined && { max }),
    ...(field instanceof z.ZodEnum && { choices: field.options.map(String) }),
    ...(rule && { rule }),
  };
}

/** Describes the field at a path of a record, as the contract does; undefined if it has not one value. */
export function describeField(schema: unknown, record: unknown, path: ValuePath): FieldDescription | undefined {
  let field = schema;
  for (const [index, key] of path.entries()) {
    const around = unwrap(field, valueAt(record, path.slice(0, index)));
    if (around instanceof z.ZodArray) field = around.element;
    else field = around instanceof z.ZodObject && isObject(around.shape) ? around.shape[String(key)] : undefined;
  }
  const name = path.findLast((key) => typeof key === "string") ?? "text";
  return describe(field, name);
}

function formatValue(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function listFields(schema: unknown, block: Record<string, unknown>, at: ValuePath, inside: ValuePath = []): Field[] {
  const bare = unwrap(schema, block);
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries(bare.shape).flatMap(([key, field]: [string, unknown]) => {
    const value = block[key];
    const path = [...inside, key];
    if (isObject(value)) return listFields(field, value, at, path);
    const described = describe(field, formatPath(path));
    return described ? [{ ...described, path: [...at, ...path], value: formatValue(value) }] : [];
  });
}

/** Lists the entries of lists around a field of a record, the nearest first, and the record, with their fields. */
export function listGroups(schema: z.ZodType, noun: string, record: unknown, path: ValuePath): FieldGroup[] {
  const groups: FieldGroup[] = [];
  let field: unknown = schema;
  for (let depth = 0; depth <= path.length; depth++) {
    const at = path.slice(0, depth);
    const value = valueAt(record, at);
    const key = at.at(-1);
    if (isObject(value) && typeof key !== "string") {
      const name = key === undefined ? noun : `${at.at(-2)} ${key + 1}`;
      groups.unshift({ name, path: at, fields: listFields(field, value, at) });
    }
    const around = unwrap(field, value);
    if (around instanceof z.ZodArray) field = around.element;
    else if (around instanceof z.ZodObject) field = around.shape[String(path[depth])] as unknown;
  }
  return groups;
}
