import type { Page } from "@playwright/test";

import { measureWidth, openPage } from "./page-actions";
import { longArticle, pageKinds } from "./route-table";
import { expect, test } from "./test";

/** A4 at 96 px to the inch, the width that Chromium's media queries see. */
const paper = { width: 794, height: 1123 };

/**
 * Texts that an element around them cuts off. Texts for screen readers and drawings are cut off on purpose.
 * @param moving selector of parts that an element around them may cut off because they move; empty for none
 */
function findClipped(page: Page, moving = "[data-track], [data-current]"): Promise<string[]> {
  return page.evaluate((parts) => {
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
        if ((wide || tall) && (parts === "" || !around.querySelector(parts))) clipped.push(node.textContent ?? "");
        if (position === "fixed") break;
      }
    }
    return clipped;
  }, moving);
}

/** Texts that are pale on white paper (WCAG 2.2, contrast below 4.5) or mirrored. */
function findUnreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("No canvas");
    function contrastOnWhite(color: string): number {
      if (!context) return 0;
      context.fillStyle = "white";
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    }
    const unreadable: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || !parent.checkVisibility()) continue;
      const { color, fill, transform } = getComputedStyle(parent);
      const ink = parent instanceof SVGElement ? fill : color;
      if (contrastOnWhite(ink) < 4.5) unreadable.push(`pale: ${text}`);
      const side = parent.closest("[data-side]");
      if ((side ? getComputedStyle(side).transform : transform) !== "none") unreadable.push(`turned: ${text}`);
    }
    return unreadable;
  });
}

/** Parts that a page break may split, and headings after which a page may break. */
function findSplit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
    const parts = ["li", "figure", "picture", "tr", "dl > div", "[role=group]"].flatMap(shown);
    return [
      ...parts.filter((part) => getComputedStyle(part).breakInside !== "avoid"),
      ...["h1", "h2", "h3"].flatMap(shown).filter((heading) => getComputedStyle(heading).breakAfter !== "avoid"),
    ].map((element) => element.outerHTML.slice(0, 90));
  });
}

for (const path of pageKinds) {
  test(`${path} is printed in full, dark on light and without controls`, async ({ page }) => {
    await page.setViewportSize(paper);
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    expect.soft(await findUnreadable(page)).toEqual([]);
    expect.soft(await findClipped(page, "")).toEqual([]);
    expect.soft(await findSplit(page)).toEqual([]);
    // A tile of the integrations is a button with text to read.
    expect.soft(await page.locator("button:visible:not(:has([data-side]))").allTextContents()).toEqual([]);
    expect(await measureWidth(page)).toBeLessThanOrEqual(paper.width);
  });
}

/** Spacing that a reader may set (WCAG 2.2, 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

for (const path of ["/", "/product/overview", "/product/cohorts-ai", "/contact", longArticle]) {
  test(`${path} cuts no text off with wider spacing`, async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await findClipped(page), `${width} px`).toEqual([]);
      expect(await measureWidth(page)).toBeLessThanOrEqual(width);
    }
  });
}
