import type { Locator, Page } from "@playwright/test";

import { measureWidth, openPage } from "../support/page-actions";
import { longArticle as long } from "../support/route-table";
import { serveInPieces } from "../support/serve-in-pieces";
import { expect, test } from "../test";
import { drag } from "../support/touch";

const short = "/blog/customers-call";

test("the contents link to chapters and mark the current one; footnotes link to text and back", async ({ page }) => {
  await openPage(page, long);
  const headings = page.getByRole("article").getByRole("heading", { level: 2 });
  const contents = page.getByRole("navigation", { name: "On this page" });
  const links = contents.getByRole("link");
  const current = contents.locator(":target-current");
  expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
  await page.getByRole("heading", { name: "Who does it" }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: "instant" });
  });
  await expect(current).toHaveText("Who does it");
  await expect(contents).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(current).toHaveText((await links.last().textContent()) ?? "");

  await links.last().click();
  const address = `${long}#${(await headings.last().getAttribute("id")) ?? ""}`;
  await expect(page).toHaveURL(address);
  await page.goto("/team");
  await page.goto(address);
  await expect(headings.last()).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const heading = await headings.last().boundingBox();
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

  await page.getByRole("article").getByRole("link", { name: "1", exact: true }).click();
  await expect(page).toHaveURL(`${long}#note-fn-eight`);
  const note = page.getByRole("listitem").filter({ hasText: "Opened a report, invited, connected" });
  await expect(note).toBeInViewport();
  await note.getByRole("link", { name: "Back to the text" }).click();
  await expect(page.locator("#note-fnref-eight")).toBeInViewport();
});

test("the contents mark the current chapter of a page that arrives in pieces", async ({ page, request }) => {
  const html = await (await request.get(long)).text();
  const { origin, sendRest } = await serveInPieces(html, html.indexOf("</nav>", html.indexOf('href="#who-does-it"')));
  await page.goto(origin + long, { waitUntil: "commit" });
  await page.getByRole("link", { name: "Who does it" }).waitFor();
  sendRest();
  await page.getByRole("heading", { name: "Who does it" }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: "instant" });
  });
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator(":target-current")).toHaveText("Who does it");
});

/** Cards: their page, link, and words in it. */
const cards: Record<string, [path: string, find: (page: Page) => Locator, words: string]> = {
  "a card of the blog": ["/resources/blog", (page) => page.getByRole("link", { name: /^Read more ?: What a/ }), "p"],
  "a related article": [
    long,
    (page) => page.locator("section", { has: page.getByRole("heading", { name: "Keep reading" }) }).getByRole("link"),
    "h3, span",
  ],
  "the next article": [long, (page) => page.getByRole("link", { name: /^Next article/ }), "h3, span"],
};

for (const [name, [path, find, selector]] of Object.entries(cards))
  test(`${name} is one link, also in a new tab, whose words can be selected`, async ({ page }) => {
    await openPage(page, path);
    const link = find(page).first();
    const words = link.locator(selector).last();
    await words.scrollIntoViewIfNeeded();
    const select = async () => {
      const { x = 0, y = 0 } = (await words.boundingBox()) ?? {};
      await drag(page, { x: x + 2, y: y + 10 }, { x: 60 });
      expect(await page.evaluate(() => String(window.getSelection()).trim())).not.toBe("");
    };
    await select();
    await expect(page).toHaveURL(path);
    // A click on selected words would not follow the link.
    await page.evaluate(() => window.getSelection()?.empty());
    for (const button of ["left", "middle"] as const) {
      const click = words.click({ button, modifiers: button === "left" ? ["ControlOrMeta"] : [] });
      const [opened] = await Promise.all([page.context().waitForEvent("page"), click]);
      await opened.close();
    }
    const target = (await link.getAttribute("href")) ?? "";
    await words.click();
    await expect(page).toHaveURL(target);
    await page.goBack();
    // Keys follow the link, whatever is selected.
    await words.scrollIntoViewIfNeeded();
    await select();
    await link.press("Enter");
    await expect(page).toHaveURL(target);
  });

test("an article is printed alone, with the URLs of its links", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(long);
  await page.emulateMedia({ media: "print" });
  for (const hidden of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: "Back to Blogs" }),
    page.getByRole("navigation", { name: "On this page" }),
    page.getByRole("heading", { name: "Keep reading" }),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("By Jürgen Weiß")).toBeVisible();
  await expect(page.getByRole("blockquote")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  const readAddress = (link: Element) => getComputedStyle(link, "::after").content;
  const source = page.getByRole("link", { name: /^Read the notes/ });
  expect(await source.evaluate(readAddress)).toContain("https://research.starter.example/first-week");
});

test("long words and wide tables in an article fit a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const word = "longest".repeat(16);
  const cells = `<td>${"cell ".repeat(6)}</td>`.repeat(6);
  const html =
    `<h2>${word}</h2><h3>${word}</h3><p>${word} <code>${word}</code> <em>${word}</em></p><ul><li>${word}<ol><li>${word}</li></ol></li></ul>` +
    `<blockquote><p>${word}</p></blockquote><pre><code>${word}${word}</code></pre><table><tbody><tr>${cells}</tr></tbody></table><hr>`;
  await page.route(`**${short}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ data-article-body[^>]*>/u, (start) => start + html);
    await route.fulfill({ response, body });
  });
  await openPage(page, short);
  await expect(page.locator("[data-article-body] > h2").first()).toHaveText(word);
  expect(await measureWidth(page)).toBeLessThanOrEqual(320);
  const clipped = await page.locator("[data-article-body] > *").evaluateAll((elements) =>
    elements
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== "auto")
      .map((element) => element.tagName),
  );
  expect(clipped).toEqual([]);
});
