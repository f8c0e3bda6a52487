import type { Page } from "@playwright/test";

import { openPage } from "./page-actions";
import { expect, test } from "./test";

/** Counts the view transitions of a page, or removes the function that starts them. */
async function watchTransitions(page: Page, isSupported = true): Promise<() => Promise<number>> {
  await page.addInitScript((supported) => {
    const prototype = Document.prototype;
    const start = prototype.startViewTransition;
    Object.assign(window, { transitions: 0 });
    if (!supported) Reflect.deleteProperty(prototype, "startViewTransition");
    else
      prototype.startViewTransition = function (update) {
        (window as unknown as { transitions: number }).transitions++;
        return start.call(this, update);
      };
  }, isSupported);
  return () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

/** Follows a link of a static section and one that React handles, and goes back. */
async function expectNavigation(page: Page): Promise<void> {
  await openPage(page, "/product/overview");
  await page.evaluate(() => {
    window.scrollTo(0, 100);
  });
  await page.getByRole("main").locator("a[href='/product/cohorts-ai']:has([data-cover])").click();
  await expect(page).toHaveURL("/product/cohorts-ai");
  await expect(page).toHaveTitle(/Cohorts/u);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Book Demo" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle(/Demo/u);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/product/overview");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
}

test("a link shows the next page in a view transition, and Back without one", async ({ page }) => {
  const count = await watchTransitions(page);
  await expectNavigation(page);
  expect(await count()).toBe(2);
});

test("links work in a browser without view transitions", async ({ page }) => {
  await watchTransitions(page, false);
  await expectNavigation(page);
});

test("reduced motion skips the transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const count = await watchTransitions(page);
  await expectNavigation(page);
  expect(await count()).toBe(0);
});
