import { readFileSync } from "node:fs";

import { articles, longArticle } from "../support/route-table";
import { starter } from "../sites";
import { expect, test } from "../test";

// Tests the content of each page. `site/crawl.spec.ts` tests that external links open a new tab.

test("the home page shows its figures, cards, comparison, partners, customers and quotes", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Book a Call" }).first()).toHaveAttribute("href", "/contact");
  for (const figure of ["1 day", "2", "40+"]) await expect(main.getByText(figure, { exact: true })).toBeVisible();
  const award = main.getByRole("complementary").getByRole("link");
  await expect(award).toHaveAttribute("href", /^https:\/\/news\.starter\.example\//);
  await expect(main.getByRole("heading", { name: "Two questions, one answer" })).toBeVisible();
  for (const role of ["COO", "CMO"]) await expect(main.getByText(role, { exact: true })).toBeVisible();
  await expect(page.locator("#difference").getByRole("table")).toBeVisible();
  for (const partner of ["Fieldnote", "Tallyhouse", "Quill & Post"]) {
    // All are visible, but only the highlighted one is exposed.
    await expect(main.getByRole("img", { name: partner, exact: true, includeHidden: true })).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: "Teams that use it every week" })).toBeVisible();
  await expect(main.getByText("It says what changed, and it says when it does not know.")).toBeVisible();
});

test("the team page lists its groups, omits empty links, and shows an advisor's firm", async ({ page }) => {
  await page.goto("/team");
  for (const [name, count] of Object.entries({ "Our Team": 3, "Board of Directors": 1, Advisors: 1 })) {
    const group = page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true, level: 2 }) });
    await expect(group.locator("li:not(li li)")).toHaveCount(count);
  }
  await expect(page.getByRole("main").locator("a[href='#'], a[href='mailto:#']")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Luis Ortega on LinkedIn/ })).toHaveAttribute("rel", "noopener");
  await expect(page.getByText("Ortega & Partners")).toBeVisible();
});

test("the careers page links each job to its posting, and texts of its calendar are level", async ({ page }) => {
  await page.goto("/careers");
  const links = page.getByRole("link", { name: /^Apply Now/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", /^https:\/\/jobs\./);
  }
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
  const manager = job.getByText("You report to Jürgen Weiß, Head of Product & Engineering");
  await expect(manager).toBeHidden();
  await job.locator("summary").press("Enter");
  await expect(manager).toBeVisible();
  await expect(job.getByText("Build the reports that teams open")).toBeVisible();
});

test("the ledger lists predictions, newest first, and shows those of one result", async ({ page }) => {
  await page.goto("/resources/customer-stories");
  const table = page.getByRole("table", { name: "What we said, and what happened" });
  const accounts = table.getByRole("rowheader");
  const all = ["Müller", "Lakeside Health", "Orchard"];
  const shown: [string, string[]][] = [
    ["Hit", ["Orchard"]],
    ["False alarm", ["Müller"]],
    ["All", all],
  ];
  await expect(accounts).toHaveText(all.map((name) => new RegExp(name, "u")));
  for (const [result, names] of shown) {
    await page.getByRole("radio", { name: result, exact: true }).check();
    await expect(accounts.filter({ visible: true })).toHaveText(names.map((name) => new RegExp(name, "u")));
  }
  await expect(table.getByRole("row", { name: /Orchard/u })).toContainText("80% that it leaves");
});

test("figures with a definition link to it, others do not", async ({ page }) => {
  const link = page.getByRole("link", { name: "How we count it" });
  await page.goto("/");
  await expect(link).toHaveCount(1);
  await page.locator("main dl > div").filter({ hasText: "1 day" }).locator(link).click();
  await expect(page.getByRole("heading", { name: "How the figures on this site are counted" })).toBeInViewport();
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

test("an article has a link back, its category, a quote and a link to another site", async ({ page }) => {
  await page.goto(longArticle);
  const article = page.getByRole("article");
  await expect(article.getByRole("link", { name: "Back to Blogs" })).toHaveAttribute("href", "/resources/blog");
  await expect(article.getByText("Research & Product", { exact: true })).toBeVisible();
  await expect(article.getByRole("blockquote")).toHaveCount(1);
  const readOn = article.getByRole("link", { name: /^Read the notes/ });
  await expect(readOn).toHaveAttribute("href", "https://research.starter.example/first-week");
  await expect(readOn).toHaveAttribute("rel", "noopener");
  const product = article.getByRole("listitem").filter({ hasText: "In the product" }).getByRole("link");
  await expect(product).toHaveAttribute("href", "/product/growth-ai");
  const next = article.getByRole("listitem").filter({ hasText: "Next article" }).getByRole("link");
  await expect(next).toHaveAttribute("href", "/blog/customers-call");
});
