import type { Page } from "@playwright/test";

import { listLayoutShifts, observeLayoutShift } from "./layout-shift";
import { scrollTo } from "./moving-parts";
import { measureWidth, openPage } from "./page-actions";
import { expect, test } from "./test";

const screens = [
  [320, 640],
  [390, 844],
  [767, 1024],
  [1023, 768],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [3840, 720],
] as const;

test("a tablet with text of 32 px has the layout of a phone", async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 768, height: 1024 }, baseURL });
  await page.goto("/");
  await expect(page.getByRole("button", { name: /menu/i })).toBeVisible();
  expect(await measureWidth(page)).toBeLessThanOrEqual(768);
  await browser.close();
});

/** Parts of the drawings that are outside of their drawing or the window, or under the header. */
function findCutOff(page: Page): Promise<string[]> {
  return page.locator("main svg", { has: page.locator("text") }).evaluateAll((drawings) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return drawings.flatMap((drawing) => {
      const field = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll("g > *")].flatMap((part) => {
        const { top, right, bottom } = part.getBoundingClientRect();
        const inside = top >= Math.max(field.top, header) - 1 && bottom <= field.bottom + 1 && right <= innerWidth + 1;
        return inside ? [] : [`${part.tagName} ${part.textContent}`];
      });
    });
  });
}

test("the drawing of the first view is complete on every screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.locator("main svg text")).toHaveCount(3);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    expect.soft(await findCutOff(page), `${width} x ${height}`).toEqual([]);
  }
});

test("a carousel that turns shifts nothing around it", { tag: "@thorough" }, async ({ page }) => {
  await observeLayoutShift(page);
  for (const path of ["/", "/product/overview"]) {
    await openPage(page, path);
    const root = page.getByRole("region", { name: /^(Partners|Highlights)$/ });
    await scrollTo(root);
    const before = await root.locator("button[aria-current]").textContent();
    await expect(root.locator("button[aria-current]")).not.toHaveText(before ?? "", { timeout: 10_000 });
    await page.waitForTimeout(500);
    expect(await listLayoutShifts(page), path).toEqual([]);
  }
});
