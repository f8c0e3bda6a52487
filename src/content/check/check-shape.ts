import type { ContentDefinition } from "../define";
import { writePath, type DataFile, type ValuePath } from "../read/data-file";
import { explainIssue, explainUnknownField, namesAt } from "./explain";
import type { Problem } from "./problem";

/** A record with its place in a file. */
export interface ContentRecord {
  definition: ContentDefinition;
  source: DataFile;
  /** Place of the record in its file: empty, or its index in a list. */
  at: ValuePath;
  value: Record<string, unknown>;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a place, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Names a record as an editor knows it: `job "Senior Data Engineer"`. */
export function nameRecord({ definition, value, at }: Pick<ContentRecord, "definition" | "value" | "at">): string {
  const label = value[definition.labelledBy];
  if (typeof label === "string" && label !== "") return `${definition.noun} "${label}"`;
  return at.length > 0 ? `${definition.noun} ${writePath(at)}` : definition.noun;
}

/** A problem at a field of a record. `key` points at the field's name instead of its value. */
export function problemAt(record: ContentRecord, path: ValuePath, message: string, key = false): Problem {
  const field = writePath(path);
  return {
    file: record.source.file,
    ...record.source.locate([...record.at, ...path], key),
    message: `${nameRecord(record)}: ${field}${field === "" ? "" : " "}${message}.`,
  };
}

/** Checks a record against its definition's schema. */
export function checkShape(record: ContentRecord): Problem[] {
  const { schema } = record.definition;
  const result = schema.safeParse(record.value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== "symbol");
    const names = namesAt(schema, path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => problemAt(record, [...path, key], explainUnknownField(key, names), true));
    }
    return [problemAt(record, path, explainIssue(issue, valueAt(record.value, path), names))];
  });
}
