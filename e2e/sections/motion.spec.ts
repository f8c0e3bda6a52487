import type { Locator, Page } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import {
  bouncingPanel,
  carousels,
  customers,
  findToggle,
  measureMotion,
  motions,
  openMotion,
  scrollAway,
  scrollTo,
  strip,
  type Motion,
} from "../support/motion";
import { openPage, setTabVisible, waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

async function expectMoving(root: Locator, motion: Motion): Promise<void> {
  const expected = { animated: motion.isAnimated, intervals: motion.period ? 1 : 0 };
  await expect.poll(() => measureMotion(root, motion)).toEqual(expected);
}

/** Expects all logos of customers and their kinds at full size and strength. */
async function expectCustomersComplete(page: Page): Promise<void> {
  for (const piece of await page.locator("[data-animated] li > span").all()) {
    await expect(piece).toHaveCSS("transform", "none");
    await expect(piece).toHaveCSS("opacity", "1");
  }
}

async function expectStill(root: Locator, motion: Motion): Promise<void> {
  await expect.poll(() => measureMotion(root, motion)).toEqual({ animated: false, intervals: 0 });
}

for (const motion of motions) {
  const what = `${motion.name} on ${motion.path}`;
  /** `npm test` checks a carousel and the strip of logos. */
  const tag = motion === motions[0] || motion === strip ? [] : "@thorough";

  test(`${what} pauses on hover, on focus, off screen, and by its button`, { tag }, async ({ page }) => {
    const root = await openMotion(page, motion);
    await expectMoving(root, motion);
    const disturbances: [stop: () => Promise<void>, end: () => Promise<void>][] = [
      [() => root.hover(), () => page.mouse.move(5, 5)],
      [() => findToggle(root, "Pause", motion).focus(), () => findToggle(root, "Pause", motion).blur()],
      [() => setTabVisible(page, false), () => setTabVisible(page, true)],
      [() => scrollAway(root), () => scrollTo(root)],
      [
        () => page.emulateMedia({ reducedMotion: "reduce" }),
        () => page.emulateMedia({ reducedMotion: "no-preference" }),
      ],
    ];
    for (const [stop, end] of disturbances) {
      await stop();
      await expectStill(root, motion);
      await end();
      await expectMoving(root, motion);
    }

    // The button keeps its state, whatever else happens.
    await findToggle(root, "Pause", motion).press("Enter");
    await expect(findToggle(root, "Play", motion)).toBeFocused();
    await findToggle(root, "Play", motion).blur();
    await scrollAway(root);
    await scrollTo(root);
    await expect(findToggle(root, "Play", motion)).toBeInViewport();
    await expectStill(root, motion);
    await findToggle(root, "Play", motion).press("Space");
    await expectMoving(root, motion);
    await findToggle(root, "Pause", motion).click();
    await page.mouse.move(5, 5);
    await expectStill(root, motion);
    await findToggle(root, "Play", motion).click();
    await expectMoving(root, motion);
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const motion of [...carousels, bouncingPanel]) {
    test(
      `${motion.name} moves only after Play is pressed`,
      { tag: motion === carousels[0] ? [] : "@thorough" },
      async ({ page }) => {
        const root = await openMotion(page, motion);
        await expect(root.locator("[data-live]")).toHaveCount(motion === bouncingPanel ? 0 : 1);
        await expectStill(root, motion);
        await findToggle(root, "Play", motion).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => measureMotion(root, motion)).toEqual({ animated: false, intervals: 1 });
      },
    );
  }

  for (const motion of [strip, customers]) {
    test(`${motion.name} on ${motion.path} does not move and has no button`, { tag: "@thorough" }, async ({ page }) => {
      const root = await openMotion(page, motion);
      await expectStill(root, motion);
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

// Unit tests of `use-bounce` have rooms of all sizes.
test("no logo leaves the panel when the window is resized", { tag: "@thorough" }, async ({ page }) => {
  const root = await openMotion(page, bouncingPanel);
  await expectMoving(root, bouncingPanel);
  const logos = page.getByRole("region", { name: "Unified Integration" }).getByRole("list");
  await expect(logos.getByRole("listitem")).toHaveCount(6);
  for (const width of [1600, 1100, 320, 1920, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollTo(logos);
    const outside = await logos.evaluate(async (list) => {
      // Waits for the frame's callbacks and observers.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const panel = list.getBoundingClientRect();
      const boxes = Array.from(list.children, (item) => item.getBoundingClientRect());
      return boxes.filter(
        ({ left, right, top, bottom }) =>
          left < panel.left || right > panel.right || top < panel.top || bottom > panel.bottom,
      ).length;
    });
    expect(outside, `${width} px`).toBe(0);
  }
});

test("the logos of few customers fill a large window, and each is exposed once", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(strip.path);
  const widths = await page.locator("[data-track] ul").evaluateAll((lists) => lists.map((list) => list.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(1920);
  await expect(page.locator("[data-track]").getByRole("listitem")).toHaveCount(4);
});

test("four customers come forward in turn, 3 s apart, every 12 s", { tag: "@thorough" }, async ({ page }) => {
  const root = await openMotion(page, customers);
  const tiles = root.getByRole("listitem");
  await expect(tiles).toHaveCount(4);
  const timings = await tiles.evaluateAll((elements) =>
    elements.map((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element.firstElementChild ?? element);
      return `${animationDuration} after ${animationDelay}`;
    }),
  );
  expect(timings).toEqual(["12s after 0s", "12s after 3s", "12s after 6s", "12s after 9s"]);
  /** Returns the scales of the logos, and the opacities of their kinds and frames, at a time in seconds. */
  const readTurns = (time: number) =>
    tiles.evaluateAll((elements, seconds) => {
      for (const animation of elements.flatMap((element) => element.getAnimations({ subtree: true }))) {
        animation.pause();
        animation.currentTime = seconds * 1000;
      }
      return elements.map((element) => {
        const [logo, kind] = [...element.children];
        const readOpacity = (piece: Element = element, pseudo?: string) =>
          Number(getComputedStyle(piece, pseudo).opacity);
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
