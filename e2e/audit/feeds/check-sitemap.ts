import { load } from "cheerio";

import { isW3cDate } from "./dates";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** What search engines read of one file. */
const limit = 50_000;

/**
 * What is wrong with a sitemap.
 * @param now in milliseconds
 * @see https://www.sitemaps.org/protocol.html
 */
export function checkSitemap(xml: string, site: string, now: number): string[] {
  const $ = load(xml, { xml: true });
  const faults: string[] = [];
  if ($.root().children("urlset").attr("xmlns") !== namespace) faults.push(`its root is not urlset of ${namespace}`);
  const entries = $("urlset > url").toArray();
  if (entries.length > limit) faults.push(`${entries.length} addresses are more than ${limit}`);
  for (const entry of entries) {
    const address = $(entry).children("loc").text();
    const changed = $(entry).children("lastmod").text();
    if (new URL(address, "relative:/").origin !== site) faults.push(`is not an address of ${site}: ${address}`);
    if (!isW3cDate(changed)) faults.push(`${address}: lastmod is no date: ${changed}`);
    else if (Date.parse(changed) > now) faults.push(`${address}: lastmod is to come: ${changed}`);
  }
  return [...faults, ...findTwins(listSitemap(xml)).map((address) => `stands there twice: ${address}`)];
}

/** The addresses of a sitemap. */
export function listSitemap(xml: string): string[] {
  const $ = load(xml, { xml: true });
  return $("urlset > url > loc")
    .toArray()
    .map((element) => $(element).text());
}

/** Texts that are there more than once. */
export function findTwins(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
