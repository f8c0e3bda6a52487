import { problemAt, type ContentRecord } from "../read/record";
import type { Route } from "./list-routes";
import type { Problem } from "../problem";

/** Checks that no two records share what only one may have. */
export function checkUnique(records: readonly ContentRecord[]): Problem[] {
  const first = new Map<string, ContentRecord>();
  return records.flatMap((record) =>
    record.definition.unique.flatMap((field) => {
      const value = record.value[field];
      const key = JSON.stringify([record.definition.files, field, value]);
      const earlier = first.get(key);
      if (value === undefined || !earlier) {
        first.set(key, record);
        return [];
      }
      const { line } = earlier.source.locate([...earlier.at, field]);
      return [
        problemAt(record, [field], "value-twice", {
          message: `${JSON.stringify(value)} is used already in ${earlier.source.file}:${line}`,
          remedy: "Choose another",
        }),
      ];
    }),
  );
}

/** Checks that no two pages have one path. */
export function checkRoutes(routes: readonly Route[]): Problem[] {
  const first = new Map<string, ContentRecord>();
  // A page's own path comes before another's alias, wherever their files stand.
  const ranked = routes.toSorted((a, b) => Number(a.field[0] === "aliases") - Number(b.field[0] === "aliases"));
  return ranked.flatMap(({ record, field, path }) => {
    const earlier = first.get(path);
    if (!earlier) {
      first.set(path, record);
      return [];
    }
    // Two pages, or two articles, with one key are told by checkUnique.
    if (field[0] !== "aliases" && earlier.definition.files === record.definition.files) return [];
    const message = `${path} is a page already, by ${earlier.source.file}`;
    return [problemAt(record, field, "path-twice", { message, remedy: "Choose another path" })];
  });
}
