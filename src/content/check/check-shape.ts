import { problemAt, valueAt, type ContentRecord } from "../read/record";
import { describeAt, explainIssue, explainUnknownField, namesAt } from "./explain";
import type { Problem } from "../problem";

/** Names of the mistakes that zod finds. */
const rules: Partial<Record<string, string>> = {
  invalid_type: "type-wrong",
  invalid_value: "choice-unknown",
  too_small: "size-wrong",
  too_big: "size-wrong",
  invalid_format: "format-wrong",
};

/** Checks a record against its definition's schema. */
export function checkShape(record: ContentRecord): Problem[] {
  const { schema } = record.definition;
  const result = schema.safeParse(record.value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== "symbol");
    const names = namesAt(schema, path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        problemAt(record, [...path, key], "field-unknown", explainUnknownField(key, names), { key: true }),
      );
    }
    const input = valueAt(record.value, path);
    const rule = input === undefined ? "field-missing" : (rules[issue.code] ?? "value-refused");
    return [problemAt(record, path, rule, explainIssue(issue, input, names, describeAt(schema, path)))];
  });
}
