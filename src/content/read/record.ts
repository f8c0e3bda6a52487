import { z } from "zod";

import type { ContentDefinition, FieldRule } from "../define";
import {
  fileProblem,
  type Finding,
  type LocatedFinding,
  type Position,
  type Problem,
  type ValuePath,
} from "../problem";
import type { TextOutline } from "../text/outline";

/** Parsed file of `data/` with the positions of its values. */
export interface DataFile {
  file: string;
  value: unknown;
  /** Outline of the text after the frontmatter; undefined for JSON. */
  outline?: TextOutline;
  /** Returns the nearest known position of a value or of its key. */
  locate: (path: ValuePath, key?: boolean) => Position;
}

/** Parsed file, unless it has syntax errors. */
export interface Reading {
  data?: DataFile;
  problems: Problem[];
}

export interface ContentRecord {
  definition: ContentDefinition;
  source: DataFile;
  /** Path of the record in its file: empty, or its index in a list. */
  at: ValuePath;
  value: Record<string, unknown>;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Formats a path for editors: `seo.title`, `chapters 3, points 1`. */
export function formatPath(path: ValuePath): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === "number") return `${written} ${key + 1}`.trimStart();
    return written === "" ? key : /\d$/u.test(written) ? `${written}, ${key}` : `${written}.${key}`;
  }, "");
}

/** Formats the name of a record for editors: `job "Senior Data Engineer"`. */
function nameRecord({ definition, value, at }: ContentRecord): string {
  const label = value[definition.labelledBy];
  if (typeof label === "string" && label !== "") return `${definition.noun} "${label}"`;
  return `${definition.noun} ${formatPath(at)}`.trimEnd();
}

/**
 * Creates a problem of a field of a record.
 * @param found finding whose message follows the name of the field
 * @param options.key reports the position of the field name instead of its value
 */
export function problemAt(
  record: ContentRecord,
  path: ValuePath,
  { rule, message, remedy, level = "error", fix }: Finding,
  { key = false }: { key?: boolean } = {},
): Problem {
  const whole = [...record.at, ...path];
  return {
    file: record.source.file,
    ...record.source.locate(whole, key),
    level,
    rule,
    message: `${nameRecord(record)}: ${`${formatPath(path)} ${message}`.trimStart()}`,
    remedy,
    path: whole,
    ...(fix && { fix }),
  };
}

export function problemInText(record: ContentRecord, { at, ...found }: LocatedFinding): Problem {
  return fileProblem(record.source.file, { ...found, message: `${nameRecord(record)}: ${found.message}` }, at);
}

/** Returns a schema without its optional wrapper; of a union, the member for a value. */
export function unwrap(schema: unknown, value: unknown): unknown {
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(bare instanceof z.ZodDiscriminatedUnion)) return bare;
  const { discriminator } = bare.def;
  const options = bare.options as readonly z.ZodObject[];
  const selector = isObject(value) ? value[discriminator] : undefined;
  return options.find(({ shape }) => (shape[discriminator] as z.ZodLiteral).value === selector) ?? bare;
}

/** Lists a value and all nested values with their paths and schemas, without wrappers. */
export function listValues(schema: unknown, value: unknown, path: ValuePath = []): ListedValue[] {
  const bare = unwrap(schema, value);
  const listed = { path, value, schema: bare };
  if (bare instanceof z.ZodObject && isObject(value)) {
    const fields = Object.entries(bare.shape).filter(([key]) => key in value);
    return [listed, ...fields.flatMap(([key, field]) => listValues(field, value[key], [...path, key]))];
  }
  if (!(bare instanceof z.ZodArray) || !Array.isArray(value)) return [listed];
  return [listed, ...value.flatMap((entry, index) => listValues(bare.element, entry, [...path, index]))];
}

/** Whether a field is text as it is shown, not a key or an address: it has a length, and no rule but those of its form. */
export function isShownText(schema: unknown): schema is z.ZodString {
  if (!(schema instanceof z.ZodString) || schema.maxLength === null) return false;
  return ["text", "alt", "markdown"].includes(schema.meta()?.rule?.kind ?? "text");
}

/** Returns a value with other texts; `change` also gets the schema and the path of each. */
export function mapTexts(
  schema: unknown,
  value: unknown,
  change: (text: string, schema: unknown, path: ValuePath) => string,
  path: ValuePath = [],
): unknown {
  const bare = unwrap(schema, value);
  if (typeof value === "string") return change(value, bare, path);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry, index) => mapTexts(bare.element, entry, change, [...path, index]));
  if (!(bare instanceof z.ZodObject) || !isObject(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, field]) => [key, mapTexts(bare.shape[key], field, change, [...path, key])]),
  );
}

interface ListedValue {
  path: ValuePath;
  value: unknown;
  schema: unknown;
}

type RuleKind = FieldRule["kind"];

/** Text of a field that has a rule, e.g. of a link. */
export interface Field<Kind extends RuleKind = RuleKind> {
  path: ValuePath;
  value: string;
  rule: Extract<FieldRule, { kind: Kind }>;
}

/** Fields of records that were listed before, because many rules of the check need them. */
const known = new WeakMap<object, Field[]>();

function listAllFields(schema: z.ZodObject, record: object): Field[] {
  const fields = listValues(schema, record).flatMap(({ path, value, schema: own }) => {
    const rule = own instanceof z.ZodType ? own.meta()?.rule : undefined;
    return rule && typeof value === "string" ? [{ path, value, rule }] : [];
  });
  known.set(record, fields);
  return fields;
}

/** Lists the texts of a record whose fields have a rule: all, or those of one kind, e.g. links. */
export function listFields<Kind extends RuleKind>(
  { definition, value }: Pick<ContentRecord, "definition" | "value">,
  kind?: Kind,
): Field<Kind>[] {
  const isWanted = (field: Field): field is Field & Field<Kind> => kind === undefined || field.rule.kind === kind;
  return (known.get(value) ?? listAllFields(definition.schema, value)).filter(isWanted);
}
