import { z } from "zod";

import type { ContentDefinition, FieldRule } from "../define";
import type { Terms } from "../vocabulary";

/**
 * A JSON Schema of draft 7. `patternErrorMessage` and `markdownDescription` (where it differs from `description`) are VS Code's own;
 * `rule` is the contract's, by which a form knows which values are pictures, links, references and days.
 */
export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  const?: string;
  rule?: FieldRule;
  minLength?: number;
  maxLength?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  [keyword: string]: unknown;
}

/** Makes sentences of what `advise` in `fields.ts` has written. */
function writeSentences(lines: string): string {
  const sentences = lines.split("\n").map((line) => line.charAt(0).toUpperCase() + line.slice(1));
  return `${sentences.join(". ")}.`;
}

function readPattern(def: z.core.$ZodTypeDef | z.core.$ZodCheckDef): object[] {
  if (!("check" in def) || def.check !== "string_format") return [];
  const { pattern, error } = def as z.core.$ZodCheckStringFormatDef;
  const message = error?.({ code: "custom", input: undefined, path: [] } as never);
  return pattern && typeof message === "string"
    ? [{ pattern: pattern.source, patternErrorMessage: writeSentences(message) }]
    : [];
}

/** Adds to a schema of zod's the messages of its patterns, and the rules that are code. */
function complete({ _zod: { def } }: z.core.$ZodType, written: JsonSchema, terms: Terms): void {
  const [first, ...others] = [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap(readPattern);
  const { jsonSchema, description, rule } = written;
  const choices = rule?.kind === "term" ? terms(rule.list) : [];
  Object.assign(
    written,
    first,
    others.length > 0 ? { allOf: others } : {},
    description?.includes("*")
      ? { description: description.replaceAll("*", ""), markdownDescription: description }
      : {},
    jsonSchema,
    choices.length > 0 ? { enum: choices } : {},
  );
  // The pattern alone decides: other readers know other rules by the names of formats.
  for (const key of ["format", "typeName", "jsonSchema"]) Reflect.deleteProperty(written, key);
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
}

/**
 * JSON Schema of a record of a kind of content, with the descriptions, limits, choices and messages of its contract.
 * @param terms names in the lists of the vocabulary
 */
export function writeJsonSchema({ schema }: Pick<ContentDefinition, "schema">, terms: Terms = () => []): JsonSchema {
  const written = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      complete(zodSchema, jsonSchema as JsonSchema, terms);
    },
  });
  delete written.$schema;
  return written as JsonSchema;
}
