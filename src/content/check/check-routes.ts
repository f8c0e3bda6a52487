import { blogPage } from "../pages/blog";
import { finding, type Problem } from "../problem";
import { problemAt, type ContentRecord } from "../read/record";
import { redirect } from "../redirect";
import { archivePath, isInArchive, isReserved, normalizePath, notFoundPath } from "../routes";
import { didYouMean } from "../suggest";
import { explainLink } from "./check-links";
import type { Targets } from "./targets";

/** Reports two pages with one path. */
function checkPaths({ routes }: Targets): Problem[] {
  const first = new Map<string, ContentRecord>();
  // A page's own path comes before another's alias, in whatever order their files are.
  const ranked = routes.toSorted((a, b) => Number(a.field[0] === "aliases") - Number(b.field[0] === "aliases"));
  return ranked.flatMap(({ record, field, path }) => {
    const earlier = first.get(path);
    if (!earlier) first.set(path, record);
    // checkUnique reports two pages, or two articles, with one key.
    if (!earlier || (field[0] !== "aliases" && earlier.definition.files === record.definition.files)) return [];
    const message = `${path} is a page already, by ${earlier.source.file}`;
    return [problemAt(record, field, finding("path-twice", message, "Choose another path"))];
  });
}

/** The normalized path that a redirect is from; empty where it cannot be decoded, which its field reports. */
function readSource({ value }: ContentRecord): string {
  return normalizePath(String(value["from"])) ?? "";
}

/** Reports pages and redirects with a path that the build or the relay needs, or that is one of the blog's archive. */
function checkReserved(redirects: readonly ContentRecord[], { routes }: Targets): Problem[] {
  const blogPath = routes.find(({ record }) => record.definition === blogPage)?.path ?? "";
  const sources = redirects.map((record) => ({ record, field: ["from"], path: readSource(record) }));
  return [...routes, ...sources].flatMap(({ record, field, path }) => {
    if (isReserved(path) || path === notFoundPath) {
      const remedy = "Choose a path that begins with another word";
      return [problemAt(record, field, finding("path-reserved", `${path} is a path of the site's own files`, remedy))];
    }
    if (blogPath === "" || !isInArchive(path, blogPath)) return [];
    const remedy = `Choose a path that does not begin with ${archivePath(blogPath, 1)}`;
    return [problemAt(record, field, finding("path-archive", `${path} is a path of the blog's archive`, remedy))];
  });
}

/** The paths that a redirect leads over, from its target on; the last is a page, nothing, or one that was there before. */
function follow(start: string, redirects: Targets["redirects"]): string[] {
  const way = [start];
  for (let next = redirects.get(start); typeof next === "string"; next = redirects.get(normalizePath(next))) {
    way.push(next);
    if (way.indexOf(next) < way.length - 1) break;
  }
  return way;
}

function checkTarget(record: ContentRecord, targets: Targets): Problem[] {
  const { pages, redirects, files } = targets;
  const { to } = record.value;
  const from = readSource(record);
  if (typeof to !== "string" || pages.has(to)) return [];
  const report = (rule: string, message: string, remedy: string) => [
    problemAt(record, ["to"], finding(rule, message, remedy)),
  ];
  if (!to.startsWith("/")) return explainLink(to, targets).map((found) => problemAt(record, ["to"], found));
  if (files.has(to)) return [];
  const way = follow(to, redirects);
  const end = way.at(-1) ?? to;
  const nameEnd = "Write the page it should end at";
  const back = way.findIndex((path) => normalizePath(path) === from);
  if (back >= 0) {
    const loop = [from, ...way.slice(0, back + 1)].join(" → ");
    return report("redirect-loop", `leads in a loop: ${loop}`, nameEnd);
  }
  if (way.length > 1) {
    const message = `is a redirect itself, to ${String(way[1])}`;
    return report("redirect-chain", message, pages.has(end) ? `Write ${end}` : nameEnd);
  }
  const remedy = `${didYouMean(to, [...pages.keys()])}Write a path that exists`;
  return report("redirect-dead", `leads to ${to}, which is not a page`, remedy);
}

/** Reports paths that two pages share, and redirects that do not lead straight to a page, a file or another site. */
export function checkRoutes(records: readonly ContentRecord[], targets: Targets): Problem[] {
  const redirects = records.filter(({ definition }) => definition === redirect);
  const takenBy = (record: ContentRecord) => {
    const path = readSource(record);
    if (targets.pages.has(path)) return ["page"];
    return [...targets.files].some((file) => `${path}/`.startsWith(`${file}/`)) ? ["file"] : [];
  };
  return [
    ...checkPaths(targets),
    ...checkReserved(redirects, targets),
    ...redirects.flatMap((record) =>
      takenBy(record).map((kind) => {
        const message = `${String(record.value["from"])} is a ${kind}`;
        return problemAt(record, ["from"], finding(`redirect-${kind}`, message, "Write a path that is not one"));
      }),
    ),
    ...redirects.flatMap((record) => checkTarget(record, targets)),
  ];
}
