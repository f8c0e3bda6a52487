import { readFileSync } from "node:fs";

import { articles, longArticle } from "../support/route-table";
import { starter } from "../sites";
import { expect, test } from "../test";

test("texts of the calendar are level", async ({ page }) => {
  await page.goto("/careers");
  const [, calendar] = await page
    .locator("main ol")
    .evaluateAll((lists) => lists.map((list) => [...list.querySelectorAll("p")].map((text) => text.offsetTop)));
  expect(calendar?.length).toBeGreaterThan(2);
  expect(new Set(calendar).size).toBe(1);
});

test("the row of a job shows place, pay and manager, and opens its text", async ({ page }) => {
  await page.goto("/careers");
  const job = page.getByRole("listitem").filter({ hasText: "Full-Stack Engineer" });
  for (const text of ["Portland, Oregon", "$95,000", "Jürgen Weiß"])
    await expect(job.locator("summary")).toContainText(text);
  await expect(job.locator("summary img")).toBeVisible();
  const text = job.getByText("Build the reports that teams open");
  await expect(text).toBeHidden();
  await job.locator("summary").press("Enter");
  await expect(text).toBeVisible();
});

test("the ledger lists predictions by result, the newest first, and shows those of one result", async ({ page }) => {
  await page.goto("/resources/customer-stories");
  const table = page.getByRole("table", { name: "What we said, and what happened" });
  const accounts = table.getByRole("rowheader");
  const all = ["Pelham", "Orchard", "Lakeside Health", "Müller"];
  const shown: [string, string[]][] = [
    ["Hit", ["Pelham", "Orchard"]],
    ["False alarm", ["Müller"]],
    ["All", all],
  ];
  await expect(accounts).toHaveText(all.map((name) => new RegExp(name, "u")));
  const choices = page.getByRole("group", { name: "Show predictions" }).getByRole("button");
  for (const [result, names] of shown) {
    await choices.filter({ hasText: result }).click();
    await expect(accounts).toHaveText(names.map((name) => new RegExp(name, "u")));
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      names.length === 1 ? "1 prediction" : `${names.length} predictions`,
    );
  }
  await expect(table.getByRole("row", { name: /Orchard/u })).toContainText("80% that it leaves");
});

test("the blog page shows a featured article, all articles with covers, then LinkedIn's posts", async ({ page }) => {
  await page.goto("/resources/blog");
  const own = page.getByRole("link", { name: /^Read more/ });
  const paths = await own.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths[0]).toBe(longArticle);
  expect(paths.toSorted()).toEqual(
    Object.keys(articles)
      .map((slug) => `/blog/${slug}`)
      .toSorted(),
  );
  await expect(page.locator("main li img[width='320']")).toHaveCount(3);
  const headings = await page.locator("main li").filter({ has: own }).getByRole("heading").allInnerTexts();
  expect(headings.toSorted()).toEqual(Object.values(articles).toSorted());
  await expect(page.locator("main li").first()).toContainText("FeaturedResearch");
  const team = JSON.parse(readFileSync("starter/team.json", "utf8")) as { name: string }[];
  const authors = new RegExp([starter.settings.name, ...team.map(({ name }) => name)].join("|"), "u");
  const entries = page.locator("main li");
  await expect(entries.filter({ hasText: authors })).toHaveCount(await entries.count());
  await expect(entries.filter({ hasText: starter.settings.name }).locator("img[width='24']").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Read on LinkedIn/ })).toHaveCount(3);
});

test("a figure links to its definition, and one line below the figures does as well", async ({ page }) => {
  await page.goto("/");
  const figures = page.locator("[data-hero] dl").locator("..");
  await expect(figures.getByRole("definition")).toHaveText(["1 day", "2", "40+"]);
  const links = figures.getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAccessibleName("1 day from the first call to the first report");
  await expect(links.last()).toHaveText("How we count it");
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /#measured/u);
});

test("a picture as wide as the page is cut at its end, and at most 1,362 px wide", async ({ page }) => {
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/product/cohorts-ai");
    const picture = page.locator("main div > div > picture").first();
    const [inner, frame] = await Promise.all([picture.boundingBox(), picture.locator("..").boundingBox()]);
    expect(inner?.width, `${width} px`).toBeGreaterThan(1.13 * (frame?.width ?? 0));
    expect(inner?.width, `${width} px`).toBeLessThanOrEqual(1362);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

test("cards of the blog fill their rows, however many there are", async ({ page }) => {
  await page.goto("/resources/blog");
  const list = page.locator("main ul[data-filter-list]").first();
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const holes = await list.evaluate((element, cards) => {
        const [first] = element.children;
        element.replaceChildren(...Array.from({ length: cards }, () => first?.cloneNode(true) ?? ""));
        const room = element.getBoundingClientRect();
        const boxes = Array.from(element.children, (card) => card.getBoundingClientRect());
        const rows = new Set(boxes.map(({ top }) => top));
        return [...rows].filter((top) => {
          const row = boxes.filter((box) => box.top === top);
          return Math.max(...row.map(({ right }) => right)) < room.right - 1;
        }).length;
      }, count);
      expect(holes, `${count} cards at ${width} px`).toBe(0);
    }
  }
});

test("an article has its category, day, author and reading time, and leads to the blog, a product and an article", async ({
  page,
}) => {
  await page.goto(longArticle);
  const article = page.getByRole("article");
  for (const text of ["Research & Product", "By Jürgen Weiß", "May 5, 2026", "6 min read"])
    await expect(article.getByText(text, { exact: true })).toBeVisible();
  for (const [place, path] of [
    [article.getByRole("link", { name: "Back to Blogs" }), "/resources/blog"],
    [article.getByRole("link", { name: /^In the product/ }), "/product/growth-ai"],
    [article.getByRole("link", { name: /^Next article/ }), "/blog/customers-call"],
  ] as const)
    await expect(place).toHaveAttribute("href", path);
  await page.goto("/blog/sales-and-service");
  await expect(article.getByText("By Example Co")).toBeVisible();
});
