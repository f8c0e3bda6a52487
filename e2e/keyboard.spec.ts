import type { Page } from "@playwright/test";

import { scrollThrough } from "./layout-shift";
import { openPage } from "./page-actions";
import { pageKinds } from "./route-table";
import { expect, test } from "./test";

/** Problems of the focused element for keyboard users; undefined when nothing is focused. It runs in the page, self-contained. */
async function auditFocus(): Promise<{ name: string; problems: string[] } | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  // Even with reduced motion a style takes a moment to change.
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

  function readColor(value: string): [number, number, number, number] {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas");
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  }

  function luminance(value: string): number {
    const [red, green, blue] = readColor(value);
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function groundOf(start: Element | null): string {
    for (let around = start; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (readColor(backgroundColor)[3] === 255) return backgroundColor;
    }
    return "white";
  }

  const problems: string[] = [];
  const box = element.getBoundingClientRect();
  const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
  if (!inside) problems.push("is not wholly in the window");
  // An inline link may break into two lines; the first one is tested.
  const line = element.getClientRects()[0] ?? box;
  const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  if (!top || !(element.contains(top) || top.contains(element)))
    problems.push(`is covered by ${top?.tagName ?? "nothing"}`);
  // The field around the forecast's slider takes the pointer for it.
  const isHit = top === element || (element.matches("[type=range]") && top === element.parentElement);
  if (top && !isHit && top.contains(element)) problems.push("is not hit in its middle");

  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) problems.push("has no outline");
  const ground = groundOf(parseFloat(outlineOffset) < 0 ? element : element.parentElement);
  const [light = 0, dark = 0] = [luminance(outlineColor), luminance(ground)].sort((a, b) => b - a);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < 3) problems.push(`has an outline of contrast ${contrast.toFixed(2)}`);

  const before: unknown = Reflect.get(window, "lastFocused");
  Reflect.set(window, "lastFocused", element);
  if (before instanceof Element && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
    problems.push("comes out of order");
  }
  const text = element.textContent.trim();
  const words = text === "" ? (element.getAttribute("name") ?? element.tagName) : text;
  return { name: `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`, problems };
}

/** More stops than any page has. */
const limit = 250;

/** Presses Tab from the top of the page to its end; returns the number of stops and their problems. */
async function walk(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = [];
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press("Tab");
    const audit = await page.evaluate(auditFocus);
    if (!audit) return { stops, problems };
    problems.push(...audit.problems.map((problem) => `${audit.name} ${problem}`));
  }
  return { stops: limit, problems: [...problems, "no end"] };
}

/** `npm test` checks these pages, `npm run test:all` all. */
const checkedAlways = ["/", "/resources/blog", "/team", "/contact"];

for (const path of pageKinds) {
  test(
    `Tab goes through ${path} in order, and every stop is visible and outlined`,
    { tag: checkedAlways.includes(path) ? [] : "@thorough" },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPage(page, path);
      // What is loaded near the view.
      await scrollThrough(page);
      await expect(page.locator("[data-waiting]")).toHaveCount(0);
      const { stops, problems } = await walk(page);
      expect(problems).toEqual([]);
      const operable = page.locator(
        // Of a group of radio buttons, the checked one is the stop.
        "a[href]:visible, button:enabled:visible, input:not([tabindex='-1'], [type=radio]:not(:checked)):visible, textarea:visible, [tabindex='0']:visible",
      );
      const count = await operable.evaluateAll(
        (elements) => elements.filter((element) => element.closest("[inert], [hidden]") === null).length,
      );
      expect(stops).toBeGreaterThanOrEqual(count);
    },
  );
}

test("Tab goes through the menu of a small screen, which covers none of its stops", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, "/");
  await page.getByRole("button", { name: /menu/i }).focus();
  await page.keyboard.press("Enter");
  const names: string[] = [];
  for (let stop = 0; stop < 10 && !names.at(-1)?.includes("Book a Call"); stop++) {
    await page.keyboard.press("Tab");
    const audit = await page.evaluate(auditFocus);
    expect(audit?.problems, audit?.name).toEqual([]);
    names.push(audit?.name ?? "");
  }
  expect(names.at(-1)).toContain("Book a Call");
  expect(names.filter((name) => /^(?:a|button) /u.test(name))).toHaveLength(9);
});
