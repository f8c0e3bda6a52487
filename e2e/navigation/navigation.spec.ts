import type { Locator, Page } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import { navigate, openPage, waitForScripts } from "../support/page-actions";
import { menus } from "../support/route-table";
import { expect, test } from "../test";

function findNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

function findLink(page: Page, label: string): Locator {
  return findNavigation(page).getByRole("link", { name: new RegExp(`^${label}`) });
}

/** Edge of an element at which text begins, rounded to pixels. */
function readStart(element: Locator): Promise<number> {
  return element.evaluate((part) => {
    const { left, right } = part.getBoundingClientRect();
    return Math.round(document.dir === "rtl" ? right : left);
  });
}

test("every menu opens under its button, in both directions", async ({ page }) => {
  await openPage(page, "/");
  for (const width of [768, 1920])
    for (const direction of ["rtl", "ltr"]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((dir) => {
        document.dir = dir;
      }, direction);
      for (const menu of Object.keys(menus)) {
        const button = findNavigation(page).getByRole("button", { name: menu });
        await button.click();
        const panel = findNavigation(page).locator("[aria-expanded=true] ~ [popover]");
        await expect(panel).toBeVisible();
        expect(await readStart(panel), `${menu}, ${direction}, ${width} px`).toBe(await readStart(button));
        await page.keyboard.press("Escape");
      }
    }
});

const longLabels = [
  ["Beispielfirma", "Produkte", "Wissenswertes", "Unternehmen", "Gespräch vereinbaren"],
  ["Musterwerke Nord", "Produktübersicht", "Preise und Pakete", "Unternehmen", "Termin buchen"],
  ["Exemple", "Nos produits et services", "Ressources", "À propos de nous", "Demander une démonstration"],
];

/** Replaces the labels of the header, and counts words that are broken, outside of it, or above the next label. */
function plantLabels(labels: readonly string[]): { labels: number; bad: string[] } {
  const header = document.querySelector("header") ?? document.body;
  const all = [...header.querySelectorAll("header > div > a, [data-menu] > button, nav > a")];
  const texts = all.map((element) => [...element.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE));
  for (const [index, text] of texts.entries()) if (text) text.textContent = labels[index] ?? "";
  const bad = labels.filter((label, index) => {
    const { right } = header.getBoundingClientRect();
    const next = all[index + 1]?.getBoundingClientRect().left ?? right;
    return [...label.matchAll(/\S+/gu)].some(({ 0: word, index: start }) => {
      const range = document.createRange();
      range.setStart(texts[index] ?? header, start);
      range.setEnd(texts[index] ?? header, start + word.length);
      const box = range.getBoundingClientRect();
      const isInside = box.top >= 0 && box.bottom <= header.clientHeight && box.right <= next;
      return range.getClientRects().length > 1 || !isInside;
    });
  });
  return { labels: all.length, bad };
}

test("long labels wrap between words, and fit in the header beside each other", async ({ page }) => {
  await openPage(page, "/");
  for (const labels of longLabels)
    for (const width of [768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(plantLabels, labels);
      expect.soft(found, `${labels.join(", ")} at ${width} px`).toEqual({ labels: labels.length, bad: [] });
    }
});

test("a click opens a menu with its links; Escape, a second click and another menu close it", async ({ page }) => {
  await openPage(page, "/imprint");
  for (const [menu, links] of Object.entries(menus)) {
    const button = findNavigation(page).getByRole("button", { name: menu });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const [label, path] of Object.entries(links)) {
      await expect(findLink(page, label)).toHaveAttribute("href", path);
      await expect(findLink(page, label)).toBeVisible();
    }
    expect(await findViolations(page), menu).toEqual([]);
    await findNavigation(page).getByRole("link").nth(0).focus();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  }
  const products = page.getByRole("button", { name: "Products" });
  const company = page.getByRole("button", { name: "Company" });
  await products.click();
  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "false");
  await products.click();
  await company.click();
  await expect(company).toHaveAttribute("aria-expanded", "true");
  await expect(products).toHaveAttribute("aria-expanded", "false");
});

test("a menu works by keyboard and on hover, and closes when it loses the focus or the pointer", async ({ page }) => {
  await openPage(page, "/imprint");
  const products = page.getByRole("button", { name: "Products" });
  await products.focus();
  await page.keyboard.press("Enter");
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Overview/ }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(products).toHaveAttribute("aria-expanded", "false");
  await expect(products).toBeFocused();

  const resources = page.getByRole("button", { name: "Resources" });
  for (const [key, stops] of [
    ["Tab", [page.getByRole("link", { name: /^Blog/ }).first(), page.getByRole("button", { name: "Company" })]],
    ["Shift+Tab", [products]],
  ] as const) {
    await resources.focus();
    await page.keyboard.press("Enter");
    await expect(resources).toHaveAttribute("aria-expanded", "true");
    for (const stop of stops) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
    }
    await expect(resources).toHaveAttribute("aria-expanded", "false");
  }

  await products.hover();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page
    .getByRole("link", { name: /^Outlook/ })
    .first()
    .hover();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(640, 700);
  await expect(products).toHaveAttribute("aria-expanded", "false");
  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator("header [aria-expanded=true]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Outlook/ }).first()).toBeHidden();
});

test("a link of a menu opens its page, where the menu is closed and marks it", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Example Company, Inc.`);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole("button", { name: "Company" }).click();
  await page.getByRole("link", { name: /^Team/ }).first().click();
  await expect(page).toHaveURL("/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("button", { name: "Company" })).toHaveAttribute("aria-expanded", "false");
  await expect(findNavigation(page).locator("button[aria-current]")).toHaveText("Company");
  await page.getByRole("button", { name: "Company" }).click();
  await expect(findNavigation(page).locator("a[aria-current=page]")).toHaveText(/^Team/);
  await page.getByRole("banner").getByRole("link", { name: "Book a Call" }).click();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("no script follows links", async ({ page }) => {
  await openPage(page, "/resources/blog");
  const isPrevented = await page.evaluate(() => {
    let prevented = 0;
    addEventListener("click", (event) => {
      prevented += Number(event.defaultPrevented);
      event.preventDefault();
    });
    for (const link of document.querySelectorAll("a")) link.click();
    return prevented > 0;
  });
  expect(isPrevented).toBe(false);
});

test("Back after a reload, and Forward, show pages at their scroll position", async ({ page }) => {
  await openPage(page, "/careers");
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await navigate(page, "/team");
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
  // Chromium 109 loads the page again, and keeps the text in its place while the typeface arrives.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 700))).toBeLessThan(8);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a link to an anchor scrolls to it, where it stays as parts start, and Tab goes on there", async ({ page }) => {
  await page.goto("/team");
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = "/#difference";
    element.click();
  });
  const target = page.locator("#difference");
  const findTop = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Browsers round scroll positions differently.
  const findDistance = async () => Math.abs((await findTop()) - 88);
  await expect.poll(findDistance).toBeLessThanOrEqual(1);
  await waitForScripts(page);
  expect(await findDistance()).toBeLessThanOrEqual(1);
  await page.keyboard.press("Tab");
  const isAfter = await target.evaluate((element) => {
    const position = element.compareDocumentPosition(document.activeElement ?? element);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isAfter).toBe(true);
});

test("the header does not move when its last link arrives", async ({ page }) => {
  for (const [width, part] of [
    [1280, "#site-menu"],
    [360, "header nav"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, "/team");
    const findLeft = () => page.locator(part).evaluate((element) => element.getBoundingClientRect().left);
    const left = await findLeft();
    await page.locator("header nav > a").evaluate((link) => link.remove());
    expect(await findLeft(), `${width} px`).toBe(left);
  }
});

test("the first Tab shows the skip link, which moves focus to the main content", async ({ page }) => {
  await openPage(page, "/product/overview");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
