import type { Page } from "@playwright/test";

import { expect, test } from "../test";

test.use({ javaScriptEnabled: false });

/** Reads the positions of the steps' headings and of the parts of the record, how much the latter leave it, and what is shown. */
function measure(page: Page) {
  return page.locator("#how-it-works").evaluate((section) => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const items = [...section.querySelectorAll("ol > li")];
    const parts = items.map((item) => item.lastElementChild ?? item);
    const record = section.querySelector("ol")?.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
    const opacity = (element: Element | null, pseudo?: string) =>
      Math.round(Number(element && getComputedStyle(element, pseudo).opacity));
    return {
      headings: items.map((item) => top(item.querySelector("h3") ?? item)),
      parts: parts.map(top),
      ends: parts.map((part) => Math.round(part.getBoundingClientRect().bottom)),
      outside: parts.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < record.left || box.right > record.right || box.top < record.top || box.bottom > record.bottom;
      }).length,
      filled: parts.map((part) => opacity(part.querySelector("b"))),
      current: parts.map((part) => opacity(part, "::after")),
    };
  });
}

/** Scrolls so that the heading of a step is at a share of the window's height. */
async function scrollToStep(page: Page, index: number, share: number): Promise<void> {
  await page
    .locator("#how-it-works ol > li h3")
    .nth(index)
    .evaluate((heading, at) => {
      window.scrollBy({ top: heading.getBoundingClientRect().top - innerHeight * at, behavior: "instant" });
    }, share);
}

test("in large windows the parts stay in the record, one below the other, and each step fills its part", async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/product/overview");
    for (const [step, share, filled, current] of [
      [0, 0.95, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
      [0, 0.55, [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]],
      [2, 0.65, [1, 1, 0, 0, 0], [0, 1, 0, 0, 0]],
      [2, 0.4, [1, 1, 1, 0, 0], [0, 0, 1, 0, 0]],
      [4, 0.5, [1, 1, 1, 1, 1], [0, 0, 0, 0, 1]],
      [4, 0, [1, 1, 1, 1, 1], [0, 0, 0, 0, 1]],
    ] as const) {
      await scrollToStep(page, step, share);
      const message = `step ${step} at ${share} of ${size.width} px`;
      await expect.poll(() => measure(page), { message }).toMatchObject({ filled, current, outside: 0 });
      const { parts } = await measure(page);
      const pitches = parts.slice(1).map((top, index) => top - (parts[index] ?? 0));
      expect(new Set(pitches).size, `${pitches.join()}, ${message}`).toBe(1);
    }
  }
});

test("the last part stays current in high windows as well, until its step has left", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto("/product/overview");
  await scrollToStep(page, 4, 0);
  await expect.poll(() => measure(page)).toMatchObject({ filled: [1, 1, 1, 1, 1], current: [0, 0, 0, 0, 1] });
});

test("with reduced motion the record is full from the start", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/product/overview");
  await scrollToStep(page, 0, 0.95);
  expect(await measure(page)).toMatchObject({ filled: [1, 1, 1, 1, 1], outside: 0 });
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
