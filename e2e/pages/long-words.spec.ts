import type { Page } from "@playwright/test";

import { measureWidth, openPage } from "../support/page-actions";
import { longArticle, pages } from "../support/route-table";
import { expect, test } from "../test";

const words = ["Bundesimmissionsschutzgesetz", "Rechtsschutzversicherungsgesellschaften", "Nutzungsdatenauswertung"];

/**
 * Replaces all words with seven letters or more by long ones, as in another language, and lists texts that are then wider than their
 * heading, paragraph or cell, except in drawings and in parts that scroll or move.
 */
function plantLongWords(page: Page): Promise<string[]> {
  return page.evaluate((long) => {
    document.documentElement.lang = "de";
    const texts: [text: Node, block: Element][] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const block = node.parentElement?.closest("p, h1, h2, h3, h4, li, th, td, dt, dd, figcaption");
      if (block && !block.closest("svg, [data-aside], [data-slides], [data-track], [inert]")) texts.push([node, block]);
    }
    let index = 0;
    for (const [text] of texts)
      text.textContent = (text.textContent ?? "").replace(/\p{L}{7,}/gu, () => long[index++ % long.length] ?? "");
    return texts.flatMap(([text, block]) => {
      for (let outer = text.parentElement; outer; outer = outer.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(outer);
        if (overflowX === "auto" || clipPath !== "none") return [];
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const [shown, box] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
      const isOutside = shown.right > Math.min(box.right, innerWidth) + 1 || shown.left < box.left - 1;
      return shown.width > 0 && isOutside ? [(text.textContent ?? "").trim().slice(0, 60)] : [];
    });
  }, words);
}

for (const width of [360, 768, 1280])
  test(`long words fit their heading, paragraph or cell at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...Object.keys(pages), longArticle]) {
      await openPage(page, path);
      expect.soft(await plantLongWords(page), path).toEqual([]);
      expect.soft(await measureWidth(page), path).toBeLessThanOrEqual(width);
    }
  });

test("Japanese headings break between phrases, and Korean ones between words", async ({ page }) => {
  const headlines = [
    ["ja", "利用データから解約の兆しを見つけるプラットフォーム", "データ 見つける プラットフォーム"],
    ["ko", "제품 사용 데이터로 고객 이탈을 미리 예측합니다", "사용 데이터로 이탈을 예측합니다"],
  ] as const;
  await openPage(page, "/");
  const heading = page.locator("h1");
  for (const [language, text, whole] of headlines)
    for (const width of [320, 360, 480, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((lang) => (document.documentElement.lang = lang), language);
      await heading.evaluate((element, shown) => element.replaceChildren(shown), text);
      const lines = await heading.evaluate(({ firstChild: node }) => {
        const letters = Array.from(node?.textContent ?? "", (letter, at) => {
          const range = document.createRange();
          range.setStart(node as Text, at);
          range.setEnd(node as Text, at + 1);
          return [letter, range.getBoundingClientRect().top] as const;
        });
        return letters
          .map(([letter, top], at) => (at > 0 && top > (letters[at - 1]?.[1] ?? 0) + 9 ? "|" : "") + letter)
          .join("");
      });
      for (const word of whole.split(" ")) expect(lines, `${language} at ${width} px`).toContain(word);
    }
});

test("a name of one long word leaves room for the menu at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, "/");
  await page
    .locator("header a")
    .first()
    .evaluate((brand) => brand.lastChild?.replaceWith("Datenschutzgrundverordnung"));
  await page.locator("header nav > a").evaluate((action) => action.replaceChildren("Demo"));
  expect(await measureWidth(page)).toBeLessThanOrEqual(320);
});

test("texts and cells have hyphens; English headings, mail addresses and typed text none", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/imprint");
    for (const [selector, hyphens] of Object.entries({
      "main p": "auto",
      "main td": "auto",
      "[href^='mailto:']": "manual",
      h1: "manual",
    }))
      await expect(page.locator(selector).first()).toHaveCSS("hyphens", hyphens);
  }
  await openPage(page, "/contact");
  await expect(page.locator("textarea")).toHaveCSS("hyphens", "manual");
});
