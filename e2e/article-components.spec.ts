import { expect, test } from "./test";

const long = "/blog/telemetry-over-talk";

test("the numbers of a chart open as a table, by the keyboard and without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(long);
  const chart = page.locator("figure.chart").filter({ hasText: "In one account" });
  await expect(chart.getByRole("table")).toBeHidden();
  await chart.getByText("Show the numbers as a table").focus();
  await page.keyboard.press("Enter");
  await expect(chart.getByRole("table")).toBeVisible();
  await expect(chart.getByRole("row")).toHaveCount(13);
  await context.close();
});

test("bars and dots are tables, whose numbers can be read", async ({ page }) => {
  await page.goto("/blog/samira-dataml-engineer");
  const row = page.locator("figure.chart").getByRole("row", { name: "Open tasks on the account" });
  await expect(row.getByRole("cell")).toHaveText("46%");
  const bar = await row.locator("rect").boundingBox();
  const other = await page.locator("figure.chart").getByRole("row").last().locator("rect").boundingBox();
  expect((bar?.width ?? 0) / (other?.width ?? 1)).toBeCloseTo(46 / 5, 0);
});

test("a footnote leads to its text and back", async ({ page }) => {
  await page.goto(long);
  await page.getByRole("article").getByRole("link", { name: "1", exact: true }).click();
  await expect(page).toHaveURL(`${long}#note-fn-telemetry`);
  const note = page.getByRole("listitem").filter({ hasText: "The record that a product keeps of its own use" });
  await expect(note).toBeInViewport();
  await note.getByRole("link", { name: "Back to the text" }).click();
  await expect(page.locator("#note-fnref-telemetry")).toBeInViewport();
});

test("a picture in a text is loaded when it comes near, in a size for its place", async ({ page }) => {
  await page.goto("/blog/cohorts-ai-swarm");
  const picture = page.getByRole("img", { name: "A map of six cohorts" });
  await expect(picture).toHaveAttribute("loading", "lazy");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/u);
  const missing = await picture.evaluate((image: HTMLImageElement) => image.width - image.naturalWidth);
  expect(missing).toBeLessThanOrEqual(0);
});

test("nothing that an article holds widens a narrow page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const slug of ["telemetry-over-talk", "introducing-zola", "tomas-fullstack", "why-mexico-city"]) {
    await page.goto(`/blog/${slug}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(320);
  }
});
