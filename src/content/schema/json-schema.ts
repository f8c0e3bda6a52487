import { z } from "zod";

import type { ContentDefinition, FieldRule } from "../define";
import type { Terms } from "../vocabulary";

/**
 * JSON Schema draft 7 with extensions: VS Code reads `patternErrorMessage` and `markdownDescription`, forms read `rule` to recognize
 * pictures, links, references and dates.
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

/** Formats a message of `advise` (`fields.ts`) as sentences. */
function formatSentences(lines: string): string {
  const sentences = lines.split("\n").map((line) => line.charAt(0).toUpperCase() + line.slice(1));
  return `${sentences.join(". ")}.`;
}

function readPattern(def: z.core.$ZodTypeDef | z.core.$ZodCheckDef): object[] {
  if (!("check" in def) || def.check !== "string_format") return [];
  const { pattern, error } = def as z.core.$ZodCheckStringFormatDef;
  const message = error?.({ code: "custom", input: undefined, path: [] } as never);
  return pattern && typeof message === "string"
    ? [{ pattern: pattern.source, patternErrorMessage: formatSentences(message) }]
    : [];
}

/** Combines the schemas of several kinds of object, so that only the one that the object names is applied. */
export function selectSchema(selector: string, kinds: readonly JsonSchema[]) {
  const read = ({ properties }: JsonSchema) => properties?.[selector] ?? {};
  const names = kinds.map((kind) => read(kind).const ?? "");
  return {
    type: "object",
    required: [selector],
    properties: { [selector]: { type: "string", enum: names, description: read(kinds[0] ?? {}).description ?? "" } },
    allOf: kinds.map((kind, index) => ({
      if: { required: [selector], properties: { [selector]: { const: names[index] } } },
      then: kind,
    })),
  };
}

/** Adds the messages of patterns, the rules that are code, and choices to a schema converted by Zod. */
function complete({ _zod: { def } }: z.core.$ZodType, converted: JsonSchema, terms: Terms): void {
  if ("discriminator" in def) {
    const { oneOf, description } = converted;
    Object.assign(converted, selectSchema(String(def.discriminator), oneOf as JsonSchema[]), { description });
    delete converted["oneOf"];
  }
  const [first, ...others] = [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap(readPattern);
  const { jsonSchema, description, rule } = converted;
  const choices = rule?.kind === "term" ? terms(rule.list) : [];
  Object.assign(
    converted,
    first,
    others.length > 0 ? { allOf: others } : {},
    description?.includes("*")
      ? { description: description.replaceAll("*", ""), markdownDescription: description }
      : {},
    jsonSchema,
    choices.length > 0 ? { enum: choices } : {},
  );
  // Keeps only the pattern, because validators define formats differently.
  for (const key of ["format", "typeName", "jsonSchema", "hides", "traits"]) Reflect.deleteProperty(converted, key);
  if (converted.maximum === Number.MAX_SAFE_INTEGER) delete converted.maximum;
}

/** Creates the JSON Schema of a record, with the descriptions, limits, choices and messages of its contract. */
export function createJsonSchema({ schema }: Pick<ContentDefinition, "schema">, terms: Terms = () => []): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => complete(zodSchema, jsonSchema as JsonSchema, terms),
  });
  delete converted.$schema;
  return converted as JsonSchema;
}
