import { article } from "../article";
import { checkBodyLinks, explainLink } from "./check-links";
import { checkRedirects } from "./check-redirects";
import { nameRecord, problemAt, type ContentRecord } from "./check-shape";
import { checkRoutes, checkUnique } from "./check-unique";
import { didYouMean } from "./explain";
import { listRoutes, textsOf } from "./list-routes";
import type { Problem } from "./problem";
import { dataFolder, imagesFolder, type Content } from "../read/read-content";
import { redirect } from "../redirect";
import { notFoundPath } from "../routes";
import { listRuledValues } from "../read/walk";

function checkPullQuote(record: ContentRecord): Problem[] {
  const marks = record.source.body.match(/<PullQuote\s*\/>/gu)?.length ?? 0;
  if (marks === 1) return [];
  return [
    {
      file: record.source.file,
      line: record.source.bodyOffset + 1,
      column: 1,
      message: `${nameRecord(record)}: the text holds <PullQuote /> ${marks} times. Write it once, alone on its line, where the quote is to stand.`,
    },
  ];
}

/** Checks what no record can know alone: keys, routes, redirects, links, pictures, references. */
export function checkReferences({ records, images }: Content): Problem[] {
  const routes = listRoutes(records).filter(({ path }) => path !== notFoundPath);
  const paths = new Set(routes.map(({ path }) => path));
  const sources = new Set(
    records.filter(({ definition }) => definition === redirect).map(({ value }) => value["from"]),
  );

  const ruled = records.flatMap((record) =>
    listRuledValues(record).flatMap(({ path, value, rule }) => {
      if (rule.kind === "image" && !images.has(value)) {
        const choices = [...images];
        return [
          problemAt(
            record,
            path,
            `names ${value}, but there is no ${dataFolder}/${imagesFolder}/${value}.${didYouMean(value, choices)} Put the file there`,
          ),
        ];
      }
      if (rule.kind === "link") {
        const message = explainLink(value, paths, sources);
        return message === undefined ? [] : [problemAt(record, path, `leads nowhere: ${message}`)];
      }
      if (rule.kind === "reference") {
        const targets = records.filter(({ definition }) =>
          [definition.typeName, definition.interface?.name].includes(rule.typeName),
        );
        const keys = targets.flatMap((target) => textsOf(target.value[rule.by]));
        if (keys.includes(value)) return [];
        return [
          problemAt(
            record,
            path,
            `is "${value}", which is no ${rule.by} in ${dataFolder}/${targets[0]?.definition.files ?? ""}.${didYouMean(value, keys)} Write one of those`,
          ),
        ];
      }
      return [];
    }),
  );

  const articles = records.filter(({ definition }) => definition === article);
  return [
    ...checkUnique(records),
    ...checkRoutes(routes),
    ...checkRedirects(records, paths),
    ...ruled,
    ...articles.flatMap((record) => [...checkBodyLinks(record, paths, sources), ...checkPullQuote(record)]),
  ];
}
