import { z } from "zod";

import type { Advice } from "../problem";
import { didYouMean } from "../suggest";

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false, without quotes",
  array: "a list in [ ]",
  object: "fields in { }",
};

const units: Record<string, string> = { string: "characters", array: "entries" };

const longestQuote = 60;

/** A value as a message shows it. */
export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  const written = value === undefined ? "nothing" : JSON.stringify(value);
  return written.length > longestQuote ? `${written.slice(0, longestQuote)}…` : written;
}

function explainSize(
  issue: Extract<Issue, { code: "too_small" | "too_big" }>,
  input: unknown,
  choices: readonly string[],
): Advice {
  if (Array.isArray(input) && input.length === 0) {
    const remedy = choices.length > 0 ? `Choose from: ${choices.join(", ")}` : "Write at least one entry";
    return { message: "is empty", remedy };
  }
  const [bound, limit] = issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
  const size =
    typeof input === "string" || Array.isArray(input)
      ? `has ${input.length} ${units[issue.origin] ?? ""}`
      : `is ${String(input)}`;
  return { message: size, remedy: `It may be ${issue.exact === true ? "exactly" : bound} ${String(limit)}` };
}

/** The schema of the value at a place, without its optional wrappers. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const [key, ...rest] = path;
  if (key === undefined) return bare;
  if (bare instanceof z.ZodObject) return schemaAt(bare.shape[String(key)], rest);
  return bare instanceof z.ZodArray ? schemaAt(bare.element, rest) : undefined;
}

/** What may stand at a place: the fields of an object, or the choices of a list's entries. */
export function namesAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const at = schemaAt(schema, path);
  if (at instanceof z.ZodObject) return Object.keys(at.shape);
  return at instanceof z.ZodArray && at.element instanceof z.ZodEnum ? at.element.options.map(String) : [];
}

/** What the contract says of the field at a place, e.g. *Where the work is done*. */
export function describeAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string | undefined {
  const at = schemaAt(schema, path);
  return at instanceof z.ZodType ? at.meta()?.description?.replaceAll("*", "") : undefined;
}

/** Says that a field is not one of the record's, and which there are. */
export function explainUnknownField(key: string, names: readonly string[]): Advice {
  return { message: "is not a field here", remedy: `${didYouMean(key, names)}Fields: ${names.join(", ")}` };
}

/** Splits what a field of the contract says of a wrong value, see `advise` in `fields.ts`. */
function explainRefusal(said: string, input: unknown): Advice {
  const [message = "", remedy = "Mend it"] = said.split("\n");
  return { message: message.startsWith("not ") ? `is ${quoteValue(input)}, which is ${message}` : message, remedy };
}

/**
 * Says what is wrong with a value and what would be right.
 * @param input what stands there now
 * @param names the choices of a list's entries, if it has such
 * @param description what the contract says of the field
 */
export function explainIssue(issue: Issue, input: unknown, names: readonly string[], description?: string): Advice {
  switch (issue.code) {
    case "invalid_type":
      return input === undefined
        ? { message: "is missing", remedy: description === undefined ? "Write it" : `Write it: ${description}` }
        : { message: `is ${quoteValue(input)}`, remedy: `Write ${typeNames[issue.expected] ?? issue.expected}` };
    case "invalid_value": {
      const choices = issue.values.map(String);
      const message = input === undefined ? "is missing" : `is ${quoteValue(input)}`;
      return { message, remedy: `${didYouMean(input, choices)}Choose from: ${choices.join(", ")}` };
    }
    case "too_small":
    case "too_big":
      return explainSize(issue, input, names);
    default:
      return explainRefusal(issue.message, input);
  }
}
