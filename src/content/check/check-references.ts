import type { Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { listRuledValues, problemAt, type ContentRecord } from "../read/record";

import { didYouMean } from "../suggest";
import type { Targets } from "./targets";

/** Checks that whoever or whatever a record names is there: the people of an article, the page above a page. */
export function checkReferences(record: ContentRecord, targets: Targets): Problem[] {
  return listRuledValues(record).flatMap(({ path, value, rule }) => {
    if (rule.kind !== "reference") return [];
    const { keys, files } = targets.keysOf(rule.typeName, rule.by);
    if (keys.has(value) || targets.mayHold(value)) return [];
    const advice = {
      message: `is "${value}", which is no ${rule.by} in ${dataFolder}/${files}`,
      remedy: `${didYouMean(value, [...keys])}Write one of those`,
    };
    return [problemAt(record, path, "reference-unknown", advice)];
  });
}

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
