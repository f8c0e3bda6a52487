import { existsSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";
import sharp from "sharp";

import { findLanguage, listBuiltPaths } from "../support/built-paths";
import { findDeadLinks, readPage } from "../support/find-dead-links";
import { listLanguages, own, starter, type Site } from "../sites";
import { expect, test } from "../test";
import { listAttributes, readCanonical, readGraph, readPages, type BuiltPage } from "./built-pages";

/** Elements for previews, beside those of the social card. */
const previewNames = [
  "og:site_name",
  "og:locale",
  "og:type",
  "og:title",
  "og:description",
  "theme-color",
  "keywords",
].concat(["card", "title", "description", "image", "image:alt"].map((name) => `twitter:${name}`));
const articleNames = ["article:published_time", "article:section"];

/** Tests that hold for any content, of the pages of one language of a site. */
function testPages(site: Site, languages: readonly Site[]): void {
  const { settings, origin } = site;
  const home = site.path || "/";
  const isOwn = (path: string) => findLanguage(languages, path) === site;
  const isArticle = (path: string) => path.startsWith(`${site.path}/blog/`);
  const listOwnPaths = () => listBuiltPaths(site).filter(({ path }) => isOwn(path));
  // Words of a page, and files. Other content may be short, and some languages have no spaces.
  const least = site === starter ? 20 : 0;
  const countWords = (text: string) => text.match(/\S+/gu)?.length ?? 0;
  // Runs in one process to read all pages once.
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: origin });

  // Only a blog has a feed.
  const hasFeed = site === starter || existsSync(join(site.publicFolder, site.path, "rss.xml"));

  /** Pages of all languages, and of this one. */
  let all: BuiltPage[];
  let pages: BuiltPage[];

  test.beforeAll(async ({ playwright }) => {
    all = await readPages(site, await playwright.request.newContext({ baseURL: origin }));
    pages = all.filter(({ path }) => isOwn(path));
  });

  test("have text in their HTML, one title and description, and one canonical URL, which does not redirect", () => {
    expect(pages.length).toBeGreaterThan(3);
    const urls = pages.map(({ path }) => `${settings.url}${path}`);
    for (const page of pages) {
      const { path, $ } = page;
      expect(urls, path).toContain(readCanonical(page));
      expect($("meta[property='og:url']").attr("content"), path).toBe(readCanonical(page));
      const main = $("main").clone();
      main.find("script, style, template, [hidden]").remove();
      expect(countWords(main.text()), path).toBeGreaterThan(least);
      expect($("title"), path).toHaveLength(1);
      expect($("link[rel=canonical]"), path).toHaveLength(1);
      expect($("html").attr("lang"), path).toBe(settings.language);
      expect($("meta[name=viewport]"), path).toHaveLength(1);
      expect($("meta[name=robots]").attr("content"), path).toBe("index, follow, max-image-preview:large");
      expect($("title").text().endsWith(` | ${settings.name}`), path).toBe(true);
      expect($("meta[name=description]").attr("content")?.length, path).toBeGreaterThan(40);
      const lacking = [...previewNames, ...(isArticle(path) ? articleNames : [])].filter(
        (name) => !$(`head [name='${name}'], head [property='${name}']`).attr("content"),
      );
      expect(lacking, path).toEqual([]);
      expect($("meta[property='og:type']").attr("content"), path).toBe(isArticle(path) ? "article" : "website");
    }
  });

  test("are in the sitemap with a date, and in llms.txt, if and only if they are canonical", async ({ request }) => {
    const $ = load(await (await request.get("/sitemap.xml")).text(), { xml: true });
    const listed = $("url > loc")
      .toArray()
      .map((element) => $(element).text().replace(settings.url, ""))
      .filter(isOwn);
    const canonical = listOwnPaths().filter(({ path, canonical: named }) => path === named);
    expect(listed.sort()).toEqual(canonical.map(({ path }) => path).sort());
    for (const element of $("url").toArray()) expect($(element).find("lastmod").text()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${settings.url}/sitemap.xml`);
    const list = await request.get(`${site.path}/llms.txt`);
    expect(list.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    const links = [...(await list.text()).matchAll(/^- \[.+\]\((\S+)\): \S.+$/gmu)].map(([, link]) => link);
    expect(links.sort()).toEqual(canonical.map(({ path }) => `${settings.url}${path}`).sort());
  });

  test("contain structured data of their kind without undefined references", () => {
    const website = `${settings.url}${home}#website`;
    for (const page of pages) {
      const { path } = page;
      const graph = readGraph(page);
      const ids = graph.map((node) => node["@id"]);
      expect(new Set(ids).size, path).toBe(ids.length);
      const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
      for (const id of references) expect(ids, path).toContain(id);
      const types = graph.map((node) => node["@type"]);
      expect(types, path).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
      const url = readCanonical(page);
      const description = page.$("meta[name=description]").attr("content");
      const own = { url, description, inLanguage: settings.language, isPartOf: { "@id": website } };
      expect(graph, path).toContainEqual(expect.objectContaining({ "@id": `${url}#webpage`, ...own }));
      const company = { "@id": `${settings.url}/#organization`, name: settings.name, url: `${settings.url}/` };
      expect(graph, path).toContainEqual(expect.objectContaining({ ...company, logo: expect.anything() }));
      // Only the home page has no breadcrumbs.
      const list = graph.find((node) => node["@type"] === "BreadcrumbList");
      const crumbs = (list?.["itemListElement"] ?? []) as { item: string }[];
      const ends = path === home ? [undefined, undefined] : [`${settings.url}${home}`, url];
      expect([crumbs[0]?.item, crumbs.at(-1)?.item], path).toEqual(ends);
      expect(types.includes("BlogPosting"), path).toBe(isArticle(path));
    }
  });

  test("name a light social card, with its size and its alternative text", async ({ request }) => {
    for (const { path, $ } of pages) {
      const image = $("meta[property='og:image']").attr("content") ?? "";
      const graph = $("script[type='application/ld+json']").text();
      expect(graph, path).toContain(`"primaryImageOfPage":{"@type":"ImageObject","url":"${image}"}`);
      expect($("meta[property='og:image:alt']").attr("content"), path).toBeTruthy();
      const response = await request.get(image.replace(settings.url, ""));
      expect(response.status(), image).toBe(200);
      expect(response.headers()["cache-control"], image).toBe("public, max-age=31536000, immutable");
      const picture = await response.body();
      const { format, width, height } = await sharp(picture).metadata();
      const named = ["width", "height"].map((side) => $(`meta[property='og:image:${side}']`).attr("content"));
      expect(named, path).toEqual([String(width), String(height)]);
      // Skips custom pictures of editors.
      if (!image.includes("/social/")) continue;
      expect(image.slice(settings.url.length), path).toMatch(/^\/social\/[\w/-]+\.[0-9a-f]{10}\.png$/);
      expect(picture.length, image).toBeLessThan(200 * 1024);
      expect([format, width, height], path).toEqual(["png", 1200, 630]);
    }
    const unknown = load(await (await request.get(`${site.path}/nothing-is-here`)).text());
    expect(unknown("meta[property='og:image']").attr("content")).toMatch(/\/social\//);
  });

  test("have unique ids, and no broken links or anchors", () => {
    const read = new Map(all.map(({ path, html }) => [path, readPage(html)]));
    const isFile = (path: string) => /\.\w+$/u.test(path) && existsSync(join(site.publicFolder, path));
    for (const { path } of pages) expect(findDeadLinks(path, read, isFile), path).toEqual([]);
  });

  test("have no styles outside the head, announced lists, and safe external links", () => {
    for (const { path, html, $ } of pages) {
      expect(html.includes("\0"), path).toBe(false);
      expect($("body style"), path).toHaveLength(0);
      // Expects the styles, and an empty element with names for Emotion.
      const sheets = $("head style").toArray();
      expect(
        sheets.map((sheet) => [$(sheet).text() === "", $(sheet).attr("data-emotion") !== undefined]),
        path,
      ).toEqual([
        [false, false],
        [true, true],
      ]);
      // Safari announces lists without markers only with this role. Lists in articles have markers.
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
      for (const link of $("main a[href^='https://']").toArray()) {
        // Links in texts open in the same tab, those of components to other sites in a new one.
        const isInText = $(link).closest("[data-article-body] > section").length > 0;
        expect($(link).attr("target"), `${path}: ${$.html(link)}`).toBe(isInText ? undefined : "_blank");
      }
    }
  });

  test("are in the feed with their full text if they are articles, newest first", async ({ request }) => {
    test.skip(!hasFeed, "The content has no blog.");
    const $ = load(await (await request.get(`${site.path}/rss.xml`)).text(), { xml: true });
    const items = $("item").toArray();
    const links = items.map((item) => $(item).find("link").text());
    const built = listOwnPaths().filter(({ path }) => isArticle(path));
    expect(links.sort()).toEqual(built.map(({ path }) => `${settings.url}${path}`).sort());
    const dates = items.map((item) => Date.parse($(item).find("pubDate").text()));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const item of items) {
      const text = load($(item).find("content\\:encoded").text());
      expect(countWords(text.text()), $(item).find("title").text()).toBeGreaterThan(least);
      for (const link of text("a").toArray()) expect(text(link).attr("href")).toMatch(/^(?:https?|mailto|tel):/);
    }
  });

  test("name the feed, if any, the licenses, and icons that exist in the declared sizes", async ({ request }) => {
    for (const { path, $ } of pages) {
      const feeds = listAttributes($, "link[type='application/rss+xml'], footer a[href$='.xml']", "href");
      expect(feeds, path).toEqual(hasFeed ? Array(2).fill(`${site.path}/rss.xml`) : []);
      expect($("link[rel=license]").attr("href"), path).toBe("/licenses.txt");
    }
    expect(await (await request.get("/licenses.txt")).text()).toMatch(/^preact \d/mu);
    const manifest = (await (await request.get(`${site.path}/manifest.webmanifest`)).json()) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe(settings.name);
    for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const icon of ["/favicon.ico", "/favicon.svg"]) expect((await request.get(icon)).status()).toBe(200);
  });
}

for (const languages of [starter, own].map(listLanguages))
  for (const site of languages) test.describe(`the pages of ${site.content}`, () => testPages(site, languages));
