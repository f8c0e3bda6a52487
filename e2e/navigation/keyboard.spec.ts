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
  // Of a text area, browsers scroll only the caret into the window.
  if (!inside && element.localName !== "textarea") problems.push("is not wholly in the window");
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
  const { control } = (element as HTMLElement).dataset;
  return { control, name: `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`, problems, colors };
}

/** Numbers all controls, and returns the visible ones: those that a point inside of them hits. Runs in the page. */
function findVisibleControls() {
  // Radio groups have one stop, the checked button.
  const selector =
    "a[href], button:enabled, input:enabled:not([type=radio]:not(:checked)), textarea, select, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
    control.dataset["control"] = String(index);
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const isHit = [...control.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height / 2);
        return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control);
      }),
    );
    return isHit
      ? [{ control: String(index), name: control.textContent.trim() || control.outerHTML.slice(0, 80) }]
      : [];
  });
}

const limit = 250;

/** Presses Tab from the top to the end of the page; returns the numbers of the focused controls, and problems. */
async function pressTabThrough(page: Page): Promise<{ reached: Set<string>; problems: string[] }> {
  const problems: string[] = [];
  const reached = new Set<string>();
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press("Tab");
    const audit = await page.evaluate(auditFocus);
    if (!audit) return { reached, problems };
    reached.add(audit.control ?? "");
    problems.push(...audit.problems.map((problem) => `${audit.name} ${problem}`));
    if (contrastOf(...audit.colors) < 3) problems.push(`${audit.name} has a pale outline`);
  }
  return { reached, problems: [...problems, "no end"] };
}

/** Four pages in `npm test`, all in `npm run test:all`. */
const checked = process.env["TEST_SIZE"] === "quick" ? ["/", "/resources/blog", "/team", "/contact"] : pageKinds;

for (const width of [360, 800, 1366])
  test(`Tab reaches every visible control at ${width} px in order, and every stop is visible and outlined`, async ({
    context,
  }) => {
    test.setTimeout(checked.length * 30_000);
    for (const path of checked) {
      // A tab that was used before may start elsewhere.
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPage(page, path);
      // Loads parts near the viewport.
      await scrollThrough(page);
      const visible = await page.evaluate(findVisibleControls);
      // Chromium starts Tab at what was scrolled into view last.
      await page.evaluate(() => document.body.scrollIntoView({ block: "start", behavior: "instant" }));
      const { reached, problems } = await pressTabThrough(page);
      expect.soft(problems, path).toEqual([]);
      const missed = visible.filter(({ control }) => !reached.has(control)).map(({ name }) => name);
      expect.soft(missed, path).toEqual([]);
      expect.soft(visible.length, path).toBeGreaterThan(5);
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
