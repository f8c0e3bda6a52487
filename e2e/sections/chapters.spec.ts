import type { Page } from "@playwright/test";

import { openPage } from "../support/page-actions";
import { expect, test } from "../test";

const path = "/product/growth-ai";

/** Centers the chapter's text and returns the position of its picture. */
async function readChapter(page: Page, anchor: string) {
  await page.evaluate((id) => {
    document.getElementById(id)?.scrollIntoView({ block: "center", behavior: "instant" });
  }, anchor);
  return page.evaluate((id) => {
    const pictures = [...document.querySelectorAll(`section:has(> #${id}) ~ section > picture`)];
    const picture = document.querySelector(`section:has(> #${id}) > picture`);
    const box = picture?.getBoundingClientRect();
    const over = pictures.filter((other) => {
      const { top } = other.getBoundingClientRect();
      return top < (box?.bottom ?? 0) - 40;
    });
    return { top: box?.top, bottom: box?.bottom, over: over.length };
  }, anchor);
}

test("each chapter of the story shows its full picture beside the text", async ({ page }) => {
  await openPage(page, path);
  const bar = await page.locator("[data-bar]").evaluate((element) => element.getBoundingClientRect().height);
  for (const anchor of ["forecast", "reasons"]) {
    const { top, bottom, over } = await readChapter(page, anchor);
    expect.soft(top, anchor).toBeGreaterThan(bar);
    expect.soft(bottom, anchor).toBeLessThanOrEqual(800);
    expect.soft(over, anchor).toBe(0);
  }
});

test("the keyboard jumps to a chapter below the bar, which marks it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, path);
  const bar = page.getByRole("navigation", { name: "On this page" });
  const link = bar.getByRole("link", { name: "Reasons" });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await bar.getByRole("link", { name: "Forecast" }).focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}#reasons`);
    const heading = page.getByRole("heading", { name: "Reasons" });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const edges = await Promise.all([bar.boundingBox(), heading.boundingBox()]);
    expect(edges[0]?.y).toBe(64);
    expect(edges[1]?.y).toBeGreaterThan(64 + (edges[0]?.height ?? 0));
    expect(await link.evaluate((element) => element.matches(":target-current"))).toBe(true);

    // Moving focus back to the bar does not scroll the page.
    await page.getByRole("main").getByRole("link", { name: "Book a Call" }).last().focus();
    const scrollPosition = await page.evaluate(() => scrollY);
    await page.keyboard.press("Shift+Tab");
    await expect(bar.getByRole("link").last()).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  }
});
