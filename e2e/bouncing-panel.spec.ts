import type { Locator, Page } from "@playwright/test";

import { bouncingPanel, measureMotion, openPart, scrollTo } from "./moving-parts";
import { expect, test } from "./test";

function findList(page: Page): Locator {
  return page.getByRole("region", { name: "Unified Integration" }).getByRole("list");
}

/** Returns the maximum overflow of a logo, in px, over all frames in `time` milliseconds. */
function watchEdges(page: Page, time: number): Promise<{ frames: number; outside: number }> {
  return findList(page).evaluate(async (list, duration) => {
    const end = performance.now() + duration;
    let [frames, outside] = [0, -Infinity];
    for (; performance.now() < end; frames++) {
      // Waits for the frame's callbacks and observers.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const panel = list.getBoundingClientRect();
      for (const item of list.children) {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        outside = Math.max(outside, panel.left - left, right - panel.right, panel.top - top, bottom - panel.bottom);
      }
    }
    return { frames, outside };
  }, time);
}

test("no logo leaves the panel at any width or during resizing", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const root = await openPart(page, bouncingPanel);
  await expect.poll(() => measureMotion(root, bouncingPanel)).toMatchObject({ intervals: 1 });
  await expect(findList(page).getByRole("listitem")).toHaveCount(6);
  const watched = watchEdges(page, 6000);
  for (const width of [1100, 768, 320, 500, 1920, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await scrollTo(findList(page));
  }
  const { frames, outside } = await watched;
  expect(frames).toBeGreaterThan(20);
  expect(outside).toBeLessThanOrEqual(0);
});
