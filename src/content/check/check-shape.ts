import type { z } from "zod";

import { problemAt, valueAt, type ContentRecord } from "../read/record";
import { describeAt, explainIssue, explainUnknownField, namesAt } from "./explain";
import type { Problem } from "../problem";
import { suggest } from "../suggest";

/** Names of the mistakes that zod finds. */
const rules: Partial<Record<string, string>> = {
  invalid_type: "type-wrong",
  invalid_value: "choice-unknown",
  too_small: "size-wrong",
  too_big: "size-wrong",
  invalid_format: "format-wrong",
};

/** Fields that are missing because their name has a slip: what is told of the slip is enough. */
function listMisspelt(record: ContentRecord, issues: readonly z.core.$ZodIssue[]): Set<string> {
  const { schema } = record.definition;
  const places = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    return issue.keys.map((key) => [...issue.path, suggest(key, namesAt(schema, issue.path))]);
  });
  return new Set(places.map((place) => JSON.stringify(place)));
}

/** Checks a record against its definition's schema. */
export function checkShape(record: ContentRecord): Problem[] {
  const { schema } = record.definition;
  const result = schema.safeParse(record.value);
  if (result.success) return [];
  const { issues } = result.error;
  const misspelt = listMisspelt(record, issues);
  return issues.flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== "symbol");
    const names = namesAt(schema, path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        problemAt(record, [...path, key], "field-unknown", explainUnknownField(key, names), { key: true }),
      );
    }
    const input = valueAt(record.value, path);
    if (input === undefined && misspelt.has(JSON.stringify(path))) return [];
    const advice = explainIssue(issue, input, names, describeAt(schema, path));
    const rule = input === undefined ? "field-missing" : (rules[issue.code] ?? "value-refused");
    return [problemAt(record, path, advice.message === "is empty" ? "value-empty" : rule, advice)];
  });
}
