import type { Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { problemAt, type ContentRecord } from "../read/record";
import { listRuledValues } from "../read/walk";
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
