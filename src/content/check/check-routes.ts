import { blogPage } from "../pages/blog";
import { finding, replaceText, warning, type Problem } from "../problem";
import { problemAt, type ContentRecord } from "../read/record";
import { redirect } from "../kinds/redirect";
import { archivePath, foldPath, isInArchive, isReserved, normalizePath, notFoundPath } from "../routes";
import { didYouMean } from "../suggest";
import { explainLink } from "./check-links";
import { followRedirects } from "./follow-redirects";
import type { SiteIndex } from "./site-index";

function checkPaths({ routes }: SiteIndex): Problem[] {
  const first = new Map<string, ContentRecord>();
  // Paths come before aliases, so that the alias is reported.
  const ranked = routes.toSorted((a, b) => Number(a.field[0] === "aliases") - Number(b.field[0] === "aliases"));
  return ranked.flatMap(({ record, field, path }) => {
    const earlier = first.get(path);
    if (!earlier) first.set(path, record);
    // checkUnique reports two pages, or two articles, with the same key.
    if (!earlier || (field[0] !== "aliases" && earlier.definition.files === record.definition.files)) return [];
    const message = `${path} is a page already, by ${earlier.source.file}`;
    return [problemAt(record, field, finding("path-twice", message, "Choose another path"))];
  });
}

/** Returns the normalized source of a redirect, in lower case; empty if it cannot be decoded, which the schema reports. */
function readSource({ value }: ContentRecord): string {
  return foldPath(String(value["from"])) ?? "";
}

/** Reports pages and redirects with a path reserved for the build, the relay or the blog archive. */
function checkReserved(redirects: readonly ContentRecord[], { routes }: SiteIndex): Problem[] {
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

function checkRedirect(record: ContentRecord, siteIndex: SiteIndex): Problem[] {
  const { pages, redirects, files } = siteIndex;
  const { to } = record.value;
  const from = readSource(record);
  if (typeof to !== "string" || pages.has(to)) return [];
  const report = (...found: Parameters<typeof finding>) => [problemAt(record, ["to"], finding(...found))];
  if (!to.startsWith("/")) return explainLink(to, siteIndex).map((found) => problemAt(record, ["to"], found));
  if (files.has(to)) return [];
  const { chain, isLoop } = followRedirects(to, redirects);
  const end = chain.at(-1) ?? to;
  const hint = "Write the page it should lead to";
  const back = chain.findIndex((path) => foldPath(path) === from);
  if (back >= 0) {
    const loop = [from, ...chain.slice(0, back + 1)];
    const inLoop = new Set(loop.map(foldPath));
    const first = [...redirects.keys()].find((path) => inLoop.has(foldPath(String(path))));
    return foldPath(String(first)) === from
      ? report("redirect-loop", `leads in a loop: ${loop.join(" → ")}`, hint)
      : [];
  }
  if (isLoop) return [];
  if (chain.length > 1) {
    const message = `is a redirect itself, to ${String(chain[1])}`;
    return report(
      "redirect-chain",
      message,
      pages.has(end) ? `Write ${end}` : hint,
      pages.has(end) ? replaceText(to, end) : {},
    );
  }
  const remedy = `${didYouMean(to, [...pages.keys()])}Write a path that exists`;
  return report("redirect-dead", `leads to ${to}, which is not a page`, remedy);
}

/** Fixed redirects that Cloudflare reads. Netlify and nginx have no limit: their builds have `GATSBY_RELAY_URL`. */
const maxRedirects = 2000;

function checkNumber(redirects: readonly ContentRecord[]): Problem[] {
  const { length } = redirects;
  const last = redirects[Math.min(length, maxRedirects + 1) - 1];
  const { GATSBY_RELAY_URL: otherHost } = process.env;
  if (!last || otherHost || length < maxRedirects * 0.8) return [];
  const message = `is one of ${length} redirects, of which Cloudflare reads ${maxRedirects}`;
  const report = length > maxRedirects ? finding : warning;
  return [problemAt(last, ["from"], report("redirect-limit", message, "Delete redirects that nobody uses any more"))];
}

/** Reports duplicate paths, and redirects that do not lead directly to a page, a file or another site. */
export function checkRoutes(records: readonly ContentRecord[], siteIndex: SiteIndex): Problem[] {
  const redirects = records.filter(({ definition }) => definition === redirect);
  const findConflicts = (record: ContentRecord) => {
    const path = readSource(record);
    if (siteIndex.pages.has(path)) return ["page"];
    return [...siteIndex.files].some((file) => `${path}/`.startsWith(`${foldPath(file) ?? file}/`)) ? ["file"] : [];
  };
  return [
    ...checkPaths(siteIndex),
    ...checkReserved(redirects, siteIndex),
    ...checkNumber(redirects),
    ...redirects.flatMap((record) =>
      findConflicts(record).map((kind) => {
        const from = String(record.value["from"]);
        const isSame = normalizePath(from) === readSource(record);
        const message = `${from} is a ${kind}${isSame ? "" : ` on disks that ignore case`}`;
        return problemAt(record, ["from"], finding(`redirect-${kind}`, message, "Write a path that is not one"));
      }),
    ),
    ...redirects.flatMap((record) => checkRedirect(record, siteIndex)),
  ];
}
