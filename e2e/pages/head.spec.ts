import type { Page } from "@playwright/test";

import { holdFiles, waitForScripts } from "../support/page-actions";
import { longArticle } from "../support/route-table";
import { expect, test } from "../test";

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
