import { z } from "zod";

import { explainIssue } from "../check/explain";
import { writeAdvice } from "../problem";
import type { NewField } from "./list-fields";

/** What was given or answered, by the fields' names. A list is one text a value. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Lower-case words joined by hyphens. */
export function makeSlug(words: string): string {
  const plain = words.normalize("NFKD").replace(/[\p{Mark}’']/gu, "");
  return (plain.toLowerCase().match(/[a-z0-9]+/gu) ?? []).join("-");
}

/** The value that an answer stands for, or undefined for none. */
export function toValue({ isList, isFlag, schema }: NewField, answer: string | readonly string[] | undefined): unknown {
  if (answer === undefined || answer.length === 0) return undefined;
  if (isFlag) return answer === "true" ? true : undefined;
  if (isList) return typeof answer === "string" ? answer.split(",").map((entry) => entry.trim()) : answer;
  const text = typeof answer === "string" ? answer : answer.join(", ");
  return schema instanceof z.ZodNumber ? Number(text) : text;
}

/** Says what is wrong with an answer and what would be right, or nothing. */
export function judgeAnswer(field: NewField, answer: string | readonly string[] | undefined): string | undefined {
  const value = toValue(field, answer);
  if (value === undefined && field.isOptional) return undefined;
  const result = field.schema.safeParse(value);
  const [issue] = result.error?.issues ?? [];
  if (!issue) return undefined;
  const input = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], value);
  return writeAdvice(explainIssue(issue, input, field.choices, field.description));
}

/** Composes a record; a part none of whose values is given is left out. */
export function composeRecord(fields: readonly NewField[], answers: Answers): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const field of fields) {
    const value = toValue(field, answers[field.name]);
    if (value === undefined) continue;
    const [last = "", ...parents] = [...field.path].reverse();
    const target = parents.reverse().reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, record);
    target[last] = value;
  }
  return record;
}
