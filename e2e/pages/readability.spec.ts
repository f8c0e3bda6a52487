import "../../src/content/testing/use-starter";
import type { Page } from "@playwright/test";
import { z } from "zod";

import { readContent } from "../../src/content/read/read-content";
import { listValues } from "../../src/content/read/record";
import { starter } from "../sites";
import { findClipped } from "../support/find-clipped";
import { findTextProblems } from "../support/find-text-problems";
import { measureWidth, openPage } from "../support/page-actions";
import { longArticle, pageKinds } from "../support/route-table";
import { expect, test } from "../test";

/** A4 at 96 px per inch, as in Chromium's media queries. */
const paper = { width: 794, height: 1123 };

/** Finds text with a contrast below 4.5 on white (WCAG 2.2), or mirrored. */
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

/** Finds parts that may break across pages, and headings that may end a page. */
function findSplit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
    const parts = ["li", "figure", "picture", "tr", "dl > div", "[role=group]"].flatMap(shown);
    return [
      ...parts.filter((part) => getComputedStyle(part).breakInside !== "avoid"),
      // Browsers do not extend a grid when rows of a table move to the next page.
      ...shown(":has(table)").filter((element) => getComputedStyle(element).display !== "block"),
      ...["h1", "h2", "h3"].flatMap(shown).filter((heading) => getComputedStyle(heading).breakAfter !== "avoid"),
    ].map((element) => element.outerHTML.slice(0, 90));
  });
}

test("every page is printed in full, dark on light and without controls", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of pageKinds) {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "screen" });
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    expect.soft(await findUnreadable(page), path).toEqual([]);
    expect.soft(await findClipped(page, ""), path).toEqual([]);
    expect.soft(await findSplit(page), path).toEqual([]);
    const closed = page.locator("main details > :not(summary)").filter({ visible: false });
    expect.soft(await closed.allTextContents(), `closed details of ${path}`).toEqual([]);
    for (const band of await page.locator(".chart-range").all())
      await expect.soft(band, path).not.toHaveCSS("fill", "rgb(255, 255, 255)");
    // Ignores tiles of integrations, which are buttons with text.
    expect.soft(await page.locator("button:visible:not(:has([data-side]))").allTextContents(), path).toEqual([]);
    expect.soft(await measureWidth(page), path).toBeLessThanOrEqual(paper.width);
    // Between margins.
    await page.setViewportSize({ ...paper, width: 658 });
    expect.soft(await findTextProblems(page), path).toEqual([]);
  }
});

/** Text spacing of WCAG 2.2, 1.4.12. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

test("pages do not clip text with wider spacing", async ({ page }) => {
  test.slow();
  for (const path of ["/", "/product/overview", "/product/cohorts-ai", "/contact", longArticle]) {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await addStyles(page, spacing);
      expect.soft(await findClipped(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await measureWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

/** Adds a style sheet, which the policy of the page does not forbid. */
function addStyles(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

for (const way of ["of the browser", "of a style"])
  test(`on a phone, text of twice the size ${way} breaks no word and is neither cut nor over other text`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const isSetting = way === "of the browser";
    const args = [...(launchOptions.args ?? []), ...(isSetting ? ["--blink-settings=defaultFontSize=32"] : [])];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    for (const width of [360, 320]) {
      const viewport = { width, height: 740 };
      const page = await browser.newPage({ viewport, baseURL, reducedMotion: "reduce", javaScriptEnabled: false });
      for (const path of pageKinds) {
        await page.goto(path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
        });
        if (!isSetting) {
          await addStyles(page, "html { font-size: 200% }");
          // Chromium compares a container's width with `em` again only when the width changes.
          await page.setViewportSize({ ...viewport, width: width + 1 });
          await page.setViewportSize(viewport);
        }
        expect.soft(await findTextProblems(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await measureWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.close();
    }
    await browser.close();
  });

/** Reads how many letters each text of the starter may have, by the contract. */
function readLimits(): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const { definition, value: record } of readContent(starter.root).records)
    for (const { value, schema } of listValues(definition.schema, record)) {
      if (typeof value !== "string" || !(schema instanceof z.ZodString) || schema.maxLength === null) continue;
      limits[value] = Math.min(limits[value] ?? Infinity, schema.maxLength);
    }
  return limits;
}

/** Texts, and the Latin letters that take the room of one of theirs. */
const longTexts = {
  "words of 40 letters": ["Donaudampfschifffahrtsgesellschaftskapit", 1],
  "60 characters without a space": ["国際化対応の確認用長文".repeat(6).slice(0, 60), 2],
} as const;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  for (const [kind, [text, letterWidth]] of Object.entries(longTexts))
    test(`${kind} stay in the window and in their boxes, also in menus and drawings`, async ({ page }) => {
      test.setTimeout(240_000);
      const limits = readLimits();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of pageKinds) {
          await page.goto(path);
          const isNarrow = width < 768;
          await page.evaluate(
            ([replacement, narrow, maxLengths, room]) => {
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const parent = node.parentElement;
                const words = node.textContent?.trim() ?? "";
                // The build measures labels of the header. Numbers, months and columns of the forecast are short.
                const isFixed = parent?.closest(narrow ? "script, style" : "script, style, header :not(ul ul *)");
                const isMonth = parent?.matches(".chart-months *, [data-for] b");
                const isShort = parent?.closest("[data-column], [data-polarity]");
                const limit = isMonth ? 8 : isShort ? 12 : (maxLengths[words] ?? Infinity);
                if (/\p{L}/u.test(words) && !isFixed && !/^\W?\d|\d$/u.test(words))
                  node.textContent = replacement.slice(0, Math.ceil(limit / room));
              }
              for (const frame of document.querySelectorAll<HTMLElement>("[data-fallback]"))
                frame.dataset["fallback"] = replacement;
              document.querySelector<HTMLElement>(narrow ? "#site-menu" : "#menu-1")?.showPopover();
            },
            [text, isNarrow, limits, letterWidth] as const,
          );
          const problems = (await findTextProblems(page)).filter((problem) => !problem.startsWith("broken"));
          expect.soft(problems, `${path} at ${width} px`).toEqual([]);
          expect.soft(await measureWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
        }
      }
    });
});
