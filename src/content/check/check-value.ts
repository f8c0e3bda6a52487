import { z } from "zod";

import { advise } from "../fields";
import { finding, replaceText, type Finding, type ValuePath } from "../problem";
import { isObject, valueAt } from "../read/record";
import { didYouMean, suggest } from "../suggest";
import { findSame, repairChoice, repairValue } from "./repair-value";

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false, without quotes",
  array: "a list in [ ]",
  object: "fields in { }",
};

const maxQuoteLength = 60;

function quote(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isObject(value)) return "a group of fields";
  const written = JSON.stringify(value);
  return written.length > maxQuoteLength ? `${written.slice(0, maxQuoteLength)}…` : written;
}

function explainSize(issue: Extract<Issue, { code: "too_small" | "too_big" }>, input: unknown): Finding {
  const [bound, limit] = issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
  const unit = Array.isArray(input) ? "entries" : "characters";
  const message =
    typeof input === "string" || Array.isArray(input) ? `has ${input.length} ${unit}` : `is ${quote(input)}`;
  return finding("size-wrong", message, `It must be ${issue.exact === true ? "exactly" : bound} ${String(limit)}`);
}

/** Replaces messages of Zod: by the remedy for a missing value, and by the known fields of an object with an unknown one. */
function replaceMessage({ code, input, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code === "unrecognized_keys" && inst instanceof z.ZodObject) return Object.keys(inst.shape).join(", ");
  if (code !== "invalid_type" || input !== undefined) return undefined;
  const description = inst instanceof z.ZodType ? inst.meta()?.description?.replaceAll("*", "") : undefined;
  return advise("is missing", ["Write it", description].filter(Boolean).join(": "));
}

function explainIssue(issue: Issue, input: unknown): Finding {
  const options: unknown = issue.code === "invalid_value" ? issue.values : "options" in issue && issue.options;
  if (Array.isArray(options)) {
    const remedy = `${didYouMean(input, options.map(String))}Choose from: ${options.join(", ")}`;
    return input === undefined
      ? finding("field-missing", "is missing", remedy)
      : finding("choice-unknown", `is ${quote(input)}`, remedy, repairChoice(input, options.map(String)));
  }
  switch (issue.code) {
    case "invalid_type":
      if (input === undefined) break;
      return finding("type-wrong", `is ${quote(input)}`, `Write ${typeNames[issue.expected] ?? issue.expected}`);
    case "too_small":
    case "too_big":
      if (Array.isArray(input) && input.length === 0)
        return finding("value-empty", "is empty", "Write at least one entry");
      return explainSize(issue, input);
  }
  // See `advise` in `fields.ts`.
  const [message = "", remedy = "Correct it"] = issue.message.split("\n");
  if (input === undefined) return finding("field-missing", "is missing", remedy);
  const rule =
    message === "is empty" ? "value-empty" : issue.code === "invalid_format" ? "format-wrong" : "value-rejected";
  return finding(rule, message.startsWith("not ") ? `is ${quote(input)}, which is ${message}` : message, remedy);
}

/** Copies a value with another one at a path. */
function replaceAt(value: unknown, [key, ...rest]: ValuePath, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const changed = replaceAt(valueAt(value, [key]), rest, replacement);
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === key ? changed : entry));
  return { ...(value as object), [key]: changed };
}

/** Finding at a path of a value. With `isKey`, it concerns the name of the field. */
interface ShapeFinding {
  path: ValuePath;
  found: Finding;
  isKey?: true;
}

export function checkValue(schema: z.ZodObject, value: unknown): ShapeFinding[] {
  const all = schema.safeParse(value, { error: replaceMessage }).error?.issues ?? [];
  // Reports the first issue of each value.
  const issues = all.filter(({ path }, index) => all.findIndex((other) => other.path.join() === path.join()) === index);
  // Does not report a misspelt field as missing as well.
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [...issue.path, suggest(key, issue.message.split(", "))].join())
      : [],
  );
  return issues.flatMap((issue): ShapeFinding[] => {
    const path = issue.path.filter((key) => typeof key !== "symbol");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => {
        const remedy = issue.message
          ? `${didYouMean(key, issue.message.split(", "))}Fields: ${issue.message}`
          : "Delete it";
        const same = findSame(key, issue.message.split(", "));
        const isFree = same !== undefined && valueAt(value, [...path, same]) === undefined;
        const fix = isFree ? replaceText(key, same) : {};
        return {
          path: [...path, key],
          found: finding("field-unknown", "is not a field here", remedy, fix),
          isKey: true,
        };
      });
    }
    const input = valueAt(value, path);
    if (input === undefined && misspelt.includes(path.join())) return [];
    const found = explainIssue(issue, input);
    const accepts = (candidate: unknown) => {
      const again = schema.safeParse(replaceAt(value, path, candidate)).error?.issues ?? [];
      return !again.some((other) => path.every((key, index) => other.path[index] === key));
    };
    return [{ path, found: { ...found, ...(input !== undefined && repairValue(input, accepts, found.remedy)) } }];
  });
}
