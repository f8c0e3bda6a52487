import type { Page } from "@playwright/test";

import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** Distances that a reader may set (WCAG 2.2, 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Words that an element around them cuts off; those for screen readers alone, the drifting strip and drawings are cut on purpose. */
function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest("svg[aria-hidden]") || node.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
        if (clipPath !== "none") break;
        const box = around.getBoundingClientRect();
        const wide =
          ["hidden", "clip"].includes(overflowX) && (words.right > box.right + 1 || words.left < box.left - 1);
        const tall =
          ["hidden", "clip"].includes(overflowY) && (words.bottom > box.bottom + 1 || words.top < box.top - 1);
        if ((wide || tall) && !around.querySelector("[data-track], [data-current]"))
          clipped.push(node.textContent ?? "");
        if (position === "fixed") break;
      }
    }
    return clipped;
  });
}

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
