import { finding, warning, type Finding, type Problem } from "../problem";
import { isObject, problemAt, type ContentRecord } from "../read/record";
import { site } from "../kinds/site";
import { didYouMean } from "../suggest";
import type { SiteIndex } from "./site-index";

/** Returns the path on this host; undefined for other hosts. */
function readPath(url: string, siteUrl: string): string | undefined {
  const isOwn = siteUrl !== "" && (url === siteUrl || url.startsWith(`${siteUrl}/`));
  const [path] = (isOwn ? url.slice(siteUrl.length) || "/" : url).split(/[?#]/u);
  return path?.startsWith("/") ? path : undefined;
}

function explainUrl(url: string, isAny: boolean, own: string, { pages, siteUrl }: SiteIndex): Finding[] {
  const path = readPath(url, siteUrl);
  if (path === undefined || (isAny && pages.has(path))) return [];
  const remedy = isAny
    ? `${didYouMean(path, [...pages.keys()])}Write a path that exists, or a whole address`
    : "Write the address of the page in that language, on its own site";
  if (pages.has(path))
    return [warning("alternate-own", `${path} is a page of this site, whose language is ${own}`, remedy)];
  // Something else may be at a whole address of this host. A path leads nowhere.
  const report = path === url ? finding : warning;
  return [report("alternate-missing", `${path} is not a page of this site`, remedy)];
}

/**
 * Reports two addresses of a page in one language, and paths that lead nowhere. Warns of other addresses on this host that lead to no
 * page in that language. Pages of other hosts are not requested.
 */
export function checkAlternates(records: readonly ContentRecord[], siteIndex: SiteIndex): Problem[] {
  const own = String(records.find(({ definition }) => definition === site)?.value["language"]);
  return records.flatMap((record) => {
    const listed = [record.value["alternates"] ?? []].flat().map((each) => (isObject(each) ? each : {}));
    const languages = [own, ...listed.map(({ language }) => language)];
    return listed.flatMap(({ language, url }, index) => {
      const report = (field: string, found: Finding) => problemAt(record, ["alternates", index, field], found);
      const first = languages.indexOf(language);
      const [message, remedy] =
        first === 0 ? ["is that of this site", "Delete it: a page names itself"] : ["is there already", "Keep one"];
      const twice = first <= index ? [report("language", finding("alternate-twice", message, remedy))] : [];
      const urls = typeof url === "string" ? explainUrl(url, language === "x-default", own, siteIndex) : [];
      return [...twice, ...urls.map((found) => report("url", found))];
    });
  });
}
