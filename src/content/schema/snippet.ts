import type { JsonSchema } from "./json-schema";

/** A part of VS Code's snippets: what is filled in, numbered in the order of the Tab key. A leading ^ takes the quotes away. */
function writeBody(
  { type, enum: choices, items, properties, required, const: only }: JsonSchema,
  nextStop: () => number,
): unknown {
  if (only !== undefined) return only;
  if (choices) return `\${${nextStop()}|${choices.map((choice) => choice.replace(/[,|]/gu, "\\$&")).join(",")}|}`;
  if (type === "array") return [writeBody(items ?? {}, nextStop)];
  if (type === "object") {
    const named = Object.entries(properties ?? {}).filter(([key]) => required?.includes(key));
    return Object.fromEntries(named.map(([key, field]) => [key, writeBody(field, nextStop)]));
  }
  if (type === "boolean") return `^\${${nextStop()}|true,false|}`;
  return type === "integer" || type === "number" ? `^\${${nextStop()}:0}` : `$${nextStop()}`;
}

/** A record with all fields it must have, for VS Code to put in. */
export function writeSnippet(noun: string, schema: JsonSchema) {
  let stop = 0;
  return { label: `New ${noun}`, description: "All fields that must be there", body: writeBody(schema, () => ++stop) };
}
