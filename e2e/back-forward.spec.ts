import { readRecord, waitForViews } from "./analytics/visits";
import { goBack, openPage } from "./page-actions";
import { pageKinds, unknownPath } from "./route-table";
import { expect, test } from "./test";

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

// Browsers do not cache a page that was answered with an error.
const cacheable = pageKinds.filter((path) => path !== unknownPath);

/** `npm test` checks some, `npm run test:all` all. */
const checked = cacheable.filter((_, place) => process.env["TEST_SIZE"] !== "quick" || place % 3 === 0);

test("every page is restored from the cache", async ({ page }) => {
  test.slow();
  for (const path of checked) {
    await openPage(page, path);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto("/robots.txt");
    await goBack(page, path);
    expect(await page.evaluate(() => "persisted" in window && window.persisted), path).toBe(true);
  }
});

test("a page that is restored was left, and is viewed again", async ({ page }) => {
  await page.goto("/team");
  await waitForViews(page, 1);
  await page.waitForTimeout(300);
  await page.goto("/robots.txt");
  expect((await readRecord(page))?.pageViews["/team"]?.totalTimeSpent).toBeGreaterThan(250);
  await goBack(page, "/team");
  await waitForViews(page, 2);
});
