import { goBack } from "../go-back";
import { expect, test } from "../test";
import { readRecord, waitForViews } from "./record";

// The browser keeps whole pages in its memory only when it is not told otherwise.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

test("a page that comes back from the browser's memory was left, and is viewed again", async ({ page }) => {
  await page.goto("/team");
  await waitForViews(page, 1);
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.waitForTimeout(300);
  await page.goto("/robots.txt");
  const left = await readRecord(page);
  expect(left?.pageViews["/team"]?.totalTimeSpent).toBeGreaterThan(250);
  await page.waitForTimeout(1000);
  await goBack(page, "/team");
  expect(await page.evaluate(() => "persisted" in window && window.persisted)).toBe(true);
  await waitForViews(page, 2);

  // The time away is not counted.
  await page.goto("/robots.txt");
  const spent = (await readRecord(page))?.pageViews["/team"]?.totalTimeSpent ?? 0;
  expect(spent).toBeLessThan((left?.pageViews["/team"]?.totalTimeSpent ?? 0) + 900);
});
