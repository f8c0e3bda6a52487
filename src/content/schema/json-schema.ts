import { z } from "zod";

import type { ContentDefinition, FieldRule } from "../define";
import { explainCheck, explainKind } from "./words";

/**
 * A JSON Schema of draft 7, as VS Code reads it: `markdownDescription`, `errorMessage`, `patternErrorMessage` and `defaultSnippets`
 * are its own. `rule` is the contract's, and tells a form which values are pictures, links, references and days.
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

interface Pattern {
  pattern: string;
  patternErrorMessage?: string;
}

/** Address of https, as the contract reads it. */
const wholeAddress = "^https://[^\\s/?#]\\S*$";

function readPattern(def: z.core.$ZodTypeDef | z.core.$ZodCheckDef): Pattern[] {
  if (!("check" in def) || def.check !== "string_format") return [];
  const { format, pattern, error } = def as z.core.$ZodCheckStringFormatDef;
  const source = format === "url" ? wholeAddress : pattern?.source;
  if (source === undefined) return [];
  const said = explainCheck(error);
  return [{ pattern: source, ...(said === undefined ? {} : { patternErrorMessage: said }) }];
}

/** All patterns a text must match, each with what is told of a text that does not. */
function listPatterns({ _zod: { def } }: z.core.$ZodType): Pattern[] {
  return [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap(readPattern);
}

/** Completes what zod writes of a schema by what it does not know: the messages, and the rules that are code. */
function complete(zodSchema: z.core.$ZodType, written: JsonSchema): void {
  const { jsonSchema: further, ...schema } = written;
  const [first, ...others] = listPatterns(zodSchema);
  const errorMessage = explainKind(schema.type, schema.enum);
  const completed: JsonSchema = {
    ...schema,
    ...(schema.description === undefined
      ? {}
      : { description: schema.description.replace(/\*/gu, ""), markdownDescription: schema.description }),
    ...first,
    ...(others.length > 0 ? { allOf: others } : {}),
    ...(errorMessage === undefined ? {} : { errorMessage }),
    ...(further as JsonSchema | undefined),
  };
  // The contract alone decides: other readers know other rules by these names.
  delete completed["format"];
  delete completed["typeName"];
  if (completed.maximum === Number.MAX_SAFE_INTEGER) delete completed.maximum;
  for (const key of Object.keys(written)) Reflect.deleteProperty(written, key);
  Object.assign(written, completed);
}

/** JSON Schema of a record of a kind of content, with every description, limit, choice and message of its contract. */
export function writeJsonSchema({ schema }: Pick<ContentDefinition, "schema">): JsonSchema {
  const written = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      complete(zodSchema, jsonSchema as JsonSchema);
    },
  });
  // The file says it, once.
  delete written.$schema;
  return written as JsonSchema;
}
