import { z } from "zod";

import { warning, type Finding, type Problem } from "../problem";
import { explainEscape } from "../read/check-characters";
import { isObject, listValues, problemAt, type ContentRecord } from "../read/record";
import { explainPlain } from "../text/explain-plain";
import { checkValue } from "./check-value";

export function checkShape(record: ContentRecord): Problem[] {
  return checkValue(record.definition.schema, record.value).map(({ path, found, isKey = false }) =>
    problemAt(record, path, found, { key: isKey }),
  );
}

/** Explains fields that are not in the order of the contract, which makes files easier to compare. */
function explainOrder(schema: z.ZodObject, value: object): { moved: string; found: Finding } | undefined {
  const ordered = Object.keys(schema.shape).filter((key) => key in value);
  const written = Object.keys(value).filter((key) => key in schema.shape);
  const wrong = ordered.findIndex((key, index) => key !== written[index]);
  const [moved, before] = [ordered[wrong], ordered[wrong - 1]];
  const remedy = before === undefined ? "Write it first" : `Write it after ${before}`;
  return moved === undefined ? undefined : { moved, found: warning("field-order", "is out of order", remedy) };
}

/**
 * Reports invisible characters that are written as escapes. Warns of fields in another order, and of Markdown, HTML and addresses in
 * texts that are plain: those with a length, and without a rule or a pattern.
 */
export function checkFields(record: ContentRecord, ownMail: string): Problem[] {
  return listValues(record.definition.schema, record.value).flatMap(({ path, value, schema }) => {
    if (schema instanceof z.ZodObject && isObject(value)) {
      const { moved = "", found } = explainOrder(schema, value) ?? {};
      return found ? [problemAt(record, [...path, moved], found, { key: true })] : [];
    }
    if (typeof value !== "string") return [];
    const isPlain = schema instanceof z.ZodString && schema.maxLength !== null;
    const { kind = "alt" } = (isPlain ? schema.meta()?.rule : undefined) ?? {};
    const plain = isPlain && kind === "alt" ? explainPlain(value.replaceAll(ownMail, "")) : [];
    return [...explainEscape(value), ...plain].map((found) => problemAt(record, path, found));
  });
}
