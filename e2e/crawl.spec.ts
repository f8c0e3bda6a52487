import type { APIRequestContext } from "@playwright/test";
import { load, type CheerioAPI } from "cheerio";
import sharp from "sharp";

import { listAllPaths, listBuiltPaths } from "./built-paths";
import { aliases, allPaths, articles, canonicalPaths, siteUrl } from "./route-table";
import { expect, test } from "./test";

interface BuiltPage {
  path: string;
  html: string;
  $: CheerioAPI;
}

function findCanonical(pages: readonly BuiltPage[]): BuiltPage[] {
  return pages.filter(({ path, $ }) => $("link[rel=canonical]").attr("href") === `${siteUrl}${path}`);
}

/** An attribute of all elements that match. */
function listAttributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? "");
}

function readGraph({ $ }: BuiltPage) {
  const data = JSON.parse($("script[type='application/ld+json']").text()) as { "@graph": Record<string, unknown>[] };
  return data["@graph"];
}

async function readPages(request: APIRequestContext): Promise<BuiltPage[]> {
  return Promise.all(
    listAllPaths().map(async (path) => {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      return { path, html, $: load(html) };
    }),
  );
}

/** Paths whose value another path has, too. */
function findTwins(values: readonly (readonly [path: string, value: string])[]): string[] {
  return values
    .filter(([path, value]) => values.some(([other, same]) => other !== path && same === value))
    .map(([path]) => path);
}

test.describe("the built pages", () => {
  // In one process, so that all pages are read once.
  test.describe.configure({ mode: "default" });

  let pages: BuiltPage[];

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    pages = await readPages(request);
  });

  test("have their headline and more than 60 words in their HTML", () => {
    for (const { path, $ } of pages) {
      if (path in allPaths) expect($("h1").text(), path).toBe(allPaths[path]);
      const main = $("main").clone();
      main.find("script, style, template, [hidden]").remove();
      expect(main.text().trim().split(/\s+/u).length, path).toBeGreaterThan(60);
    }
  });

  test("are each reached from the home page by links", () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const reached = new Set(["/"]);
    // The loop includes what it adds to the set.
    for (const path of reached) {
      const $ = byPath.get(path)?.$;
      for (const link of $?.("a[href^='/']").toArray() ?? []) {
        const [target = ""] = ($?.(link).attr("href") ?? "").split("#");
        if (byPath.has(target)) reached.add(target);
      }
    }
    const paths = findCanonical(pages).map(({ path }) => path);
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  });

  test("have exactly one canonical link, title and description, which no other page has", () => {
    for (const { path, $ } of pages) {
      expect($("title"), path).toHaveLength(1);
      expect($("link[rel=canonical]"), path).toHaveLength(1);
      expect($("html").attr("lang"), path).toBe("en");
      expect($("meta[name=viewport]"), path).toHaveLength(1);
      expect($("meta[name=robots]").attr("content"), path).toBe("index, follow, max-image-preview:large");
      expect($("title").text(), path).toMatch(/^.{3,65} \| Querent$/);
      expect($("meta[name=description]").attr("content")?.length, path).toBeGreaterThan(50);
    }
    const read = {
      title: ($: CheerioAPI) => $("title").text(),
      description: ($: CheerioAPI) => $("meta[name=description]").attr("content") ?? "",
    };
    for (const [what, readText] of Object.entries(read))
      expect(findTwins(findCanonical(pages).map(({ path, $ }) => [path, readText($)])), what).toEqual([]);
  });

  test("have a canonical address, which answers without a redirect", async ({ request }) => {
    for (const { path, $ } of pages) {
      const canonical = ($("link[rel=canonical]").attr("href") ?? "").replace(siteUrl, "");
      if (path in canonicalPaths || path in aliases) expect(canonical, path).toBe(aliases[path] ?? path);
      expect((await request.get(canonical, { maxRedirects: 0 })).status(), canonical).toBe(200);
      expect($("meta[property='og:url']").attr("content"), path).toBe($("link[rel=canonical]").attr("href"));
    }
  });

  test("are in the sitemap with a date if and only if they are canonical", async ({ request }) => {
    const $ = load(await (await request.get("/sitemap.xml")).text(), { xml: true });
    const listed = $("url > loc")
      .toArray()
      .map((element) => $(element).text().replace(siteUrl, ""));
    const canonical = listBuiltPaths().filter(({ path, canonical: named }) => path === named);
    expect(listed.sort()).toEqual(canonical.map(({ path }) => path).sort());
    expect(listed).toEqual(expect.arrayContaining(Object.keys(canonicalPaths)));
    for (const element of $("url").toArray()) expect($(element).find("lastmod").text()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  test("contain structured data of their kind, in which every reference has a definition", () => {
    for (const page of pages) {
      const { path } = page;
      const graph = readGraph(page);
      const ids = graph.map((node) => node["@id"]);
      expect(new Set(ids).size, path).toBe(ids.length);
      const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
      for (const id of references) expect(ids, path).toContain(id);
      const types = graph.map((node) => node["@type"]);
      expect(types, path).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
      // The home page alone has no breadcrumbs.
      expect(types.includes("BreadcrumbList"), path).toBe(path !== "/");
      expect(types.includes("BlogPosting"), path).toBe(path.startsWith("/blog/"));
      const isProduct = ["/product/cohorts-ai", "/product/growth-ai"].includes(path);
      expect(types.includes("SoftwareApplication"), path).toBe(isProduct);
      if (path !== "/blog/telemetry-over-talk") continue;
      // As the specification describes this article.
      const organization = { "@id": `${siteUrl}/#organization` };
      const facts = { datePublished: "2025-01-29", author: organization, publisher: organization };
      expect(graph.find((node) => node["@type"] === "BlogPosting")).toMatchObject(facts);
      expect(page.$("article img").length).toBeGreaterThan(0);
    }
  });

  test("of articles list three other articles", () => {
    for (const { path, $ } of pages.filter(({ path }) => path.startsWith("/blog/"))) {
      const links = new Set(listAttributes($, "section:has(h2:contains('Keep reading')) a", "href"));
      expect([path, links.size, links.has(path)]).toEqual([path, 3, false]);
    }
  });

  test("name a light social card with its size and text; an alias shares its page's card", async ({ request }) => {
    const images = pages.map(({ path, $ }) => [path, $("meta[property='og:image']").attr("content") ?? ""] as const);
    expect(findTwins(images).sort()).toEqual([...new Set(Object.entries(aliases).flat())].sort());
    for (const { path, $ } of pages) {
      const image = $("meta[property='og:image']").attr("content") ?? "";
      expect(image, path).toMatch(/^https:\/\/www\.querent\.example\/social\/[\w/-]+\.[0-9a-f]{10}\.png$/);
      expect($("meta[property='og:image:alt']").attr("content"), path).toBe(`${$("h1").text()} – Querent`);
      const graph = $("script[type='application/ld+json']").text();
      expect(graph, path).toContain(`"primaryImageOfPage":{"@type":"ImageObject","url":"${image}"}`);

      const response = await request.get(image.replace(siteUrl, ""));
      expect(response.status(), image).toBe(200);
      expect(response.headers()["content-type"], image).toBe("image/png");
      expect(response.headers()["cache-control"], image).toBe("public, max-age=31536000, immutable");
      const picture = await response.body();
      expect(picture.length, image).toBeLessThan(200 * 1024);
      const { format, width, height } = await sharp(picture).metadata();
      expect([format, width, height], path).toEqual(["png", 1200, 630]);
    }
    const unknown = load(await (await request.get("/nothing-is-here")).text());
    const home = pages.find(({ path }) => path === "/");
    for (const selector of ["meta[property='og:image']", "meta[property='og:image:alt']"])
      expect(unknown(selector).attr("content")).toBe(home?.$(selector).attr("content"));
  });

  test("have no broken link and no broken anchor", async ({ request }) => {
    const ids = new Map(pages.map(({ path, $ }) => [path, new Set(listAttributes($, "[id]", "id"))]));
    const checked = new Set<string>();
    for (const { path, $ } of pages) {
      const addresses = $("a[href], link[href], img[src], script[src], source[srcset]")
        .toArray()
        .flatMap((element) => [
          $(element).attr("href") ?? $(element).attr("src") ?? "",
          ...($(element).attr("srcset") ?? "").split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
        ])
        .filter((address) => address.startsWith("/") || address.startsWith("#"));
      for (const address of addresses) {
        const [target = "", anchor] = address.split("#");
        const file = target === "" ? path : target;
        if (anchor !== undefined && anchor !== "")
          expect(ids.get(file)?.has(anchor), `${path} links to ${address}`).toBe(true);
        if (checked.has(file)) continue;
        checked.add(file);
        expect((await request.get(file, { maxRedirects: 0 })).status(), `${path} names ${file}`).toBe(200);
      }
    }
    expect(checked.size).toBeGreaterThan(100);
  });

  test("have unique ids, no style outside the head, announced lists, and safe links to other sites", () => {
    for (const { path, html, $ } of pages) {
      expect(html.includes("\0"), path).toBe(false);
      expect($("body style"), path).toHaveLength(0);
      // The styles, and an empty element with their names for Emotion.
      const sheets = $("head style").toArray();
      expect(
        sheets.map((sheet) => [$(sheet).text() === "", $(sheet).attr("data-emotion") !== undefined]),
        path,
      ).toEqual([
        [false, false],
        [true, true],
      ]);
      const ids = listAttributes($, "[id]", "id");
      expect(new Set(ids).size, path).toBe(ids.length);
      // Safari announces a list without markers only with this role. Lists in an article's text have markers.
      const plain = $("ul:not([role=list]), ol:not([role=list])").not("[data-article-body] *");
      expect(
        plain.toArray().map((list) => $.html(list).slice(0, 80)),
        path,
      ).toEqual([]);
      for (const image of $("img").toArray()) {
        for (const attribute of ["alt", "width", "height"])
          expect($(image).attr(attribute), `${path}: ${$.html(image)}`).toBeDefined();
      }
      for (const link of $("a[target=_blank]").toArray()) expect($(link).attr("rel"), path).toContain("noopener");
      for (const link of $("main a[href^='https://']").toArray())
        expect($(link).attr("target"), `${path}: ${$.html(link)}`).toBe("_blank");
    }
  });
});

test("the feed contains every article in full, newest first", async ({ request }) => {
  const $ = load(await (await request.get("/rss.xml")).text(), { xml: true });
  const items = $("item").toArray();
  expect(items.map((item) => $(item).find("title").text())).toEqual(expect.arrayContaining(Object.values(articles)));
  const links = items.map((item) => $(item).find("link").text());
  const built = listBuiltPaths().filter(({ path }) => path.startsWith("/blog/"));
  expect(links.sort()).toEqual(built.map(({ path }) => `${siteUrl}${path}`).sort());
  const dates = items.map((item) => Date.parse($(item).find("pubDate").text()));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  for (const item of items) {
    const text = load($(item).find("content\\:encoded").text());
    const title = $(item).find("title").text();
    // The specification's articles are long; what editors add later may be short.
    if (Object.values(articles).includes(title)) expect(text.text().split(/\s+/).length, title).toBeGreaterThan(350);
    expect(text("blockquote")).toHaveLength(1);
    for (const link of text("a").toArray()) expect(text(link).attr("href")).toMatch(/^https:\/\//);
  }
});

test("every page links to the feed, and the manifest's icons exist in their sizes", async ({ page, request }) => {
  await page.goto("/team");
  await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute("href", "/rss.xml");
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe("Querent");
  for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const icon of ["/favicon.ico", "/favicon.svg"]) expect((await request.get(icon)).status()).toBe(200);
});
