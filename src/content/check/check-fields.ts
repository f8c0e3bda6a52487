import { z } from "zod";

import { finding, type Problem } from "../problem";
import { explainEscape } from "../read/check-characters";
import { isObject, listValues, problemAt, type ContentRecord } from "../read/record";
import { explainPlain } from "../text/explain-plain";
import { checkValue } from "./check-value";

/** Validates a record by the schema of its definition. */
export function checkShape(record: ContentRecord): Problem[] {
  return checkValue(record.definition.schema, record.value).map(({ path, found, isKey = false }) =>
    problemAt(record, path, found, { key: isKey }),
  );
}

/** Reports invisible characters that are written as escapes. Those in the file are reported already. */
export function checkEscapes(record: ContentRecord): Problem[] {
  return listValues(record.definition.schema, record.value).flatMap(({ path, value }) =>
    typeof value === "string" ? explainEscape(value).map((found) => problemAt(record, path, found)) : [],
  );
}

/** Warns of Markdown, HTML and addresses in texts that are plain: those with a length, and without a rule or a pattern. */
export function checkPlain(record: ContentRecord, ownMail: string): Problem[] {
  return listValues(record.definition.schema, record.value).flatMap(({ path, value, schema }) => {
    if (typeof value !== "string" || !(schema instanceof z.ZodString) || schema.maxLength === null) return [];
    const { kind = "alt" } = schema.meta()?.rule ?? {};
    return kind === "alt"
      ? explainPlain(value.replaceAll(ownMail, "")).map((found) => problemAt(record, path, found))
      : [];
  });
}

/** Warns of fields that are not in the order of the contract, which makes files easier to compare. */
export function checkOrder(record: ContentRecord): Problem[] {
  return listValues(record.definition.schema, record.value).flatMap(({ path, value, schema }) => {
    if (!(schema instanceof z.ZodObject) || !isObject(value)) return [];
    const ordered = Object.keys(schema.shape).filter((key) => key in value);
    const written = Object.keys(value).filter((key) => key in schema.shape);
    const wrong = ordered.findIndex((key, index) => key !== written[index]);
    const [moved, before] = [ordered[wrong], ordered[wrong - 1]];
    if (moved === undefined) return [];
    const remedy = before === undefined ? "Write it first" : `Write it after ${before}`;
    const found = finding("field-order", "is out of order", remedy);
    return [problemAt(record, [...path, moved], found, { key: true, level: "warning" })];
  });
}
