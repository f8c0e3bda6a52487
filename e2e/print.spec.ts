import type { Page } from "@playwright/test";

import { findClipped } from "./find-clipped";
import { pageKinds } from "./page-kinds";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** A4 at 96 px to the inch, the width that Chromium's media queries see. */
const paper = { width: 794, height: 1123 };

/** Words that are pale on white paper (WCAG 2.2, contrast below 4.5), mirrored, or not shown at all. */
function findUnreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("No canvas");
    function contrastOnWhite(colour: string): number {
      if (!context) return 0;
      context.fillStyle = "white";
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
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

/** Parts that belong together and that may be split between two sheets, and headings that may end one. */
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
  test(`${path} is printed whole, dark on light and without controls`, { tag: "@media" }, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(path);
    await waitForScripts(page);
    await page.emulateMedia({ media: "print" });
    expect.soft(await findUnreadable(page)).toEqual([]);
    expect.soft(await findClipped(page, "")).toEqual([]);
    expect.soft(await findSplit(page)).toEqual([]);
    // A tile of the integrations is a button with words to read.
    expect.soft(await page.locator("button:visible:not(:has([data-side]))").allTextContents()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width);
  });
}
