import { load } from "cheerio";

import { isIndexable, type Page } from "../read-site";

/** The address that a page says is its own. */
function readCanonical({ html }: Page): string | undefined {
  return load(html)("link[rel=canonical]").attr("href");
}

/**
 * Where a sitemap and the pages differ. It has to name every page that is to be found, by its own address, and nothing else.
 * @param site its address in public, without a slash at its end
 */
export function comparePages(listed: readonly string[], pages: readonly Page[], site: string): string[] {
  const wanted = pages.filter((page) => isIndexable(page) && readCanonical(page) === site + page.path);
  const addresses = wanted.map(({ path }) => site + path);
  const strange = listed.filter((address) => !addresses.includes(address));
  const missing = addresses.filter((address) => !listed.includes(address));
  return [
    ...strange.map((address) => `names what is no page to be found under its own address: ${address}`),
    ...missing.map((address) => `does not name ${address}`),
  ];
}
