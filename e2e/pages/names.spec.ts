import { openPage } from "../support/page-actions";
import { pageKinds } from "../support/route-table";
import { expect, test } from "../test";

/** Longest name of a control, in characters: a long title, author, tag and day. Screen readers read it in one go. */
const maxLength = 160;

/** Lists links with a given name that lacks visible text, which the description has neither. Runs in the page. */
function findUnnamedText() {
  const readIds = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
  return [...document.querySelectorAll("main a:is([aria-labelledby], [aria-label])")].flatMap((link) => {
    const spoken = [
      link.getAttribute("aria-label") ?? "",
      ...readIds(link, "aria-labelledby"),
      ...readIds(link, "aria-describedby"),
    ];
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const missing: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const range = document.createRange();
      range.selectNodeContents(node);
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== "none") continue;
      // Covers are pictures.
      const isCover = parent.closest("[data-art]") !== null;
      if (!/[\p{L}\p{N}]/u.test(text) || range.getBoundingClientRect().width <= 1 || isCover) continue;
      if (spoken.filter((words) => words.includes(text)).length !== 1) missing.push(text);
    }
    return missing;
  });
}

/** Lists visually hidden texts that a selection contains. Runs in the page. */
function findCopiedHiddenText() {
  const selection = getSelection();
  const hidden = [...document.querySelectorAll("main *")].filter(
    (element) => element.textContent !== "" && getComputedStyle(element).clipPath === "inset(50%)",
  );
  return hidden.flatMap((element) => {
    selection?.selectAllChildren(element);
    return String(selection);
  });
}

test("links and buttons have short names with their visible text, and copies have no hidden text", async ({ page }) => {
  test.setTimeout(pageKinds.length * 20_000);
  for (const path of pageKinds) {
    await openPage(page, path);
    const tree = await page.locator("body").ariaSnapshot();
    const names = [...tree.matchAll(/^ *- '?(?:link|button) "((?:[^"\\]|\\.)*)"/gmu)].map(([, name = ""]) => name);
    expect.soft(names.length, path).toBeGreaterThan(5);
    expect
      .soft(
        names.filter((name) => name.length > maxLength),
        `long names of ${path}`,
      )
      .toEqual([]);
    const compound = page.locator(":is(a, button):not([aria-label], [aria-labelledby]):has(ul, ol, table)");
    expect.soft(await compound.allInnerTexts(), `names with a list or table of ${path}`).toEqual([]);
    expect.soft(await page.evaluate(findUnnamedText), `text without a name of ${path}`).toEqual([]);
    const copied = await page.evaluate(findCopiedHiddenText);
    expect
      .soft(
        copied.filter((text) => text.trim() !== ""),
        `hidden text in copies of ${path}`,
      )
      .toEqual([]);
  }
});

test("the mouse selects the line of tag and date of a card, from its picture on", async ({ page }) => {
  test.slow();
  await openPage(page, "/resources/blog");
  for (const line of await page.locator("main li a :is(p:has(time), p:has(img[width='24']))").all()) {
    await page.evaluate(() => getSelection()?.empty());
    await line.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rows = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 10);
      const { left = 0, top = 0, height = 0 } = rows[0] ?? {};
      return { left, top: top + height / 2, right: Math.max(...rows.map((row) => row.right)) };
    });
    await page.mouse.move(box.left + 1, box.top);
    await page.mouse.down();
    await page.mouse.move(box.right - 2, box.top, { steps: 3 });
    await page.mouse.up();
    const [first = ""] = (await line.innerText()).trim().split("\n");
    expect.soft(await page.evaluate(() => String(getSelection()))).toContain(first);
    await expect(page).toHaveURL("/resources/blog");
  }
});
