import type { APIRequestContext } from "@playwright/test";
import { load, type CheerioAPI } from "cheerio";
import sharp from "sharp";

import { listAllPaths, listBuiltPaths } from "./built-paths";
import { aliases, allPaths, canonicalPaths, siteUrl } from "./route-table";
import { expect, test } from "./test";

function toAddress(path: string): string {
  return `${siteUrl}${path}`;
}

interface BuiltPage {
  path: string;
  html: string;
  $: CheerioAPI;
}

async function readPages(request: APIRequestContext): Promise<BuiltPage[]> {
  const paths = listAllPaths();
  return Promise.all(
    paths.map(async (path) => {
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
  // One after the other in one process, so that all pages are read once.
  test.describe.configure({ mode: "default" });

  let pages: BuiltPage[];

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    pages = await readPages(request);
  });

  test("have their headline and more than 60 words in their HTML, so that both are shown without scripts", () => {
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
    const canonical = pages.filter(({ path, $ }) => $("link[rel=canonical]").attr("href") === toAddress(path));
    expect(canonical.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  test("have a title and a description of their own", () => {
    const canonical = pages.filter(({ path, $ }) => $("link[rel=canonical]").attr("href") === toAddress(path));
    const titles = canonical.map(({ path, $ }) => [path, $("title").text()] as const);
    const descriptions = canonical.map(
      ({ path, $ }) => [path, $("meta[name=description]").attr("content") ?? ""] as const,
    );
    expect(findTwins(titles)).toEqual([]);
    expect(findTwins(descriptions)).toEqual([]);
    for (const [path, title] of titles) expect(title, path).toMatch(/^.{3,65} \| Querent$/);
    for (const [path, description] of descriptions) expect(description.length, path).toBeGreaterThan(50);
  });

  test("have exactly one title, h1, canonical link and language", () => {
    for (const { path, $ } of pages) {
      expect($("title"), path).toHaveLength(1);
      expect($("h1"), path).toHaveLength(1);
      expect($("link[rel=canonical]"), path).toHaveLength(1);
      expect($("html").attr("lang"), path).toBe("en");
      expect($("meta[name=viewport]"), path).toHaveLength(1);
      expect($("meta[name=keywords]").attr("content"), path).toBeTruthy();
      expect($("meta[name=robots]").attr("content"), path).toBe("index, follow, max-image-preview:large");
    }
  });

  test("name a canonical address that is theirs, and that answers without a redirect", async ({ request }) => {
    for (const { path, $ } of pages) {
      const canonical = ($("link[rel=canonical]").attr("href") ?? "").replace(siteUrl, "");
      if (path in canonicalPaths || path in aliases) expect(canonical, path).toBe(aliases[path] ?? path);
      expect((await request.get(canonical, { maxRedirects: 0 })).status(), canonical).toBe(200);
      expect($("meta[property='og:url']").attr("content"), path).toBe($("link[rel=canonical]").attr("href"));
    }
  });

  test("are in the sitemap exactly when they are canonical, each with its last change", async ({ request }) => {
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

  test("carry structured data in which every name that is pointed at is defined", () => {
    for (const { path, $ } of pages) {
      const data = JSON.parse($("script[type='application/ld+json']").text()) as {
        "@graph": Record<string, unknown>[];
      };
      const ids = data["@graph"].map((node) => node["@id"]);
      expect(new Set(ids).size, path).toBe(ids.length);
      const pointed = [...JSON.stringify(data).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
      for (const id of pointed) expect(ids, path).toContain(id);
      const types = data["@graph"].map((node) => node["@type"]);
      expect(types, path).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
      // One step is no way.
      expect(types.includes("BreadcrumbList"), path).toBe(path !== "/");
      expect(types.includes("BlogPosting"), path).toBe(path.startsWith("/blog/"));
      expect(types.includes("SoftwareApplication"), path).toBe(
        ["/product/cohorts-ai", "/product/growth-ai"].includes(path),
      );
    }
  });

  test("tell of telemetry-over-talk what the specification says", () => {
    const article = pages.find(({ path }) => path === "/blog/telemetry-over-talk");
    const data = JSON.parse(article?.$("script[type='application/ld+json']").text() ?? "{}") as {
      "@graph": Record<string, unknown>[];
    };
    const posting = data["@graph"].find((node) => node["@type"] === "BlogPosting");
    const organization = { "@id": `${siteUrl}/#organization` };
    expect(posting).toMatchObject({ datePublished: "2025-01-29", author: organization, publisher: organization });
    expect(article?.$("article img").length).toBeGreaterThan(0);
    expect(article?.$("meta[name=robots]").attr("content")).toContain("max-image-preview:large");
  });

  test("show a light social card of the size they tell, each page its own and a second path its page's", async ({
    request,
  }) => {
    const images = pages.map(({ path, $ }) => [path, $("meta[property='og:image']").attr("content") ?? ""] as const);
    expect(findTwins(images).sort()).toEqual([...new Set(Object.entries(aliases).flat())].sort());
    for (const [path, image] of images) {
      const response = await request.get(image.replace(siteUrl, ""));
      expect(response.status(), image).toBe(200);
      expect(response.headers()["content-type"], image).toBe("image/png");
      expect(response.headers()["cache-control"], image).toBe("public, max-age=86400, must-revalidate");
      const picture = await response.body();
      expect(picture.length, image).toBeLessThan(200 * 1024);
      const { format, width, height } = await sharp(picture).metadata();
      expect([format, width, height], path).toEqual(["png", 1200, 630]);
    }
  });

  test("tell networks and search engines of that card, and what it says", () => {
    for (const { path, $ } of pages) {
      const image = $("meta[property='og:image']").attr("content") ?? "";
      expect(image, path).toMatch(/^https:\/\/www\.querent\.example\/social\/[a-z0-9/-]+\.png$/);
      expect($("meta[name='twitter:image']").attr("content"), path).toBe(image);
      expect($("meta[property='og:image:width']").attr("content"), path).toBe("1200");
      expect($("meta[property='og:image:height']").attr("content"), path).toBe("630");
      const title = $("h1").text();
      expect($("meta[property='og:image:alt']").attr("content"), path).toBe(`${title} – Querent`);
      expect($("meta[name='twitter:image:alt']").attr("content"), path).toBe(`${title} – Querent`);
      const graph = $("script[type='application/ld+json']").text();
      expect(graph, path).toContain(`"primaryImageOfPage":{"@type":"ImageObject","url":"${image}"}`);
    }
  });

  test("an unknown address shows the home page's card", async ({ request }) => {
    const $ = load(await (await request.get("/nothing-is-here")).text());
    const home = pages.find(({ path }) => path === "/");
    for (const selector of ["meta[property='og:image']", "meta[property='og:image:alt']"])
      expect($(selector).attr("content")).toBe(home?.$(selector).attr("content"));
  });

  test("have no broken link and no broken anchor", async ({ request }) => {
    const ids = new Map(
      pages.map(({ path, $ }) => [
        path,
        new Set(
          $("[id]")
            .toArray()
            .map((element) => $(element).attr("id")),
        ),
      ]),
    );
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

  test("hold no NUL byte, no style outside the head and no name twice", () => {
    for (const { path, html, $ } of pages) {
      expect(html.includes("\0"), path).toBe(false);
      expect($("body style"), path).toHaveLength(0);
      expect($("head style"), path).toHaveLength(1);
      const ids = $("[id]")
        .toArray()
        .map((element) => $(element).attr("id"));
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  // Safari takes a list without markers for no list unless its role says so. Those of an article's text have markers.
  test("have lists that are announced as such", () => {
    for (const { path, $ } of pages) {
      const plain = $("ul:not([role=list]), ol:not([role=list])").not("[data-article-body] *");
      expect(
        plain.toArray().map((list) => $.html(list).slice(0, 80)),
        path,
      ).toEqual([]);
    }
  });

  test("have pictures with alternative text and a size", () => {
    for (const { path, $ } of pages) {
      for (const image of $("img").toArray()) {
        for (const attribute of ["alt", "width", "height"])
          expect($(image).attr(attribute), `${path}: ${$.html(image)}`).toBeDefined();
      }
    }
  });

  test("open other sites without giving them a hand on this one", () => {
    for (const { path, $ } of pages) {
      for (const link of $("a[target=_blank]").toArray()) expect($(link).attr("rel"), path).toContain("noopener");
      for (const link of $("main a[href^='https://']").toArray())
        expect($(link).attr("target"), `${path}: ${$.html(link)}`).toBe("_blank");
    }
  });
});
