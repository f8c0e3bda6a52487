import type { Locator, Page } from "@playwright/test";

import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

const path = "/product/data-sources";

function getPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Unified Integration" });
}

/** Opens the page with the panel in the middle of the window and the mouse elsewhere. */
async function open(page: Page): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
  await showPanel(page);
}

async function showPanel(page: Page): Promise<void> {
  await getPanel(page)
    .getByRole("list")
    .evaluate((list) => {
      list.scrollIntoView({ block: "center", behavior: "instant" });
    });
}

/** Where the logos are now, relative to the panel's edges. */
function readPlaces(page: Page): Promise<string> {
  return getPanel(page)
    .getByRole("list")
    .evaluate((list) => {
      const panel = list.getBoundingClientRect();
      const places = [...list.children].map((item) => {
        const { left, top } = item.getBoundingClientRect();
        return [left - panel.left, top - panel.top];
      });
      return JSON.stringify(places);
    });
}

async function expectMoving(page: Page): Promise<void> {
  const before = await readPlaces(page);
  await expect.poll(() => readPlaces(page)).not.toBe(before);
}

async function expectStill(page: Page): Promise<void> {
  // What is under way comes to its end first.
  await page.waitForTimeout(150);
  const before = await readPlaces(page);
  await page.waitForTimeout(400);
  expect(await readPlaces(page)).toBe(before);
}

/**
 * Looks at every frame that is painted, for a while: how far a logo stands out of the panel at most, and how many frames that
 * were. A frame in which the panel has another size is looked at last of all, by an observer of sizes.
 */
function watchEdges(page: Page, time: number): Promise<{ frames: number; outside: number }> {
  return getPanel(page)
    .getByRole("list")
    .evaluate(
      (list, duration) =>
        new Promise<{ frames: number; outside: number }>((resolve) => {
          const end = performance.now() + duration;
          let frames = 0;
          let outside = -Infinity;
          let size = "";
          const readSize = () => `${list.clientWidth} ${list.clientHeight}`;
          const look = () => {
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
            look();
          });
          observer.observe(list);
          const lookAgain = () => {
            if (readSize() === size) look();
            if (performance.now() < end) requestAnimationFrame(lookAgain);
            else {
              observer.disconnect();
              resolve({ frames, outside });
            }
          };
          requestAnimationFrame(lookAgain);
        }),
      time,
    );
}

for (const width of [320, 768, 1920]) {
  test(`no logo leaves the panel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await expect(getPanel(page).getByRole("listitem")).toHaveCount(12);
    await expectMoving(page);
    const { frames, outside } = await watchEdges(page, 4000);
    expect(frames).toBeGreaterThan(20);
    expect(outside).toBeLessThanOrEqual(0);
  });
}

test("no logo leaves the panel while the window changes its size", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page);
  await expectMoving(page);
  const watched = watchEdges(page, 6000);
  for (const width of [1100, 700, 320, 500, 1600, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await showPanel(page);
  }
  const { frames, outside } = await watched;
  expect(frames).toBeGreaterThan(20);
  expect(outside).toBeLessThanOrEqual(0);
});

test("it moves on by a tick of 50 ms", async ({ page }) => {
  await open(page);
  await expectMoving(page);
  const median = await getPanel(page)
    .getByRole("listitem")
    .first()
    .evaluate(
      (item) =>
        new Promise<number>((resolve) => {
          const times: number[] = [];
          const observer = new MutationObserver(() => {
            times.push(performance.now());
            if (times.length <= 40) return;
            observer.disconnect();
            const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
            resolve(gaps.sort((one, other) => one - other)[20] ?? 0);
          });
          observer.observe(item, { attributeFilter: ["style"] });
        }),
    );
  expect(median).toBeGreaterThan(40);
  expect(median).toBeLessThan(60);
});

test("its button pauses it and starts it again", async ({ page }) => {
  await open(page);
  await expectMoving(page);
  await getPanel(page).getByRole("button", { name: "Pause Unified Integration" }).click();
  await page.mouse.move(0, 0);
  await expectStill(page);
  await getPanel(page).getByRole("button", { name: "Play Unified Integration" }).click();
  await expectMoving(page);
});

test("it pauses under the mouse and under focus", async ({ page }) => {
  await open(page);
  await expectMoving(page);
  await getPanel(page)
    .getByRole("list")
    .hover({ position: { x: 2, y: 2 } });
  await expectStill(page);
  await page.mouse.move(0, 0);
  await expectMoving(page);
  await getPanel(page).getByRole("button").focus();
  await expectStill(page);
});

/** Counts the ticks of 50 ms that exist in the page. Call it before the page is opened. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<number>();
    const start = window.setInterval.bind(window) as (handler: TimerHandler, time?: number) => number;
    const stop = window.clearInterval.bind(window);
    Object.assign(window, {
      running,
      setInterval: (handler: TimerHandler, time?: number) => {
        const timer = start(handler, time);
        if (time === 50) running.add(timer);
        return timer;
      },
      clearInterval: (timer?: number) => {
        if (timer !== undefined) running.delete(timer);
        stop(timer);
      },
    });
  });
}

function readTimers(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { running: Set<number> }).running.size);
}

test("it has no timer off screen or in a hidden tab", async ({ page }) => {
  await countTimers(page);
  await page.goto(path);
  await waitForScripts(page);
  expect(await readTimers(page)).toBe(0);
  await showPanel(page);
  await expect.poll(() => readTimers(page)).toBe(1);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => readTimers(page)).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => readTimers(page)).toBe(1);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect.poll(() => readTimers(page)).toBe(0);
});

test.describe("with reduced motion", { tag: "@stillness" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it stands still until somebody starts it", async ({ page }) => {
    await open(page);
    await expectStill(page);
    await getPanel(page).getByRole("button", { name: "Play Unified Integration" }).click();
    await expectMoving(page);
  });
});

test("no logo jumps when the scripts take the panel over", async ({ page }) => {
  await page.addInitScript(() => {
    const shifted: (string | null)[] = [];
    Object.assign(window, { shifted });
    new PerformanceObserver((entries) => {
      for (const { sources } of entries.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest("[aria-labelledby=unified-integration] ul")) shifted.push(element.outerHTML);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page);
  await expectMoving(page);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
});
