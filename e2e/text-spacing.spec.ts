import { findClipped } from "./find-clipped";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** Distances that a reader may set (WCAG 2.2, 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

for (const path of ["/", "/product/overview", "/product/cohorts-ai", "/contact", "/blog/telemetry-over-talk"]) {
  test(`${path} cuts no words off when its reader sets wider spaces`, async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await waitForScripts(page);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await findClipped(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
