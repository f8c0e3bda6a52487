import { z } from "zod";

type Issue = z.core.$ZodIssue;

/** Small edit distance, for "did you mean"; Levenshtein's, by rows. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The choice nearest to what was written, if one is near. */
export function suggest(written: string, choices: readonly string[]): string | undefined {
  const ranked = choices
    .map((choice) => ({ choice, edits: distance(written.toLowerCase(), choice.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  return ranked && ranked.edits <= Math.max(2, written.length / 3) ? ranked.choice : undefined;
}

/** *Did you mean x?*, or nothing. */
export function didYouMean(written: unknown, choices: readonly string[]): string {
  const near = typeof written === "string" ? suggest(written, choices) : undefined;
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}

const typeNames: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false, without quotes",
  array: "a list in [ ]",
  object: "fields in { }",
};

const units: Record<string, string> = { string: "characters", array: "entries" };

function explainSize(
  issue: Extract<Issue, { code: "too_small" | "too_big" }>,
  input: unknown,
  choices: readonly string[],
): string {
  if (Array.isArray(input) && input.length === 0) {
    return choices.length > 0 ? `is empty. Choose from: ${choices.join(", ")}` : "is empty. Write at least one entry";
  }
  const [bound, limit] = issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
  const size =
    typeof input === "string" || Array.isArray(input)
      ? `has ${input.length} ${units[issue.origin] ?? ""}`
      : `is ${String(input)}`;
  return `${size}. It may be ${issue.exact === true ? "exactly" : bound} ${String(limit)}`;
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

/** Says that a field is not one of the record's, and which there are. */
export function explainUnknownField(key: string, names: readonly string[]): string {
  return `is not a field here.${didYouMean(key, names)} Fields: ${names.join(", ")}`;
}

/**
 * Says in one sentence what is wrong with a value and what would be right.
 * @param input what stands there now
 * @param names the choices of a list's entries, if it has such
 */
export function explainIssue(issue: Issue, input: unknown, names: readonly string[]): string {
  switch (issue.code) {
    case "invalid_type":
      return input === undefined ? "is missing. Write it" : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case "invalid_value": {
      const choices = issue.values.map(String);
      const state = input === undefined ? "is missing" : `is ${JSON.stringify(input)}`;
      return `${state}.${didYouMean(input, choices)} Choose from: ${choices.join(", ")}`;
    }
    case "too_small":
    case "too_big":
      return explainSize(issue, input, names);
    default:
      return issue.message;
  }
}
