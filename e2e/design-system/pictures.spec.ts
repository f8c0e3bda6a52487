import { expect, test, type Locator, type Page } from "@playwright/test";

import { openDesignSystem } from "./open";

/** Words that stand in a frame in the place of its picture; `none` while there are none. */
function readFallback(frame: Locator): Promise<string> {
  return frame.evaluate((element) => getComputedStyle(element, "::after").content);
}

async function expectFallback(page: Page, words: string): Promise<void> {
  const frame = page.locator(`[data-fallback="${words}"]`);
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => readFallback(frame)).toBe(`"${words}"`);
}

test.beforeEach(async ({ page }) => {
  await openDesignSystem(page);
});

test("a portrait that is missing or cannot be had shows initials, and keeps its words", async ({ page }) => {
  for (const [name, initials] of [
    ["Missing portrait", "MP"],
    ["Failing portrait", "FP"],
  ] as const) {
    await expect(page.getByRole("img", { name })).toBeAttached();
    await expectFallback(page, initials);
  }
});

test("a logo that is missing or cannot be had shows the name", async ({ page }) => {
  for (const name of ["Missing logo", "Failing logo"]) await expectFallback(page, name);
});

test("a picture that is there shows no words, and shows them when its request fails later", async ({ page }) => {
  const frame = page.locator(`[data-fallback="MF"]`);
  await frame.scrollIntoViewIfNeeded();
  expect(await readFallback(frame)).toBe("none");
  await page.getByRole("button", { name: "Let it fail" }).click();
  await expectFallback(page, "MF");
});
