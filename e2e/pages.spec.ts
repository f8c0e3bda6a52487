import { articles } from "./route-table";
import { expect, test } from "./test";

// The content that the specification lists for each page (chapter 2). `crawl.spec.ts` tests that links to other sites open a new tab.

test("the home page shows its figures, cards, comparison, partners and customers", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Book Demo" }).first()).toHaveAttribute("href", "/contact");
  for (const figure of ["90%+", "15%", "3.2T"]) await expect(main.getByText(figure, { exact: true })).toBeVisible();
  const award = main.getByRole("complementary").getByRole("link");
  await expect(award).toHaveAttribute("href", /^https:\/\/newswire\.example\//);
  await expect(main.getByRole("heading", { name: "Built for GTM Leaders" })).toBeVisible();
  for (const role of ["CRO", "CCO", "CMO"]) await expect(main.getByText(role, { exact: true })).toBeVisible();
  await expect(page.locator("#our-difference").getByRole("table")).toBeVisible();
  for (const partner of ["Clari", "Gainsight", "Pendo", "ContentSquare", "Mixpanel", "Amplitude"]) {
    // Only the highlighted one is in the accessibility tree; all are seen.
    await expect(main.getByRole("img", { name: partner, exact: true, includeHidden: true })).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: /^Trusted by companies from \$100M to \$10B\+ ARR/ })).toBeVisible();
  await expect(page.locator("#industry-leaders")).toBeAttached();
  await expect(page.locator("#industry-leaders")).toBeHidden();
});

test("the product pages show every feature", async ({ page }) => {
  await page.goto("/product/overview");
  for (const part of ["Quantitative ML", "Q-Chat Agent Family", "Insights in the GTM apps you use"]) {
    await expect(page.getByRole("heading", { name: part, includeHidden: true })).toBeVisible();
  }
  const features = {
    "/product/cohorts-ai": [
      "Segmentation",
      "Feature contributions",
      "Performance indicators",
      "Per-cohort analysis",
      "Company insights",
      "Analyst chat agent",
      "Navigator Coming soon",
    ],
    "/product/growth-ai": [
      /^Prediction/,
      "Business analysis",
      "Performance insights",
      "Customer analysis",
      /Customer success/i,
      /Sales/,
      /Services/i,
    ],
  };
  for (const [path, names] of Object.entries(features)) {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const name of names) await expect(main.getByRole("heading", { name }).first()).toBeVisible();
    await expect(main.getByRole("img").first()).toBeVisible();
  }
});

test("the integrations page shows its sources, logos and integrations", async ({ page }) => {
  await page.goto("/product/data-sources");
  for (const source of ["Customer Data", "Usage Analytics", "Business Systems"]) {
    await expect(page.getByRole("heading", { name: source, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "One timeline per account" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^A data-flow map/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Unified Integration" }).getByRole("listitem")).toHaveCount(12);
  const grid = page.locator("section").filter({ has: page.getByRole("heading", { name: "Platform Integrations" }) });
  expect(await grid.getByRole("listitem").count()).toBeGreaterThanOrEqual(29);
  await expect(grid.getByRole("listitem").filter({ hasText: "Datadog" }).first()).toContainText("Observability Data");
});

test("the team page lists its three groups, omits empty links, and shows the advisors' firms", async ({ page }) => {
  await page.goto("/team");
  const counts = { "Our Team": 19, "Board of Directors": 6, Advisors: 2 };
  for (const [name, count] of Object.entries(counts)) {
    const group = page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true, level: 2 }) });
    expect(await group.getByRole("heading", { level: 3 }).count()).toBeGreaterThanOrEqual(count);
  }
  await expect(page.getByRole("main").locator("a[href='#'], a[href='mailto:#']")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Priya Raman on LinkedIn/ })).toHaveAttribute("rel", "noopener");
  await expect(page.getByText("Fathom Growth Advisory")).toBeVisible();
  // Everybody has a text that opens.
  await expect(page.locator("details")).toHaveCount(await page.getByRole("heading", { level: 3 }).count());
});

test("the careers page links each job to its posting", async ({ page }) => {
  await page.goto("/careers");
  const links = page.getByRole("link", { name: /^Apply Now/ });
  expect(await links.count()).toBeGreaterThanOrEqual(5);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^https:\/\/jobs\./);
});

test("the contact page leads to what happens to data, and to how its figure is measured", async ({ page }) => {
  for (const [link, heading] of [
    ["What happens to your data", "What happens to your data"],
    ["How we measure it", "How the figures on this site are measured"],
  ] as const) {
    await page.goto("/contact");
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  }
});

test("the leadership page shows the four values and a link to the careers page", async ({ page }) => {
  await page.goto("/leadership");
  for (const value of ["Make It Great", "Own It", "Keep Learning", "Good Human"]) {
    await expect(page.getByRole("heading", { name: value })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Join Us" })).toHaveAttribute("href", "/careers");
});

test("the blog page shows a featured article, all articles with covers, and posts of LinkedIn after them", async ({
  page,
}) => {
  await page.goto("/resources/blog");
  const own = page.getByRole("link", { name: /^Read more/ });
  const paths = await own.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths[0]).toBe("/blog/telemetry-over-talk");
  expect(paths.toSorted()).toEqual(
    Object.keys(articles)
      .map((slug) => `/blog/${slug}`)
      .toSorted(),
  );
  await expect(page.locator("main li img")).toHaveCount(paths.length);
  expect(await page.getByRole("link", { name: /^Read on LinkedIn/ }).count()).toBeGreaterThanOrEqual(9);
  for (const [width, most] of [
    [1280, 4500],
    [360, 6500],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  }
});

test("an article has a link back, its category, a quote and a link to another site", async ({ page }) => {
  await page.goto("/blog/cohorts-ai-swarm");
  const article = page.getByRole("article");
  await expect(article.getByRole("link", { name: "Back to Blogs" })).toHaveAttribute("href", "/resources/blog");
  await expect(article.getByText("Product Insights", { exact: true })).toBeVisible();
  await expect(article.getByRole("blockquote")).toHaveCount(1);
  const readOn = article.getByRole("link", { name: /^Read on/ });
  const product = article.getByRole("listitem").filter({ hasText: "In the product" }).getByRole("link");
  await expect(product).toHaveAttribute("href", "/product/cohorts-ai");
  const next = article.getByRole("listitem").filter({ hasText: "Next article" }).getByRole("link");
  await expect(next).toHaveAttribute("href", /^\/blog\//);
  await expect(readOn).toHaveAttribute("rel", "noopener");
  expect(await article.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(3);
  await page.goto("/blog/querent-ml-company-of-the-year");
  const newswire = article.getByRole("link", { name: /^Read on Newswire/ });
  await expect(newswire).toHaveAttribute("href", /^https:\/\/newswire\.example\//);
});

test("the customer stories page announces what is coming and shows four customers", async ({ page }) => {
  await page.goto("/resources/customer-stories");
  await expect(page.getByRole("heading", { name: "Something Amazing is Coming..." })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(4);
  const measures = page.locator("#measured");
  for (const figure of ["90%+", "2-4%", "3.2T"])
    await expect(measures.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Book Demo" }).last()).toBeVisible();
});
