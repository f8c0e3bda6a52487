import { readdirSync, readFileSync } from "node:fs";

import { addHtml } from "./add-html";
import { listBuiltPaths } from "./built-paths";
import { articles } from "./route-table";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

const long = "/blog/telemetry-over-talk";
const short = "/blog/naomi-journey";
const slugs = Object.keys(articles);
const built = listBuiltPaths().map(({ path }) => path);

test("an article tells its category, who wrote it in which role, when, and how long it takes to read", async ({
  page,
}) => {
  await page.goto(short);
  const article = page.getByRole("article");
  await expect(article.getByText("Team Spotlight", { exact: true })).toBeVisible();
  await expect(article.getByText("By Naomi Adeyemi")).toBeVisible();
  await expect(article.getByText("Chief Revenue Officer").first()).toBeVisible();
  await expect(article.getByText("March 19, 2025")).toBeVisible();
  await expect(article.getByText("4 min read")).toBeVisible();
  await page.goto(long);
  await expect(article.getByText("By Querent")).toBeVisible();
  await expect(article.getByText("7 min read")).toBeVisible();
});

test("three other articles stand under every article, those of its category first", async ({ page }) => {
  for (const slug of slugs) {
    await page.goto(`/blog/${slug}`);
    const related = page.locator("section").filter({ has: page.getByRole("heading", { name: "Keep reading" }) });
    const links = await related
      .getByRole("link")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    expect(new Set(links).size, slug).toBe(3);
    expect(links, slug).not.toContain(`/blog/${slug}`);
    for (const link of links) expect(built, slug).toContain(link);
    const category = await page.getByRole("article").locator("header span").first().innerText();
    const tags = await related.getByRole("listitem").locator("> span").allInnerTexts();
    const same = tags.map((tag) => tag === category);
    expect(same, slug).toEqual([...same].sort((a, b) => Number(b) - Number(a)));
    if (category === "Team Spotlight") expect(same).toEqual([true, true, true]);
  }
});

test("every chapter has an address, the list beside the text leads there, and no header hides it", async ({ page }) => {
  for (const path of [long, short]) {
    await page.goto(path);
    await waitForScripts(page);
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await contents.allInnerTexts()).toEqual(await headings.allInnerTexts());
    const last = (await contents.count()) - 1;
    await contents.nth(last).click();
    const id = await headings.nth(last).getAttribute("id");
    await expect(page).toHaveURL(`${path}#${id ?? ""}`);
    await page.goto("/team");
    await page.goto(`${path}#${id ?? ""}`);
    await expect(headings.nth(last)).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    const heading = await headings.nth(last).boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test("all articles share one script, and no text of theirs stands in any", async ({ page }) => {
  await page.goto(long);
  const body = await page.locator("[data-article-body] p").first().innerText();
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => name.includes("templates-article"))).toHaveLength(1);
  for (const name of scripts) expect(readFileSync(`public/${name}`, "utf8"), name).not.toContain(body.slice(0, 60));
});

test("the picture of an article is loaded first and keeps its space", async ({ page }) => {
  await page.goto(long);
  const picture = page.getByRole("article").getByRole("img").first();
  await expect(picture).toHaveAttribute("fetchpriority", "high");
  await expect(picture).toHaveAttribute("loading", "eager");
  await expect(picture).toBeInViewport();
});

test("the blog list is where it was left when an article leads back to it", async ({ page }) => {
  await page.goto("/resources/blog");
  await waitForScripts(page);
  await page.getByRole("link", { name: articles["priya-journey"] ?? "" }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1500);
  await page.getByRole("link", { name: articles["priya-journey"] ?? "" }).click();
  await expect(page).toHaveURL("/blog/priya-journey");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/resources/blog");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
});

test("a line of an article has 60 to 72 characters where there is room", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(long);
  await page.evaluate(() => document.fonts.ready);
  const lengths = await page
    .getByRole("article")
    .locator("h2 ~ p")
    .evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const [text] = paragraph.childNodes;
        if (!(text instanceof Text) || paragraph.childNodes.length > 1) return [];
        const lines = new Map<number, number>();
        const range = document.createRange();
        for (let index = 0; index < text.length; index++) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { top } = range.getBoundingClientRect();
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        // The last line of a paragraph ends where the words do.
        return [...lines.values()].slice(0, -1);
      }),
    );
  expect(lengths.length).toBeGreaterThan(20);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(average).toBeGreaterThanOrEqual(60);
  expect(average).toBeLessThanOrEqual(72);
});

test(
  "on paper there is the article alone, black on white, with the addresses of what it links to",
  { tag: ["@media", "@thorough"] },
  async ({ page }) => {
    await page.goto(long);
    await page.emulateMedia({ media: "print" });
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("link", { name: "Back to Blogs" }),
      page.getByRole("navigation", { name: "On this page" }),
      page.getByRole("heading", { name: "Keep reading" }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("By Querent")).toBeVisible();
    await expect(page.getByRole("blockquote")).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    const readAddress = (link: Element) => getComputedStyle(link, "::after").content;
    const source = page.getByRole("link", { name: /^Read the study/ });
    expect(await source.evaluate(readAddress)).toContain("https://fathom-growth.example/research/");
    await addHtml(page.locator("[data-article-body]"), '<p><a href="https://paper.example/">elsewhere</a></p>');
    expect(await page.getByText("elsewhere").evaluate(readAddress)).toContain("https://paper.example/");
  },
);

test("whatever an editor writes in an article fits a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(short);
  await waitForScripts(page);
  const word = "telemetry".repeat(12);
  const cells = `<td>${"cell ".repeat(6)}</td>`.repeat(6);
  await addHtml(
    page.locator("[data-article-body]"),
    `<h2>${word}</h2><h3>${word}</h3><p>${word} <code>${word}</code> <em>${word}</em></p><ul><li>${word}<ol><li>${word}</li></ol></li></ul>` +
      `<blockquote><p>${word}</p></blockquote><pre><code>${word}${word}</code></pre><table><tbody><tr>${cells}</tr></tbody></table><hr>`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const clipped = await page.locator("[data-article-body] > *").evaluateAll((elements) =>
    elements
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== "auto")
      .map((element) => element.tagName),
  );
  expect(clipped).toEqual([]);
});

test("the list beside the text tells which chapter is being read", async ({ page }) => {
  await page.goto(long);
  await waitForScripts(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  await page.getByRole("heading", { name: "Shape matters more than level" }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: "instant" });
  });
  await expect(contents.locator("[aria-current]")).toHaveText("Shape matters more than level");
  await expect(contents).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  await expect(contents.getByRole("link").last()).toHaveAttribute("aria-current", "location");
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
});
