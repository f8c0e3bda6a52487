import type { CheerioAPI } from "cheerio";

import { aliases, allPaths, canonicalPaths, longArticle } from "../support/route-table";
import { starter } from "../sites";
import { expect, test } from "../test";
import { listAttributes, readCanonical, readGraph, readPages, type BuiltPage } from "./built-pages";

const { settings, origin } = starter;

// Runs in one process to read all pages once.
test.describe.configure({ mode: "default" });

let pages: BuiltPage[];

test.beforeAll(async ({ playwright }) => {
  pages = await readPages(starter, await playwright.request.newContext({ baseURL: origin }));
});

function findDuplicates(values: readonly (readonly [path: string, value: string])[]): string[] {
  return values
    .filter(([path, value]) => values.some(([other, same]) => other !== path && same === value))
    .map(([path]) => path);
}

test("match the route table, and are all linked from the home page", () => {
  expect(Object.fromEntries(pages.map(({ path, $ }) => [path, $("h1").text()]))).toEqual(allPaths);
  for (const page of pages) {
    const canonical = aliases[page.path] ?? page.path;
    expect(readCanonical(page)).toBe(`${settings.url}${canonical}`);
    if (page.path in aliases) expect(page.$("nav a[aria-current=page]").attr("href")).toBe(canonical);
  }
  const products = pages.filter((page) => readGraph(page).some((node) => node["@type"] === "SoftwareApplication"));
  expect(products.map(({ path }) => path).sort()).toEqual(["/product/cohorts-ai", "/product/growth-ai"]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set(["/"]);
  // The loop includes paths added to the set.
  for (const path of reached) {
    const $ = byPath.get(path)?.$;
    for (const link of $?.("a[href^='/']").toArray() ?? []) {
      const [target = ""] = ($?.(link).attr("href") ?? "").split("#");
      if (byPath.has(target)) reached.add(target);
    }
  }
  expect(Object.keys(canonicalPaths).filter((path) => !reached.has(path))).toEqual([]);
});

test("have links of every kind in an article and a page of text", () => {
  const kinds = Object.fromEntries(
    [longArticle, "/imprint"].map((path) => {
      const $ = pages.find((page) => page.path === path)?.$;
      const links = $ ? listAttributes($, "[data-article-body] > section a", "href") : [];
      return [path, [...new Set(links.map((link) => /^(?:\w+:|[/#])/u.exec(link)?.[0]))].sort()];
    }),
  );
  expect(kinds).toEqual({
    [longArticle]: ["#", "/", "https:"],
    "/imprint": ["/", "https:", "mailto:", "tel:"],
  });
});

test("have a unique title, description and social card, except for aliases", () => {
  const shared = [...new Set(Object.entries(aliases).flat())].sort();
  const read: Record<string, ($: CheerioAPI) => string> = {
    title: ($) => $("title").text(),
    description: ($) => $("meta[name=description]").attr("content") ?? "",
    card: ($) => $("meta[property='og:image']").attr("content") ?? "",
  };
  for (const [what, readText] of Object.entries(read))
    expect(findDuplicates(pages.map(({ path, $ }) => [path, readText($)])).sort(), what).toEqual(shared);
  for (const { path, $ } of pages.filter(({ path }) => path !== "/"))
    expect($("meta[property='og:image:alt']").attr("content"), path).toBe(`${$("h1").text()} – ${settings.name}`);
});
