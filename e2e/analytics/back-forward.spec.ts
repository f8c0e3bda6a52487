import { goBack } from "../go-back";
import { expect, test } from "../test";
import { readRecord, waitForViews } from "./visits";

// Playwright turns the browser's memory of pages off.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

test("a page that is restored from it was left, and is viewed again", async ({ page }) => {
  await page.goto("/team");
  await waitForViews(page, 1);
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.waitForTimeout(300);
  await page.goto("/robots.txt");
  expect((await readRecord(page))?.pageViews["/team"]?.totalTimeSpent).toBeGreaterThan(250);
  await goBack(page, "/team");
  expect(await page.evaluate(() => "persisted" in window && window.persisted)).toBe(true);
  await waitForViews(page, 2);
});
