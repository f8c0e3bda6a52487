import { readRecord, waitForViews } from "../analytics/visits";
import { goBack, openPage } from "../support/page-actions";
import { pageKinds, unknownPath } from "../support/route-table";
import { expect, test } from "../test";

// Enables the back/forward cache, which Playwright disables.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

// Browsers do not cache error pages.
const cacheable = pageKinds.filter((path) => path !== unknownPath);

/** Some in `npm test`, all in `npm run test:all`. */
const checked = cacheable.filter((_, index) => process.env["TEST_SIZE"] !== "quick" || index % 3 === 0);

test("every page is restored from the back/forward cache", async ({ page }) => {
  test.slow();
  for (const path of checked) {
    await openPage(page, path);
    // Browsers do not keep a page that is loading.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto("/robots.txt");
    await goBack(page, path);
    await expect.poll(() => page.evaluate(() => "persisted" in window && window.persisted), path).toBe(true);
  }
});

test("a restored page is recorded as left and viewed again", async ({ page }) => {
  await page.goto("/team");
  await waitForViews(page, 1);
  await page.waitForTimeout(300);
  await page.goto("/robots.txt");
  expect((await readRecord(page))?.pageViews["/team"]?.totalTimeSpent).toBeGreaterThan(250);
  await goBack(page, "/team");
  await waitForViews(page, 2);
});
