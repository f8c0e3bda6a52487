import { article } from "./article";
import { pageDefinitions } from "./catalogue";
import { problemAt, type ContentRecord } from "./check-shape";
import { didYouMean } from "./explain";
import type { Problem } from "./problem";
import { dataFolder, imagesFolder, type Content } from "./read-content";
import { redirect } from "./redirect";
import { articlePath, notFoundPath } from "./routes";
import { listRuledValues } from "./walk";

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === "string");
}

/** Every path that shows a page, with the record and field it comes from. */
function listRoutes(records: readonly ContentRecord[]) {
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

function checkUnique(records: readonly ContentRecord[]): Problem[] {
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
        problemAt(
          record,
          [field],
          `${JSON.stringify(value)} is used already in ${earlier.source.file}:${line}. Choose another`,
        ),
      ];
    }),
  );
}

function checkRoutes(routes: ReturnType<typeof listRoutes>): Problem[] {
  const first = new Map<string, ContentRecord>();
  return routes.flatMap(({ record, field, path }) => {
    const earlier = first.get(path);
    if (!earlier) {
      first.set(path, record);
      return [];
    }
    // Two pages, or two articles, with one key are told by checkUnique.
    if (field[0] !== "aliases" && earlier.definition.files === record.definition.files) return [];
    return [problemAt(record, field, `${path} is a page already, by ${earlier.source.file}. Choose another path`)];
  });
}

function checkRedirects(records: readonly ContentRecord[], paths: ReadonlySet<string>): Problem[] {
  const redirects = records.filter(({ definition }) => definition === redirect);
  const targets = new Map(redirects.map(({ value }) => [value["from"], value["to"]]));
  return redirects.flatMap((record) => {
    const { from, to } = record.value;
    const problems: Problem[] = [];
    if (typeof from === "string" && paths.has(from)) {
      problems.push(problemAt(record, ["from"], `${from} is a page. A redirect's source must not be one`));
    }
    if (typeof to !== "string" || paths.has(to)) return problems;
    if (to === from || targets.get(to) === from) {
      return [
        ...problems,
        problemAt(record, ["to"], `leads in a loop to ${to} and back. Name the page it should end at`),
      ];
    }
    if (targets.has(to)) {
      return [
        ...problems,
        problemAt(
          record,
          ["to"],
          `is a redirect itself, to ${String(targets.get(to))}. Name the page it should end at`,
        ),
      ];
    }
    return [
      ...problems,
      problemAt(
        record,
        ["to"],
        `leads to ${to}, which is not a page.${didYouMean(to, [...paths])}`.replace(/\.$/u, ""),
      ),
    ];
  });
}

/** Says what is wrong with an internal link, or nothing. */
function explainLink(link: string, paths: ReadonlySet<string>, sources: ReadonlySet<unknown>): string | undefined {
  if (!link.startsWith("/")) return undefined;
  const path = link.split(/[?#]/u)[0] ?? "";
  if (paths.has(path)) return undefined;
  if (path !== "/" && paths.has(path.replace(/\/$/u, "")))
    return `${path} ends in a slash. Write ${path.replace(/\/$/u, "")}`;
  if (sources.has(path)) return `${path} is a redirect. Link to the page it leads to`;
  return `${path} is not a page.${didYouMean(path, [...paths])} Link to a path that exists`;
}

/** Links of an MDX body: Markdown's `](/path)` and JSX's `href="/path"`, outside of code. */
const bodyLinkPattern = /(?:\]\(|href=")(\/[^)\s"]*)/gu;
const codePattern = /```[\s\S]*?```|`[^`\n]*`/gu;

function checkBodyLinks(record: ContentRecord, paths: ReadonlySet<string>, sources: ReadonlySet<unknown>): Problem[] {
  const { body, bodyOffset, file } = record.source;
  const prose = body.replace(codePattern, (code) => code.replace(/[^\n]/gu, " "));
  return [...prose.matchAll(bodyLinkPattern)].flatMap((match) => {
    const message = explainLink(match[1] ?? "", paths, sources);
    if (message === undefined) return [];
    const before = prose.slice(0, match.index + match[0].length - (match[1]?.length ?? 0)).split("\n");
    const place = { line: bodyOffset + before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return [
      {
        file,
        ...place,
        message: `article "${String(record.value["slug"])}": the text links to ${match[1] ?? ""}; ${message}.`,
      },
    ];
  });
}

function checkPullQuote(record: ContentRecord): Problem[] {
  const marks = record.source.body.match(/<PullQuote\s*\/>/gu)?.length ?? 0;
  if (marks === 1) return [];
  return [
    {
      file: record.source.file,
      line: record.source.bodyOffset + 1,
      column: 1,
      message: `article "${String(record.value["slug"])}": the text holds <PullQuote /> ${marks} times. Write it once, alone on its line, where the quote is to stand.`,
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
        const file = targets[0]?.source.file ?? dataFolder;
        return [
          problemAt(
            record,
            path,
            `is "${value}", which is no ${rule.by} in ${file}.${didYouMean(value, keys)} Write one of those`,
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
