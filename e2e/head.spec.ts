import type { Page } from "@playwright/test";

import { holdFiles, openPage, waitForScripts } from "./page-actions";
import { longArticle, siteUrl } from "./route-table";
import { expect, test } from "./test";

const metadata = "title, meta:not([http-equiv]), link[rel=canonical]";
const structuredData = "script[type='application/ld+json']";

/** Lists attributes and text of matching elements, sorted. */
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

test("hydration does not change or duplicate elements of the head", async ({ page }) => {
  const selector = `${metadata}, ${structuredData}`;
  for (const path of ["/", "/team", longArticle]) {
    const release = await holdFiles(page);
    await page.goto(path);
    const built = await readHead(page, selector);
    release();
    await waitForScripts(page);
    await page.waitForLoadState("networkidle");
    expect(await readHead(page, selector), path).toEqual(built);
    await page.unrouteAll();
  }
});

test("navigation inside the site replaces the head without duplicates", async ({ page }) => {
  await openPage(page, "/team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle("Careers | Example Co");
  await expect(page.locator("h1")).toHaveText("Careers");
  // Only built HTML has structured data and social cards.
  const shared = "title, meta:not([http-equiv], [property^='og:image'], [name^='twitter:image']), link[rel=canonical]";
  const navigated = await readHead(page, shared);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteUrl}/careers`);
  await expect(page.locator(structuredData)).toHaveCount(0);
  await page.goto("/careers");
  await page.waitForLoadState("networkidle");
  expect(navigated).toEqual(await readHead(page, shared));
});
