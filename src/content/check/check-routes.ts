import { blogPage } from "../pages/blog";
import type { Problem } from "../problem";
import { problemAt, type ContentRecord } from "../read/record";
import { redirect } from "../redirect";
import { archivePath, isInArchive } from "../routes";
import { didYouMean } from "../suggest";
import type { Targets } from "./targets";

/** Checks that no two pages have one path. */
function checkPaths({ routes }: Targets): Problem[] {
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

/** Checks that no page and no redirect has a path of the blog's archive. */
function checkArchive(records: readonly ContentRecord[], { routes }: Targets): Problem[] {
  const blogPath = records.find(({ definition }) => definition === blogPage)?.value["path"];
  if (typeof blogPath !== "string") return [];
  const sources = records
    .filter(({ definition }) => definition === redirect)
    .map((record) => ({ record, field: ["from"], path: record.value["from"] }));
  return [...routes, ...sources].flatMap(({ record, field, path }) => {
    if (typeof path !== "string" || !isInArchive(path, blogPath)) return [];
    const message = `${path} is a path of the blog's archive`;
    const remedy = `Choose a path that does not begin with ${archivePath(blogPath)}`;
    return [problemAt(record, field, "path-archive", { message, remedy })];
  });
}

/** The paths a redirect leads over, from its target on; the last is a page, nothing, or one that was there before. */
function follow(start: string, redirects: Targets["redirects"]): string[] {
  const way = [start];
  for (let next = redirects.get(start); typeof next === "string"; next = redirects.get(next)) {
    way.push(next);
    if (way.indexOf(next) < way.length - 1) break;
  }
  return way;
}

function checkTarget(record: ContentRecord, { paths, redirects, mayHold }: Targets): Problem[] {
  const { from, to } = record.value;
  if (typeof to !== "string" || typeof from !== "string" || paths.has(to)) return [];
  const way = follow(to, redirects);
  const end = way.at(-1) ?? to;
  if (to === from || way.includes(from)) {
    const message = `leads in a loop: ${[from, ...way.slice(0, way.indexOf(from) + 1)].join(" → ")}`;
    return [problemAt(record, ["to"], "redirect-loop", { message, remedy: "Name the page it should end at" })];
  }
  if (redirects.has(to)) {
    const remedy = paths.has(end) ? `Write ${end}` : "Name the page it should end at";
    const message = `is a redirect itself, to ${String(redirects.get(to))}`;
    return [problemAt(record, ["to"], "redirect-chain", { message, remedy })];
  }
  if (mayHold(to)) return [];
  const remedy = `${didYouMean(to, [...paths])}Name a path that exists`;
  return [problemAt(record, ["to"], "redirect-dead", { message: `leads to ${to}, which is not a page`, remedy })];
}

/** Checks that redirects lead from no page straight to a page: no loop, no chain, no dead end. */
function checkRedirects(records: readonly ContentRecord[], targets: Targets): Problem[] {
  return records
    .filter(({ definition }) => definition === redirect)
    .flatMap((record) => {
      const { from } = record.value;
      const advice = { message: `${String(from)} is a page`, remedy: "Name a path that is none" };
      const taken = typeof from === "string" && targets.paths.has(from);
      return [
        ...(taken ? [problemAt(record, ["from"], "redirect-page", advice)] : []),
        ...checkTarget(record, targets),
      ];
    });
}

/** Checks the paths of pages, archives and redirects against each other. */
export function checkRoutes(records: readonly ContentRecord[], targets: Targets): Problem[] {
  return [...checkPaths(targets), ...checkArchive(records, targets), ...checkRedirects(records, targets)];
}
