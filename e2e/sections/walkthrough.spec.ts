import type { Page } from "@playwright/test";

import { expect, test } from "../test";

test.use({ javaScriptEnabled: false });

/** Reads the vertical positions of the steps' headings and of the parts of the record, and the edges of the record. */
function measure(page: Page) {
  return page.locator("#how-it-works").evaluate((section) => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const items = [...section.querySelectorAll("ol > li")];
    const parts = items.map((item) => item.lastElementChild ?? item);
    const record = section.querySelector("ol")?.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
    return {
      headings: items.map((item) => top(item.querySelector("h3") ?? item)),
      parts: parts.map(top),
      ends: parts.map((part) => Math.round(part.getBoundingClientRect().bottom)),
      record: { top: Math.round(record.top), bottom: Math.round(record.bottom) },
    };
  });
}

/** Scrolls so that the end of the section is at a share of the window's height. */
async function scrollToEnd(page: Page, share: number): Promise<void> {
  await page
    .locator("#how-it-works ol > li")
    .last()
    .locator("h3")
    .evaluate((heading, at) => {
      window.scrollBy({ top: heading.getBoundingClientRect().top - innerHeight * at, behavior: "instant" });
    }, share);
}

test("in large windows each part of the record stops in its place, and all leave together", async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/product/overview");
    await scrollToEnd(page, 0.55);
    const { parts, ends, record } = await measure(page);
    const pitches = parts.slice(1).map((top, index) => top - (parts[index] ?? 0));
    expect(new Set(pitches).size, `${pitches.join()} at ${size.width} px`).toBe(1);
    expect(parts[0]).toBeGreaterThan(record.top);
    expect(ends.at(-1)).toBeLessThan(record.bottom);
    await scrollToEnd(page, 0);
    const later = await measure(page);
    expect(later.parts.map((top) => top - later.record.top)).toEqual(parts.map((top) => top - record.top));
  }
});

test("each part is above its step on phones, and beside it in other windows", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/product/overview");
  const phone = await measure(page);
  for (const [index, end] of phone.ends.entries()) expect(end).toBeLessThanOrEqual(phone.headings[index] ?? 0);
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1280, height: 500 },
  ]) {
    await page.setViewportSize(size);
    const { headings, parts } = await measure(page);
    for (const [index, top] of parts.entries()) expect(Math.abs(top - (headings[index] ?? 0))).toBeLessThan(64);
  }
});
