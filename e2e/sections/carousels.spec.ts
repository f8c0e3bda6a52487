import type { Locator } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import { navigate, openPage } from "../support/page-actions";
import { carousels, findToggle, openMotion, scrollTo } from "../support/motion";
import { expect, test } from "../test";
import { drag, findMiddle, pinch, swipe } from "../support/touch";

const highlights = carousels[1];

/** Finds the current slide. */
function findCurrent(root: Locator): Locator {
  return root.locator("[role=group][data-current]");
}

/** Expects this slide to be the current one, and all visible ones to be exposed. */
async function expectShown(root: Locator, slide = ""): Promise<void> {
  await expect(findCurrent(root)).toHaveAccessibleName(slide);
  await expect(root.locator("[role=group]:is([inert], [aria-hidden])")).toHaveCount(0);
  await expect(root.locator("button[aria-current]")).toHaveAccessibleName(slide);
}

for (const carousel of carousels) {
  const { name, slides, period } = carousel;
  const [first, second, third] = slides;
  const last = slides.at(-1);
  /** `npm test` checks shared behavior on the first carousel. */
  const tag = carousel === highlights ? "@thorough" : [];

  test(`${name} is a carousel with named slides and dots, operated by keys and a pen`, async ({ page }) => {
    const root = await openMotion(page, carousel);
    await findToggle(root, "Pause", carousel).focus();
    await expect(root).toHaveAttribute("aria-roledescription", "carousel");
    const groups = root.getByRole("group", { includeHidden: true });
    await expect(groups).toHaveCount(slides.length);
    for (const [index, slide] of slides.entries()) {
      await expect(groups.nth(index)).toHaveAttribute("aria-roledescription", "slide");
      await expect(groups.nth(index)).toHaveAttribute("aria-label", slide);
    }
    const dots = root.locator("button[aria-current], button:not([aria-current])").filter({ hasNotText: name });
    await expect(dots).toHaveText([...slides]);
    await expect(root.locator("button[aria-current]")).toHaveAttribute("aria-current", "true");
    for (const [key, slide] of [
      ["Home", first],
      ["ArrowRight", second],
      ["ArrowLeft", first],
      ["End", last],
      ["ArrowRight", first],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(root, slide);
      await expect(root.getByRole("button", { name: slide ?? "", exact: true })).toBeFocused();
    }
    expect(await findViolations(page)).toEqual([]);

    // The mouse selects text, and a pen swipes.
    const words = await findCurrent(root).locator("p, span:last-child").first().boundingBox();
    if (!words) throw new Error("The slide has no words.");
    const start = { x: words.x + 2, y: words.y + 10 };
    await drag(page, start, { x: words.width - 4 });
    expect(await page.evaluate(() => String(window.getSelection()).trim())).not.toBe("");
    await expectShown(root, first);
    await page.evaluate(() => window.getSelection()?.empty());
    await drag(page, start, { x: -90 }, "pen");
    await expectShown(root, second);
    await drag(page, start, { x: 90 }, "pen");
    await expectShown(root, first);
    await drag(page, start, { x: -60, y: 150 }, "pen");
    await expectShown(root, first);
  });

  test(`${name} shows each slide for ${period} ms, including one selected by its dot`, { tag }, async ({ page }) => {
    await page.clock.install();
    const root = await openMotion(page, carousel);
    await findToggle(root, "Pause", carousel).focus();
    await page.keyboard.press("Home");
    await findToggle(root, "Pause", carousel).click();
    await expect(findToggle(root, "Play", carousel)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expectShown(root, first);
    // Only `runFor` advances the clock from here; the button starts a period.
    await findToggle(root, "Play", carousel).click();
    await expect(findToggle(root, "Pause", carousel)).toBeVisible();
    for (const [index, slide] of [...slides, ...slides].entries()) {
      await page.clock.runFor(period - 1);
      await expectShown(root, slide);
      await page.clock.runFor(1);
      await expectShown(root, slides[(index + 1) % slides.length]);
    }
    await page.clock.runFor(period - 500);
    const dot = root.getByRole("button", { name: third ?? "", exact: true });
    await dot.click();
    await expectShown(root, third);
    await dot.blur();
    await page.mouse.move(5, 5);
    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(period - 1);
    await expectShown(root, third);
    await page.clock.runFor(1);
    await expectShown(root, slides[3 % slides.length]);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test(`a swipe changes the slide of ${name}, scrolls the page, or pans after a zoom`, { tag }, async ({ page }) => {
      const root = await openMotion(page, carousel);
      await findToggle(root, "Pause", carousel).tap();
      await root.getByRole("button", { name: first ?? "", exact: true }).tap();
      const middle = await findMiddle(findCurrent(root));
      await swipe(page, middle, { x: -120 });
      await expectShown(root, second);
      await swipe(page, middle, { x: 120 });
      await expectShown(root, first);
      const before = await page.evaluate(() => window.scrollY);
      await swipe(page, await findMiddle(root), { x: -50, y: -200 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
      await expectShown(root, first);
      // Continues after Play, even after a swipe.
      await scrollTo(root);
      await findToggle(root, "Play", carousel).tap();
      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
      await swipe(page, await findMiddle(findCurrent(root)), { x: -120 });
      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");

      await findToggle(root, "Pause", carousel).tap();
      await root.getByRole("button", { name: first ?? "", exact: true }).tap();
      await scrollTo(root);
      // The slide may still move.
      const point = await findMiddle(root);
      expect(await pinch(page, point)).toBeGreaterThan(1.5);
      const readLeft = () => page.evaluate(() => window.visualViewport?.pageLeft ?? 0);
      const left = await readLeft();
      await swipe(page, point, { x: -100 });
      await expect.poll(readLeft).toBeGreaterThan(left + 20);
      await expectShown(root, first);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide of a carousel is exposed, without buttons", async ({ page }) => {
    for (const { path, find, slides } of carousels) {
      await page.goto(path);
      await expect(find(page).getByRole("group")).toHaveCount(slides.length);
      await expect(find(page).locator("[aria-hidden=true][role=group], [inert]")).toHaveCount(0);
      await expect(find(page).getByRole("button")).toHaveCount(0);
    }
  });
});

test("a URL with the hash of an element shows its slide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const root = await openMotion(page, highlights);
  const slides = await root.getByRole("group", { includeHidden: true }).all();
  const ids = await Promise.all(slides.map((slide) => slide.locator("[id]").first().getAttribute("id")));
  await page.goto("/careers");
  await openPage(page, `${highlights.path}#${ids[2]}`);
  await expectShown(root, highlights.slides[2]);
  await page.evaluate((id) => {
    location.hash = id ?? "";
  }, ids[1]);
  await expectShown(root, highlights.slides[1]);
  await openPage(page, "/careers");
  await navigate(page, `${highlights.path}#${ids[2]}`);
  await expectShown(root, highlights.slides[2]);
});

test("large screens show three cards, the current one larger, and a pen on a link swipes", async ({ page }) => {
  const root = await openMotion(page, highlights);
  await findToggle(root, "Pause", highlights).focus();
  await page.keyboard.press("Home");
  const slides = root.getByRole("group", { includeHidden: true });
  /** Boxes of all slides and of what they contain; and of each card, how far its frame extends beyond it, and which border is shown. */
  const measure = () =>
    slides.evaluateAll((all) => ({
      boxes: all.map((slide) =>
        [slide, ...slide.querySelectorAll("picture, h3, p, li, a")].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y + scrollY, width, height];
        }),
      ),
      frames: all.map((slide) => {
        const { top, right, bottom, left, opacity } = getComputedStyle(slide, "::before");
        const card = slide.querySelector("article");
        const hasBorder = card !== null && !getComputedStyle(card).borderTopColor.endsWith(", 0)");
        return { sides: [top, right, bottom, left], opacity, hasBorder };
      }),
    }));
  const sides = ["-12px", "-12px", "-12px", "-12px"];
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(root.getByRole("group")).toHaveCount(3);
    const { boxes } = await measure();
    for (const current of [0, 1, 2]) {
      await page.keyboard.press(["Home", "ArrowRight", "End"][current] ?? "");
      const frame = (index: number) => ({
        sides,
        opacity: index === current ? "1" : "0",
        hasBorder: index !== current,
      });
      await expect.poll(async () => (await measure()).frames, { message: `${width} px` }).toEqual([0, 1, 2].map(frame));
      expect((await measure()).boxes, `${width} px`).toEqual(boxes);
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
        await root.getByRole("button", { name: slide, exact: true }).tap();
        for (const [other, card] of (await root.getByRole("group", { includeHidden: true }).all()).entries()) {
          if (other === index) await expect(card, direction).toBeInViewport({ ratio: 0.4 });
          else await expect(card, direction).not.toBeInViewport();
        }
        // The last one leaves in a moment.
        await expect(root.getByRole("group")).toHaveCount(1);
        await expect(root.getByRole("group")).toHaveAccessibleName(slide);
      }
      const middle = await findMiddle(findCurrent(root));
      await swipe(page, middle, { x: direction === "rtl" ? 120 : -120 });
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
