import type { Page } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import { openPage } from "../support/page-actions";
import { expect, test } from "../test";
import { drag, findMiddle, pinch } from "../support/touch";

const path = "/product/cohorts-ai";
const findSort = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const findMark = (page: Page, name: RegExp) => page.getByRole("radio", { name });

/** Measures drawn marks: whether they are in the cell below the label of their group, and the least distance between two. */
function measureMarks(page: Page, view: "habit" | "industry") {
  return page.locator("[name=map-account]").evaluateAll((marks, group) => {
    const centers = marks.map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const outside = marks.filter((mark, index) => {
      const label = document.querySelector(`p[data-${group}="${mark.getAttribute(`data-${group}`)}"]`);
      const { left = 0, right = 0, bottom = 0 } = label?.getBoundingClientRect() ?? {};
      const { x, y } = centers[index] ?? { x: 0, y: 0 };
      return x < left || x > right || y < bottom || y > bottom + right - left;
    });
    const distances = centers.flatMap(({ x, y }, index) =>
      centers.slice(index + 1).map((other) => Math.hypot(x - other.x, y - other.y)),
    );
    const drawn = marks.filter((mark) => getComputedStyle(mark).backgroundImage.includes("gradient"));
    return { count: drawn.length, outside: outside.length, near: Math.min(...distances) };
  }, view);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("keys sort the accounts and name each with its industry, habit and outcome", async ({ page }) => {
    for (const width of [1280, 1024, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(findSort(page, "By use")).toBeChecked();
      const { count, outside, near } = await measureMarks(page, "habit");
      expect([count, outside], `${width} px`).toEqual([120, 0]);
      if (width !== 1024) expect(near, `${width} px`).toBeGreaterThanOrEqual(24);
      await findSort(page, "By use").focus();
      await page.keyboard.press("ArrowLeft");
      await expect(findSort(page, "By trade")).toBeChecked();
      await expect(page.getByText("The trade says little")).toBeVisible();
      await expect(page.getByText("Use says a lot")).toBeHidden();
      expect((await measureMarks(page, "industry")).outside, `${width} px`).toBe(0);
    }
    await page.keyboard.press("Tab");
    const text = page.locator("[name=map-account]:focus + span");
    await expect(text).toHaveText(/^Stayed Daily readers · \S+$/);
    const first = await text.textContent();
    await page.keyboard.press("ArrowRight");
    await expect(text).not.toHaveText(first ?? "");
    await expect(text).toBeVisible();
    await expect(page.locator("[name=map-account]:checked")).toHaveCount(1);
  });
});

test("the pointer names an account, a click keeps it, and marks move within a second", async ({ page }) => {
  await openPage(page, path);
  const left = findMark(page, /^Left No reader/).first();
  const text = left.locator("+ span");
  await expect(text).toBeHidden();
  await left.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(text).toBeHidden();
  await left.click();
  await page.keyboard.press("ArrowRight");
  await expect(text).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await page.mouse.move(5, 5);
  await expect(text).toBeVisible();
  const words = await text.boundingBox();
  await drag(page, { x: (words?.x ?? 0) + 2, y: (words?.y ?? 0) + 10 }, { x: 60 });
  expect(await page.evaluate(() => String(window.getSelection()).trim())).not.toBe("");

  expect(await findViolations(page)).toEqual([]);
  await findSort(page, "By trade").check({ force: true });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await expect.poll(async () => (await measureMarks(page, "industry")).outside, { timeout: 1500 }).toBe(0);
  await expect(left).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap names an account, and two fingers zoom on the map", async ({ page }) => {
    await openPage(page, path);
    // Before scrolling, which moves marks under the header.
    expect(await findViolations(page)).toEqual([]);
    const account = findMark(page, /^Left One reader/).first();
    await account.tap();
    await expect(account.locator("+ span")).toBeVisible();
    expect(await pinch(page, await findMiddle(account))).toBeGreaterThan(1.5);
  });
});
