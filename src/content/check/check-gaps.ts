import { z } from "zod";

import { findHidden, omitGaps } from "../omit-gaps";
import { finding, warning, type Problem } from "../problem";
import { isObject, listValues, problemAt, unwrap, type ContentRecord } from "../read/record";
import { listSections } from "./check-sections";
import type { SiteIndex } from "./site-index";

/** Fields that name an entry to editors. */
const labels = ["title", "question", "topic", "name", "label"];

/** Warns of fields without which an entry is not shown. */
function checkMissing(record: ContentRecord): Problem[] {
  return listValues(record.definition.schema, record.value).flatMap(({ path, value, schema }) => {
    if (!(schema instanceof z.ZodObject) || !isObject(value)) return [];
    const name = labels.map((label) => value[label]).find((each) => typeof each === "string") ?? "";
    return Object.entries(schema.shape).flatMap(([key, field]) => {
      const hidden = findHidden(field);
      if (hidden === undefined || key in value) return [];
      const message = `(${name}) has no ${key}; the ${hidden} is not shown`;
      return [problemAt(record, path, warning("content-missing", message, `Write ${key} when you know it`))];
    });
  });
}

/** Warns of sections of which no entry is shown. It is an error if a link leads to one. */
function checkHidden(record: ContentRecord, { anchored, misshapen }: SiteIndex): Problem[] {
  if (misshapen.has(record)) return [];
  const sections: unknown = record.definition.schema.shape["sections"];
  return listSections(record).flatMap(({ path, value }) => {
    const list = unwrap(sections, []);
    if (!(list instanceof z.ZodArray) || omitGaps(list.element, value) !== undefined) return [];
    const report = anchored.has(`${record.source.file}#${String(value["anchor"])}`) ? finding : warning;
    const found = report(
      "section-empty",
      "shows nothing: all its entries are incomplete",
      "Complete one, or delete it",
    );
    return [problemAt(record, [...path, "section"], found)];
  });
}

/** Warns of what is not shown because it has no content. */
export function checkGaps(record: ContentRecord, siteIndex: SiteIndex): Problem[] {
  return [...checkMissing(record), ...checkHidden(record, siteIndex)];
}
