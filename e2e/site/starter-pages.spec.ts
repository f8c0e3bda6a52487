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

test("have the structured data of their jobs, product, questions and plans, and name the page in other languages", () => {
  const { url } = settings;
  const company = { "@id": `${url}/#organization` };
  const read = (path: string, type: string) => {
    const page = pages.find((each) => each.path === path);
    return (page ? readGraph(page) : []).filter((node) => node["@type"] === type);
  };
  const [job, ...others] = read("/careers", "JobPosting");
  // Without a day of posting, which search engines require, a job has none.
  expect(others).toEqual([]);
  expect(job).toMatchObject({
    "@id": `${url}/careers#${encodeURIComponent("https://jobs.starter.example/full-stack-engineer")}`,
    title: "Full-Stack Engineer",
    ...{ datePosted: "2025-09-01", validThrough: "2099-12-31T23:59:59Z", employmentType: "FULL_TIME" },
    hiringOrganization: company,
    url: "https://jobs.starter.example/full-stack-engineer",
    jobLocation: { address: { addressLocality: "Portland", addressRegion: "Oregon", addressCountry: "US" } },
    baseSalary: { currency: "USD", value: { minValue: 95000, maxValue: 120000, unitText: "YEAR" } },
  });
  const person = { "@type": "Person", name: "Jürgen Weiß", url: "https://linkedin.starter.example/in/juergen-weiss" };
  const articles = ["/blog/first-week", "/blog/sales-and-service"].flatMap((path) => read(path, "BlogPosting"));
  expect(articles).toMatchObject([
    { author: person, publisher: company },
    { author: company, publisher: company },
  ]);
  const features = ["Forecast", "Reasons"];
  const product = { name: "Outlook", applicationCategory: "BusinessApplication", publisher: company };
  expect(read("/product/growth-ai", "SoftwareApplication")).toMatchObject([{ ...product, featureList: features }]);
  const unit = "per person and month, without VAT";
  const cost = { price: 49.5, priceCurrency: "EUR" };
  expect(read("/all-sections", "Product")).toMatchObject([
    {
      "@id": `${url}/all-sections#product`,
      ...{ name: settings.name, brand: company },
      // A plan on request is no offer.
      offers: [
        { "@type": "Offer", name: "Small", price: 0, priceCurrency: "EUR" },
        { "@type": "Offer", name: "Team", ...cost, priceSpecification: { ...cost, unitText: unit } },
      ],
    },
  ]);
  const [asked] = read("/all-sections", "FAQPage");
  expect(asked).toMatchObject({ mainEntity: [{ name: "How long does it take to set up?" }, {}, {}] });
  const $ = pages.find(({ path }) => path === "/all-sections")?.$;
  expect($ && listAttributes($, "link[hreflang]", "hreflang")).toEqual(["en", "fr", "he", "x-default"]);
  expect($ && listAttributes($, "link[hreflang]", "href")).toEqual([
    `${url}/all-sections`,
    "https://fr.starter.example/toutes-les-sections",
    "https://he.starter.example/all-sections",
    `${url}/all-sections`,
  ]);
});
