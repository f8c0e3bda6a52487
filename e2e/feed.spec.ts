import { load } from "cheerio";
import sharp from "sharp";

import { listBuiltPaths } from "./built-paths";
import { articles, siteUrl } from "./route-table";
import { expect, test } from "./test";

test("the feed brings every article whole, newest first", async ({ request }) => {
  const response = await request.get("/rss.xml");
  const $ = load(await response.text(), { xml: true });
  const items = $("item").toArray();
  const titles = items.map((item) => $(item).find("title").text());
  expect(titles).toEqual(expect.arrayContaining(Object.values(articles)));
  const links = items.map((item) => $(item).find("link").text().replace(siteUrl, ""));
  const built = listBuiltPaths().map(({ path }) => path);
  expect(links.sort()).toEqual(built.filter((path) => path.startsWith("/blog/")).sort());
  const dates = items.map((item) => Date.parse($(item).find("pubDate").text()));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  for (const item of items) {
    const text = load($(item).find("content\\:encoded").text());
    const title = $(item).find("title").text();
    // The specification's articles are long; what editors add later may be short.
    if (Object.values(articles).includes(title)) expect(text.text().split(/\s+/).length, title).toBeGreaterThan(350);
    expect(text("blockquote")).toHaveLength(1);
    for (const link of text("a").toArray()) expect(text(link).attr("href")).toMatch(/^https:\/\//);
    expect($(item).find("link").text()).toMatch(new RegExp(`^${siteUrl}/blog/`));
  }
});

test("every page offers the feed, the manifest and icons that exist", async ({ page, request }) => {
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
