import { article } from "../article";
import { pageDefinitions } from "../catalogue";
import type { ContentRecord } from "../read/record";
import { articlePath } from "../routes";

/** The texts of a field that holds one or a list of them. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === "string");
}

/** A path that shows a page, with the record and field it comes from. */
export interface Route {
  record: ContentRecord;
  field: (string | number)[];
  path: string;
}

/** Lists every path that shows a page. */
export function listRoutes(records: readonly ContentRecord[]): Route[] {
  return records.flatMap((record) => {
    if (record.definition === article) {
      return textsOf(record.value["slug"]).map((slug) => ({ record, field: ["slug"], path: articlePath(slug) }));
    }
    if (!pageDefinitions.includes(record.definition)) return [];
    return [
      ...textsOf(record.value["path"]).map((path) => ({ record, field: ["path"], path })),
      ...textsOf(record.value["aliases"]).map((path, index) => ({ record, field: ["aliases", index], path })),
    ];
  });
}
