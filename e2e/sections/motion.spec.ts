import type { Locator, Page } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import {
  bouncingPanel,
  carousels,
  customers,
  findToggle,
  measureMotion,
  movingParts,
  openPart,
  scrollAway,
  scrollTo,
  strip,
  type MovingPart,
} from "../support/motion";
import { openPage, setTabVisible, waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

async function expectMoving(root: Locator, part: MovingPart): Promise<void> {
  const motion = { animated: part.isAnimated, intervals: part.period ? 1 : 0 };
  await expect.poll(() => measureMotion(root, part)).toEqual(motion);
}

/** Expects all logos of customers and their kinds at full size and strength. */
async function expectCustomersComplete(page: Page): Promise<void> {
  for (const part of await page.locator("[data-animated] li > span").all()) {
    await expect(part).toHaveCSS("transform", "none");
    await expect(part).toHaveCSS("opacity", "1");
  }
}

async function expectStill(root: Locator, part: MovingPart): Promise<void> {
  await expect.poll(() => measureMotion(root, part)).toEqual({ animated: false, intervals: 0 });
}

for (const part of movingParts) {
  const what = `${part.name} on ${part.path}`;
  /** `npm test` checks a carousel and the strip of logos. */
  const tag = part === movingParts[0] || part === strip ? [] : "@thorough";

  test(`${what} pauses on hover, on focus, off screen, and by its button`, { tag }, async ({ page }) => {
    const root = await openPart(page, part);
    await expectMoving(root, part);
    const disturbances: [stop: () => Promise<void>, end: () => Promise<void>][] = [
      [() => root.hover(), () => page.mouse.move(5, 5)],
      [() => findToggle(root, "Pause", part).focus(), () => findToggle(root, "Pause", part).blur()],
      [() => setTabVisible(page, false), () => setTabVisible(page, true)],
      [() => scrollAway(root), () => scrollTo(root)],
      [
        () => page.emulateMedia({ reducedMotion: "reduce" }),
        () => page.emulateMedia({ reducedMotion: "no-preference" }),
      ],
    ];
    for (const [stop, end] of disturbances) {
      await stop();
      await expectStill(root, part);
      await end();
      await expectMoving(root, part);
    }

    await findToggle(root, "Pause", part).focus();
    await page.keyboard.press("Enter");
    await expect(findToggle(root, "Play", part)).toBeFocused();
    await findToggle(root, "Play", part).blur();
    await expectStill(root, part);
    await scrollAway(root);
    await scrollTo(root);
    await expect(findToggle(root, "Play", part)).toBeInViewport();
    await expectStill(root, part);
    await findToggle(root, "Play", part).focus();
    await page.keyboard.press("Space");
    await expect(findToggle(root, "Pause", part)).toBeFocused();
    await expectMoving(root, part);
    await findToggle(root, "Pause", part).click();
    await page.mouse.move(5, 5);
    await expectStill(root, part);
    await findToggle(root, "Play", part).click();
    await expectMoving(root, part);
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const part of [...carousels, bouncingPanel]) {
    test(
      `${part.name} moves only after Play is pressed`,
      { tag: part === carousels[0] ? [] : "@thorough" },
      async ({ page }) => {
        const root = await openPart(page, part);
        await expect(root.locator("[data-live]")).toHaveCount(part === bouncingPanel ? 0 : 1);
        await expectStill(root, part);
        await findToggle(root, "Play", part).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => measureMotion(root, part)).toEqual({ animated: false, intervals: 1 });
      },
    );
  }

  for (const part of [strip, customers]) {
    test(`${part.name} on ${part.path} does not move and has no button`, { tag: "@thorough" }, async ({ page }) => {
      const root = await openPart(page, part);
      await expectStill(root, part);
      await expect(root.getByRole("button", { name: /^(Pause|Play)/ })).toHaveCount(0);
      const transforms = await root
        .getByRole("list")
        .first()
        .evaluate((list) =>
          [list, list.parentElement, ...list.children].map((el) => el && getComputedStyle(el).transform),
        );
      expect(new Set(transforms)).toEqual(new Set(["none"]));
      await expectCustomersComplete(page);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all customers are shown alike, and nothing moves", async ({ page }) => {
    await page.goto(customers.path);
    await expectCustomersComplete(page);
  });
});

test("no logo leaves the panel at any width or during resizing", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const root = await openPart(page, bouncingPanel);
  await expectMoving(root, bouncingPanel);
  const logos = page.getByRole("region", { name: "Unified Integration" }).getByRole("list");
  await expect(logos.getByRole("listitem")).toHaveCount(6);
  // Measures the maximum overflow of a logo, in px, over all frames of six seconds.
  const watched = logos.evaluate(async (list) => {
    const end = performance.now() + 6000;
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
  });
  for (const width of [1100, 768, 320, 500, 1920, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(300);
    await scrollTo(logos);
  }
  const { frames, outside } = await watched;
  expect(frames).toBeGreaterThan(20);
  expect(outside).toBeLessThanOrEqual(0);
});

test("four customers come forward in turn, 3 s apart, every 12 s", { tag: "@thorough" }, async ({ page }) => {
  const root = await openPart(page, customers);
  const tiles = root.getByRole("listitem");
  await expect(tiles).toHaveCount(4);
  const timings = await tiles.evaluateAll((elements) =>
    elements.map((element) =>
      element.getAnimations({ subtree: true }).map((animation) => {
        const { delay, duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        return { delay, duration, iterations };
      }),
    ),
  );
  const expected = { duration: 12_000, iterations: Infinity };
  // The logo, its kind of vendor and the frame.
  expect(timings).toEqual(
    [0, 3000, 6000, 9000].map((delay) => Array.from({ length: 3 }, () => ({ ...expected, delay }))),
  );

  /** Returns the scales of the logos, and the opacities of their kinds and frames, at a time in seconds. */
  const readTurns = (time: number) =>
    tiles.evaluateAll((elements, seconds) => {
      for (const animation of elements.flatMap((element) => element.getAnimations({ subtree: true }))) {
        animation.pause();
        animation.currentTime = seconds * 1000;
      }
      return elements.map((element) => {
        const [logo, kind] = [...element.children];
        const readOpacity = (part: Element = element, pseudo?: string) =>
          Number(getComputedStyle(part, pseudo).opacity);
        const { width } = (logo ?? element).getBoundingClientRect();
        const scale = width / ((logo as HTMLElement | undefined)?.offsetWidth ?? 1);
        return { scale, logo: readOpacity(logo), kind: readOpacity(kind), frame: readOpacity(element, "::after") };
      });
    }, time);
  for (const [index, time] of [1.5, 4.5, 7.5, 10.5, 13.5, 16.5, 19.5, 22.5].entries())
    for (const [tile, turn] of (await readTurns(time)).entries()) {
      const message = `tile ${tile} after ${time} s`;
      if (tile === index % 4) {
        expect(turn.scale, message).toBeGreaterThan(1.05);
        expect(turn, message).toMatchObject({ logo: 1, kind: 1, frame: 1 });
      } else {
        expect(turn.scale, message).toBeLessThan(0.95);
        expect(Math.max(turn.logo, turn.kind), message).toBeLessThan(0.8);
        expect(turn.frame, message).toBe(0);
      }
    }
  expect(await findViolations(page)).toEqual([]);
});

test("a chart is complete, and animates once when it enters the viewport", async ({ page }) => {
  const count = (chart: Locator) => chart.evaluate((element) => element.getAnimations().length);
  await openPage(page, "/");
  const chart = page.locator("img[data-chart]").last();
  expect(await count(chart)).toBe(0);
  await chart.scrollIntoViewIfNeeded();
  await expect.poll(() => count(chart)).toBe(1);
  await expect.poll(() => count(chart)).toBe(0);
  await scrollAway(chart);
  await chart.scrollIntoViewIfNeeded();
  expect(await count(chart)).toBe(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await waitForScripts(page);
  await chart.scrollIntoViewIfNeeded();
  expect(await count(chart)).toBe(0);
});
