import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { findLanguage, listBuiltPaths } from "../support/built-paths";
import { listLanguages, own, type Site } from "../sites";
import { expect, test } from "../test";

const { publicFolder, settings } = own;
const languages = listLanguages(own);

/** Reads the links of a page to itself in the languages of this site, and to the page for all others, by language. */
function readAlternates(path: string): ReadonlyMap<string, string> {
  const $ = load(readFileSync(join(publicFolder, path, "index.html"), "utf8"));
  const names = ["x-default", ...languages.map((each) => each.settings.language)];
  const links = Array.from($("link[hreflang]"), (link) => {
    const { hreflang = "", href = "" } = $(link).attr() ?? {};
    return [hreflang, href.replace(settings.url, "") || "/"] as const;
  }).filter(([language]) => names.includes(language));
  expect(new Set(links.map(([language]) => language)).size, path).toBe(links.length);
  return new Map(links);
}

test("pages that correspond name each other, and the one in the first language for all others", () => {
  const built = listBuiltPaths(own).filter(({ path, canonical }) => path === canonical);
  const sets = new Map(built.map(({ path }) => [path, readAlternates(path)]));
  for (const [path, set] of sets) {
    const others = languages.filter((each) => set.has(each.settings.language));
    // The links of a page in one language are written by hand.
    if (others.length < 2) continue;
    const find = ({ settings: { language } }: Site) => set.get(language) ?? "";
    expect(
      others.filter((each) => find(each) === path),
      path,
    ).toEqual([findLanguage(languages, path)]);
    for (const other of others) {
      expect(findLanguage(languages, find(other)), `${find(other)} of ${path}`).toBe(other);
      expect(sets.get(find(other)), `${find(other)} of ${path}`).toEqual(set);
    }
    if (others.includes(own)) expect(set.get("x-default"), path).toBe(find(own));
  }
  // Home pages always correspond.
  const homes = new Map(languages.map(({ path, settings: { language } }) => [language, path || "/"]));
  if (languages.length > 1) expect(sets.get("/")).toEqual(homes.set("x-default", "/"));
});
