import type { Locator, Page } from "@playwright/test";

import { bouncingPanel, measureMotion, openPart, scrollTo } from "./moving-parts";
import { expect, test } from "./test";

function findList(page: Page): Locator {
  return page.getByRole("region", { name: "Unified Integration" }).getByRole("list");
}

/**
 * Measures in every painted frame, for `time` milliseconds, how far a logo is outside of the panel. A ResizeObserver, which runs last
 * in a frame, measures the frames in which the panel changes its size.
 */
function watchEdges(page: Page, time: number): Promise<{ frames: number; outside: number }> {
  return findList(page).evaluate(
    (list, duration) =>
      new Promise<{ frames: number; outside: number }>((resolve) => {
        const end = performance.now() + duration;
        let frames = 0;
        let outside = -Infinity;
        let size = "";
        const readSize = () => `${list.clientWidth} ${list.clientHeight}`;
        const measure = () => {
          const panel = list.getBoundingClientRect();
          for (const item of list.children) {
            const { left, right, top, bottom } = item.getBoundingClientRect();
            const edges = [panel.left - left, right - panel.right, panel.top - top, bottom - panel.bottom];
            outside = Math.max(outside, ...edges);
          }
          frames++;
        };
        const observer = new ResizeObserver(() => {
          size = readSize();
          measure();
        });
        observer.observe(list);
        const watchFrame = () => {
          if (readSize() === size) measure();
          if (performance.now() < end) requestAnimationFrame(watchFrame);
          else {
            observer.disconnect();
            resolve({ frames, outside });
          }
        };
        requestAnimationFrame(watchFrame);
      }),
    time,
  );
}

test("no logo leaves the panel at any width or while the window changes its size", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const root = await openPart(page, bouncingPanel);
  await expect.poll(() => measureMotion(root, bouncingPanel)).toMatchObject({ intervals: 1 });
  await expect(findList(page).getByRole("listitem")).toHaveCount(12);
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
