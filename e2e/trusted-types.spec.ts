import type { Page } from "@playwright/test";

import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** What a page that has been fooled might do with a text, each with the reason why it cannot. */
const attempts = {
  "HTML of a text": () => {
    document.body.innerHTML = "<p>Fooled</p>";
  },
  "a script of a text": () => {
    document.createElement("script").textContent = "fooled()";
  },
  "a script of another host": () => {
    document.createElement("script").src = "https://a.example/fooled.js";
  },
  "a script of a host without a scheme": () => {
    document.createElement("script").src = "//a.example/fooled.js";
  },
  "a script of an address for data": () => {
    document.createElement("script").src = "data:text/javascript,fooled()";
  },
  "a rule of its own": () => {
    (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes.createPolicy("another", { createHTML: (html: string) => html });
  },
};

/** @returns the name of the error by which the page refuses, `undefined` when it does what it is told */
function attempt(page: Page, name: keyof typeof attempts): Promise<string | undefined> {
  return page.evaluate(`(() => { try { (${attempts[name].toString()})(); } catch (error) { return error.name; } })()`);
}

test("a page makes neither HTML nor a script of a text, once its own scripts run", async ({ page, faults }) => {
  await page.goto("/team");
  await waitForScripts(page);
  for (const name of Object.keys(attempts) as (keyof typeof attempts)[]) {
    expect(await attempt(page, name), name).toBe("TypeError");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  // Each was a violation, and meant to be one.
  await expect.poll(() => faults.length).toBeGreaterThanOrEqual(Object.keys(attempts).length);
  faults.length = 0;
});

test("an article's text comes with a page that is reached inside the site", async ({ page }) => {
  await page.goto("/resources/blog");
  await waitForScripts(page);
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page.locator("[data-article-body] p").first()).toBeVisible();
});
