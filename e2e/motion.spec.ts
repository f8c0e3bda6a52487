import type { Locator } from "@playwright/test";

import {
  customers,
  findToggle,
  measureMotion,
  movingParts,
  openPart,
  scrollAway,
  scrollTo,
  strip,
  type MovingPart,
} from "./moving-parts";
import { listIntervals, setTabVisible, watchIntervals } from "./running-intervals";
import { expect, test } from "./test";

async function expectMoving(root: Locator, part: MovingPart): Promise<void> {
  await expect.poll(() => measureMotion(root, part)).toEqual({ animated: true, intervals: part.period ? 1 : 0 });
}

async function expectStill(root: Locator, part: MovingPart): Promise<void> {
  await expect.poll(() => measureMotion(root, part)).toEqual({ animated: false, intervals: 0 });
}

for (const part of movingParts) {
  const what = `${part.name} on ${part.path}`;
  /** `npm test` checks the first part, a carousel, and the strip of logos. */
  const tag = part === movingParts[0] || part === strip ? [] : "@thorough";

  test(`${what} stand still wherever they would disturb or work for nobody`, { tag: "@thorough" }, async ({ page }) => {
    await watchIntervals(page);
    const root = await openPart(page, part);
    await expectMoving(root, part);
    await test.step("under the pointer", async () => {
      await root.hover();
      await expectStill(root, part);
      await page.mouse.move(5, 5);
      await expectMoving(root, part);
    });
    await test.step("under focus", async () => {
      await findToggle(root, "Pause", part).focus();
      await expectStill(root, part);
      await findToggle(root, "Pause", part).blur();
      await expectMoving(root, part);
    });
    await test.step("in a hidden tab", async () => {
      await setTabVisible(page, false);
      await expectStill(root, part);
      await expect.poll(() => listIntervals(page)).toEqual([]);
      await setTabVisible(page, true);
      await expectMoving(root, part);
    });
    await test.step("off screen", async () => {
      await scrollAway(root);
      await expectStill(root, part);
      await scrollTo(root);
      await expectMoving(root, part);
    });
  });

  test(`${what} stand still once reduced motion is asked for`, { tag: ["@media", "@thorough"] }, async ({ page }) => {
    await watchIntervals(page);
    const root = await openPart(page, part);
    await expectMoving(root, part);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectStill(root, part);
  });

  test(`${what} are paused by a button, and moved again by it though it has the focus`, { tag }, async ({ page }) => {
    await watchIntervals(page);
    const root = await openPart(page, part);
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

test.describe("for visitors who ask for reduced motion", { tag: "@stillness" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const part of movingParts.filter(({ period }) => period !== undefined)) {
    test(
      `${part.name} move only once Play is pressed`,
      { tag: part === movingParts[0] ? [] : "@thorough" },
      async ({ page }) => {
        await watchIntervals(page);
        const root = await openPart(page, part);
        const shown = root.getByRole("group");
        await expect(shown).toHaveCount(1);
        await expectStill(root, part);
        await findToggle(root, "Play", part).focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => measureMotion(root, part)).toEqual({ animated: false, intervals: 1 });
      },
    );
  }

  for (const part of [strip, customers]) {
    test(
      `${part.name} on ${part.path} never move and offer no button that would do nothing`,
      { tag: "@thorough" },
      async ({ page }) => {
        await watchIntervals(page);
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
      },
    );
  }
});
