import type { Page } from "@playwright/test";

import { contrastOf } from "../../src/theme/readable-tone";
import { scrollThrough } from "../support/layout-shift";
import { openPage } from "../support/page-actions";
import { pageKinds } from "../support/route-table";
import { expect, test } from "../test";

/** Lists problems of the focused element, with the colors of its outline and ground. Runs in the page, so it is self-contained. */
async function auditFocus() {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  // Waits for transitions, which reduced motion only shortens.
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

  function readColor(value: string): string {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas");
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const channels = [...context.getImageData(0, 0, 1, 1).data];
    return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  }

  function findBackground(start: Element | null): string {
    for (let ancestor = start; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor } = getComputedStyle(ancestor);
      if (readColor(backgroundColor).endsWith("ff")) return backgroundColor;
    }
    return "white";
  }

  const problems: string[] = [];
  const box = element.getBoundingClientRect();
  const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
  if (!inside) problems.push("is not wholly in the window");
  // Tests the first line of an inline link that wraps.
  const line = element.getClientRects()[0] ?? box;
  const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  if (!top || !(element.contains(top) || top.contains(element)))
    problems.push(`is covered by ${top?.tagName ?? "nothing"}`);
  // The parent of the forecast's slider handles its pointer events.
  const isHit = top === element || (element.matches("[type=range]") && top === element.parentElement);
  if (top && !isHit && top.contains(element)) problems.push("is not hit in its middle");

  // The outline of a card is that of the area of its link.
  const shown = [null, "::after"].map((part) => getComputedStyle(element, part));
  const outline = shown.find(({ outlineStyle }) => outlineStyle !== "none");
  if (!outline || parseFloat(outline.outlineWidth) < 2) problems.push("has no outline");
  const { outlineColor, outlineOffset } = outline ?? getComputedStyle(element);
  const ground = findBackground(parseFloat(outlineOffset) < 0 ? element : element.parentElement);

  const before: unknown = Reflect.get(window, "lastFocused");
  Reflect.set(window, "lastFocused", element);
  if (before instanceof Element && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
    problems.push("comes out of order");
  const text = element.textContent.trim();
  const words = text === "" ? (element.getAttribute("name") ?? element.tagName) : text;
  const colors = [readColor(outlineColor), readColor(ground)] as const;
  return { name: `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`, problems, colors };
}

const limit = 250;

/** Presses Tab from the top to the end of the page; returns the number of stops and problems. */
async function pressTabThrough(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = [];
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press("Tab");
    const audit = await page.evaluate(auditFocus);
    if (!audit) return { stops, problems };
    problems.push(...audit.problems.map((problem) => `${audit.name} ${problem}`));
    if (contrastOf(...audit.colors) < 3) problems.push(`${audit.name} has a pale outline`);
  }
  return { stops: limit, problems: [...problems, "no end"] };
}

/** Four pages in `npm test`, all in `npm run test:all`. */
const checked = process.env["TEST_SIZE"] === "quick" ? ["/", "/resources/blog", "/team", "/contact"] : pageKinds;

test("Tab follows the order of every page, and every stop is visible and outlined", async ({ context }) => {
  test.setTimeout(checked.length * 30_000);
  for (const path of checked) {
    // A tab that was used before may start elsewhere.
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, path);
    // Loads parts near the viewport.
    await scrollThrough(page);
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
    const { stops, problems } = await pressTabThrough(page);
    expect.soft(problems, path).toEqual([]);
    const operable = page.locator(
      // Radio groups have one stop, the checked button.
      "a[href]:visible, button:enabled:visible, input:not([tabindex='-1'], [type=radio]:not(:checked)):visible, textarea:visible, [tabindex='0']:visible",
    );
    const count = await operable.evaluateAll(
      (elements) => elements.filter((element) => element.closest("[inert], [hidden]") === null).length,
    );
    expect.soft(stops, path).toBeGreaterThanOrEqual(count);
    await page.close();
  }
});

test("the focus in sticky bars does not scroll the page", async ({ page }) => {
  await openPage(page, "/product/growth-ai");
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  for (const control of await page.locator(":is(header, [data-bar]) :is(a, button):visible").all())
    await control.focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
});
