import type { Locator, Page } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import { openPage } from "../support/page-actions";
import { menus } from "../support/route-table";
import { expect, test } from "../test";
import { findMiddle } from "../support/touch";

const items = Object.entries({ ...menus.Products, ...menus.Resources, ...menus.Company, "Book a Call": "/contact" });

function findToggle(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: /menu/i });
}

async function openMenu(page: Page): Promise<void> {
  await findToggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(findToggle(page)).toHaveAttribute("aria-expanded", "true");
}

async function clickWithMouse(page: Page, item: Locator): Promise<void> {
  await item.scrollIntoViewIfNeeded();
  const { x, y } = await findMiddle(item);
  await page.mouse.move(x, y, { steps: 5 });
  await expect(page.locator("header [aria-expanded=true]")).toHaveCount(1);
  await page.mouse.down();
  await page.mouse.up();
}

async function tabTo(page: Page, item: Locator): Promise<void> {
  const isFocused = () => item.evaluate((link) => link === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

const inputs: ((page: Page, item: Locator) => Promise<void>)[] = [clickWithMouse, (_, item) => item.tap(), tabTo];

test.describe(() => {
  test.use({ viewport: { width: 767, height: 740 }, hasTouch: true });

  test("every item of the menu opens its page, by mouse, touch and keyboard in turn", async ({ page }) => {
    await openPage(page, "/");
    // Each group of the menu has items that are chosen in another way.
    for (const [index, [label, path]] of items.entries()) {
      await openMenu(page);
      const navigation = page.getByRole("navigation", { name: "Main" });
      await inputs[index % inputs.length]?.(page, navigation.getByRole("link", { name: new RegExp(`^${label}`) }));
      await expect(page).toHaveURL(path);
      await expect(findToggle(page)).toHaveAttribute("aria-expanded", "false");
    }
  });
});

test("the open menu passes axe; a link to the current page closes it, and so does Escape", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/team");
  await openMenu(page);
  expect(await findViolations(page)).toEqual([]);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Team/ });
  await link.click();
  await expect(page).toHaveURL("/team");
  await expect(link).toBeHidden();
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(findToggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(findToggle(page)).toBeFocused();
});

test("the button of the header fits at 320 px, even with a long label", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/team");
  const button = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Book a Call" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.evaluate((link) => {
    link.textContent = "Request a personal demonstration";
  });
  const isWhole = await page.locator("header").evaluate((header) => {
    const { bottom } = header.getBoundingClientRect();
    const parts = [...header.querySelectorAll("a, button")].filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => part.getBoundingClientRect()).sort((one, other) => one.left - other.left);
    return boxes.every((box, i) => box.bottom <= bottom && box.right <= (boxes[i + 1]?.left ?? innerWidth));
  });
  expect(isWhole).toBe(true);
});

test("the menu closes when Tab or Shift+Tab moves the focus out of it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/team");
  for (const [key, presses] of [
    ["Shift+Tab", 0],
    ["Tab", items.length],
  ] as const) {
    await openMenu(page);
    for (let step = 0; step < presses; step++) await page.keyboard.press("Tab");
    await expect(findToggle(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press(key);
    await expect(findToggle(page)).toHaveAttribute("aria-expanded", "false");
    const isOnTop = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getClientRects()[0] ?? new DOMRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return topmost !== document.body && document.activeElement?.contains(topmost);
    });
    expect(isOnTop).toBe(true);
  }
});

test("a wheel over the header or the menu does not scroll the page behind the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await openPage(page, "/team");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await openMenu(page);
  for (const y of [30, 600]) {
    await page.mouse.move(200, y);
    for (let step = 0; step < 3; step++) await page.mouse.wheel(0, 150);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY), `wheel at ${y} px`).toBe(300);
  }
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
