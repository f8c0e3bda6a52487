import { formatLanguageCss } from "../../src/theme/language-css";
import { measureWidth, openPage } from "../support/page-actions";
import { expect, test } from "../test";

test("Japanese headings break between phrases, and Korean ones between words", async ({ page }) => {
  const headlines = [
    ["ja", "利用データから解約の兆しを見つけるプラットフォーム", "データ 見つける プラットフォーム"],
    ["ko", "제품 사용 데이터로 고객 이탈을 미리 예측합니다", "사용 데이터로 이탈을 예측합니다"],
  ] as const;
  await openPage(page, "/");
  const heading = page.locator("h1");
  for (const [language, text, whole] of headlines) {
    // A page has the styles of its own language only.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, formatLanguageCss(language));
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
