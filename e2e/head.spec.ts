import type { Page } from "@playwright/test";

import { openPage } from "./page-actions";
import { longArticle, siteUrl } from "./route-table";
import { expect, test } from "./test";

const metadata = "title, meta:not([http-equiv]), link[rel=canonical]";
const structuredData = "script[type='application/ld+json']";

/** Attributes and texts of the elements that describe a page, in alphabetical order. */
function readHead(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .map((element) => {
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
        return `${attributes.sort().join(" ")} ${element.textContent}`;
      })
      .sort(),
  );
}

test("hydration neither changes nor duplicates an element of the head", async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const path of ["/", "/team", longArticle]) {
    const still = await context.newPage();
    await still.goto(path);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    const selector = `${metadata}, ${structuredData}`;
    expect(await readHead(page, selector), path).toEqual(await readHead(still, selector));
  }
  await context.close();
});

test("after a navigation inside the site the head is the new page's, without duplicates", async ({ page }) => {
  await openPage(page, "/team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle("Careers | Example Co");
  await expect(page.locator("h1")).toHaveText("Careers");
  // Only documents contain structured data, and pictures for social networks.
  const kept = "title, meta:not([http-equiv], [property^='og:image'], [name^='twitter:image']), link[rel=canonical]";
  const followed = await readHead(page, kept);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteUrl}/careers`);
  await expect(page.locator(structuredData)).toHaveCount(0);
  await page.goto("/careers");
  await page.waitForLoadState("networkidle");
  expect(followed).toEqual(await readHead(page, kept));
});
