import type { Locator } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import { listLayoutShifts, observeLayoutShift } from "../support/layout-shift";
import { navigate, openPage } from "../support/page-actions";
import { carousels, findToggle, openMotion, scrollTo, type Carousel } from "../support/motion";
import { expect, test } from "../test";
import { drag, findMiddle, pinch, swipe } from "../support/touch";

const highlights = carousels[1];

/** Finds the current slide. */
function findCurrent(root: Locator): Locator {
  return root.locator("[role=group][data-current]");
}

function findDot(root: Locator, slide = ""): Locator {
  return root.getByRole("button", { name: slide, exact: true });
}

/** Expects this slide to be the current one, and all visible ones to be exposed. */
async function expectShown(root: Locator, slide = "", message?: string): Promise<void> {
  await expect(findCurrent(root), message).toHaveAccessibleName(slide);
  await expect(root.locator("[role=group]:is([inert], [aria-hidden])")).toHaveCount(0);
  await expect(root.locator("button[aria-current]")).toHaveAccessibleName(slide);
}

/** Inputs in their order, with the slide that is then shown. Unit tests of `use-carousel` have all keys and swipes. */
type Inputs = [name: string, act: () => Promise<unknown>, slide: number][];

async function tryInputs(root: Locator, { slides }: Carousel, inputs: Inputs): Promise<void> {
  for (const [name, act, slide] of inputs) {
    await act();
    await expectShown(root, slides.at(slide), name);
  }
}

for (const carousel of carousels) {
  const { name, slides, period } = carousel;
  /** `npm test` checks shared behavior on the first carousel. */
  const tag = carousel === highlights ? "@thorough" : [];

  test(`${name} is a carousel with named slides and dots, operated by keys and a pen`, async ({ page }) => {
    const root = await openMotion(page, carousel);
    await findToggle(root, "Pause", carousel).focus();
    await expect(root).toHaveAttribute("aria-roledescription", "carousel");
    const groups = root.locator("[role=group][aria-roledescription=slide]");
    expect(await groups.evaluateAll((all) => all.map((group) => group.ariaLabel))).toEqual(slides);
    await expect(root.getByRole("button").filter({ hasNotText: name })).toHaveText([...slides]);
    const press = (key: string) => () => page.keyboard.press(key);
    await tryInputs(root, carousel, [
      ["End", press("End"), -1],
      ["ArrowRight", press("ArrowRight"), 0],
    ]);
    await expect(findDot(root, slides[0])).toBeFocused();
    expect(await findViolations(page)).toEqual([]);

    const words = await findCurrent(root).locator("p, span:last-child").first().boundingBox();
    if (!words) throw new Error("The slide has no words.");
    const start = { x: words.x + 2, y: words.y + 10 };
    await tryInputs(root, carousel, [["the mouse", () => drag(page, start, { x: words.width - 4 }), 0]]);
    expect(await page.evaluate(() => String(window.getSelection()).trim())).not.toBe("");
    await page.evaluate(() => window.getSelection()?.empty());
    await tryInputs(root, carousel, [
      ["a pen", () => drag(page, start, { x: -90 }, "pen"), 1],
      ["a pen back", () => drag(page, start, { x: 90 }, "pen"), 0],
      ["a pen down the page", () => drag(page, start, { x: -60, y: 150 }, "pen"), 0],
    ]);
  });

  test(
    `${name} shows each slide for ${period} ms, also one selected by its dot, and moves nothing`,
    { tag },
    async ({ page }) => {
      await page.clock.install();
      await observeLayoutShift(page);
      const root = await openMotion(page, carousel);
      await findDot(root, slides[0]).click();
      await findToggle(root, "Pause", carousel).click();
      await expect(findToggle(root, "Play", carousel)).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      // Only `runFor` advances the clock from here; the button starts a period.
      await findToggle(root, "Play", carousel).click();
      await expect(findToggle(root, "Pause", carousel)).toBeVisible();
      const expectPeriod = async (index: number) => {
        await page.clock.runFor(period - 1);
        await expectShown(root, slides[index % slides.length]);
        await page.clock.runFor(1);
        await expectShown(root, slides[(index + 1) % slides.length]);
      };
      for (const index of [...slides, ...slides].keys()) await expectPeriod(index);
      await page.clock.runFor(period - 500);
      const dot = findDot(root, slides[2]);
      await dot.click();
      await dot.blur();
      await page.mouse.move(5, 5);
      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
      await expectPeriod(2);
      expect(await listLayoutShifts(page)).toEqual([]);
    },
  );

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test(`a swipe changes the slide of ${name}, scrolls the page, or pans after a zoom`, { tag }, async ({ page }) => {
      const root = await openMotion(page, carousel);
      await findToggle(root, "Pause", carousel).tap();
      await findDot(root, slides[0]).tap();
      const middle = await findMiddle(findCurrent(root));
      const before = await page.evaluate(() => window.scrollY);
      await tryInputs(root, carousel, [
        ["a swipe", () => swipe(page, middle, { x: -120 }), 1],
        ["a swipe back", () => swipe(page, middle, { x: 120 }), 0],
        ["a swipe down the page", async () => swipe(page, await findMiddle(root), { x: -50, y: -200 }), 0],
      ]);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
      // Continues after Play, even after a swipe.
      await scrollTo(root);
      await findToggle(root, "Play", carousel).tap();
      await swipe(page, await findMiddle(findCurrent(root)), { x: -120 });
      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");

      await findToggle(root, "Pause", carousel).tap();
      await findDot(root, slides[0]).tap();
      await scrollTo(root);
      // The slide may still move.
      const point = await findMiddle(root);
      expect(await pinch(page, point)).toBeGreaterThan(1.5);
      const readLeft = () => page.evaluate(() => window.visualViewport?.pageLeft ?? 0);
      const left = await readLeft();
      await tryInputs(root, carousel, [["a swipe in the zoomed page", () => swipe(page, point, { x: -100 }), 0]]);
      expect(await readLeft()).toBeGreaterThan(left + 20);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide of a carousel is exposed, without buttons", async ({ page }) => {
    for (const { path, find, slides } of carousels) {
      await page.goto(path);
      await expect(find(page).getByRole("group")).toHaveCount(slides.length);
      await expect(find(page).getByRole("button")).toHaveCount(0);
    }
  });
});

test("a URL with the hash of an element shows its slide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const root = await openMotion(page, highlights);
  const slides = await root.getByRole("group", { includeHidden: true }).all();
  const ids = await Promise.all(slides.map((slide) => slide.locator("[id]").first().getAttribute("id")));
  const setHash = (id: unknown) => page.evaluate((hash) => (location.hash = String(hash)), id);
  await page.goto("/careers");
  await tryInputs(root, highlights, [
    ["a link from another page", () => navigate(page, `${highlights.path}#${ids[2]}`), 2],
    ["a link on the page", () => setHash(ids[1]), 1],
  ]);
  const openAt = (hash: string) => openPage(page, "/careers").then(() => openPage(page, `${highlights.path}#${hash}`));
  await tryInputs(root, highlights, [
    ["an address", () => openAt(ids[2] ?? ""), 2],
    ["a malformed hash", () => openAt("%E4%BD"), 0],
    ["a dot after it", () => findDot(root, highlights.slides[1]).click(), 1],
  ]);
});

test("large screens show three cards, the current one larger, and a pen on a link swipes", async ({ page }) => {
  const root = await openMotion(page, highlights);
  await findToggle(root, "Pause", highlights).focus();
  const slides = root.getByRole("group", { includeHidden: true });
  /** Measures by how many percent each card is larger than its place, and by how many pixels it leaves those of all. */
  const measure = () =>
    slides.evaluateAll((all) => {
      const places = all.map((slide) => slide.getBoundingClientRect());
      const [left, right] = [Math.min(...places.map((box) => box.left)), Math.max(...places.map((box) => box.right))];
      return all.map((slide, index) => {
        const card = slide.querySelector("article")?.getBoundingClientRect() ?? new DOMRect();
        const growth = Math.round(100 * (card.width / (places[index]?.width ?? 1) - 1));
        return { growth, outside: Math.round(Math.max(0, left - card.left, card.right - right)) };
      });
    });
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(root.getByRole("group")).toHaveCount(3);
    for (const current of [0, 1, 2]) {
      await page.keyboard.press(["Home", "ArrowRight", "End"][current] ?? "");
      const isColumn = width === 768;
      const expected = [0, 1, 2].map((index) =>
        index === current ? { growth: 3, outside: isColumn ? expect.any(Number) : 0 } : { growth: 0, outside: 0 },
      );
      await expect.poll(measure, { message: `${width} px` }).toEqual(expected);
    }
  }
  await page.keyboard.press("Home");
  const link = findCurrent(root).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await drag(page, await findMiddle(link), { x: -40, y: 5 }, "pen");
  await expectShown(root, highlights.slides[1]);
  await expect(page).toHaveURL(highlights.path);
  await expect(root.locator("button[aria-current]")).toBeFocused();
  await findCurrent(root).getByRole("link").click();
  await expect(page).not.toHaveURL(highlights.path);
});

test.describe("on a phone the overview", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("shows one card, whose link works by keyboard after a swipe", async ({ page }) => {
    const root = await openMotion(page, highlights);
    await findToggle(root, "Pause", highlights).tap();
    for (const direction of ["rtl", "ltr"]) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      for (const [index, slide] of highlights.slides.entries()) {
        await findDot(root, slide).tap();
        for (const [other, card] of (await root.getByRole("group", { includeHidden: true }).all()).entries()) {
          if (other === index) await expect(card, direction).toBeInViewport({ ratio: 0.4 });
          else await expect(card, direction).not.toBeInViewport();
        }
        // The last one leaves in a moment.
        await expect(root.getByRole("group")).toHaveCount(1);
        await expect(root.getByRole("group")).toHaveAccessibleName(slide);
      }
      await swipe(page, await findMiddle(findCurrent(root)), { x: direction === "rtl" ? 120 : -120 });
      await expectShown(root, highlights.slides[0]);
    }
    await root.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const heading = findCurrent(root).getByRole("heading");
    await scrollTo(heading);
    await swipe(page, await findMiddle(heading), { x: -120 });
    await expectShown(root, highlights.slides[1]);
    await findCurrent(root).getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(highlights.path);
  });
});
