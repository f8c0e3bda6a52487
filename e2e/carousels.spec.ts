import type { Locator } from "@playwright/test";

import { carousels, findToggle, openPart, scrollTo } from "./moving-parts";
import { expect, test } from "./test";
import { drag, findMiddle } from "./touch";

const highlights = carousels[1];

/** The slide that is exposed; there must be only one. */
async function expectShown(root: Locator, slide: string | undefined): Promise<void> {
  await expect(root.getByRole("group")).toHaveAccessibleName(slide ?? "");
  await expect(root.locator("button[aria-current]")).toHaveAccessibleName(slide ?? "");
}

for (const part of carousels) {
  const { name, slides, period } = part;
  const [first, second, third] = slides;
  const last = slides.at(-1);
  /** What both carousels do alike, `npm test` checks on the first. */
  const tag = part === highlights ? "@thorough" : [];

  test(`${name} is a carousel whose slides and dots have their names`, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).focus();
    await expect(root).toHaveAttribute("aria-roledescription", "carousel");
    const groups = root.getByRole("group", { includeHidden: true });
    await expect(groups).toHaveCount(slides.length);
    for (const [place, slide] of slides.entries()) {
      await expect(groups.nth(place)).toHaveAttribute("aria-roledescription", "slide");
      await expect(groups.nth(place)).toHaveAttribute("aria-label", slide);
    }
    await expect(root.getByRole("group")).toHaveCount(1);
    const dots = root.locator("button[aria-current], button:not([aria-current])").filter({ hasNotText: name });
    await expect(dots).toHaveText([...slides]);
    await expect(root.locator("button[aria-current]")).toHaveAttribute("aria-current", "true");
  });

  test(`the arrow keys, Home and End turn ${name} and keep the focus on a dot`, { tag }, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).focus();
    for (const [key, slide] of [
      ["Home", first],
      ["ArrowRight", second],
      ["ArrowRight", third],
      ["ArrowLeft", second],
      ["End", last],
      ["ArrowRight", first],
      ["ArrowLeft", last],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(root, slide);
      await expect(root.getByRole("button", { name: slide ?? "", exact: true })).toBeFocused();
    }
  });

  test(`keys of the browser's own are left to it in ${name}`, { tag: "@thorough" }, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).focus();
    await page.keyboard.press("Home");
    const prevented = await root.evaluate((element) => {
      const dot = element.querySelector("button[aria-current]");
      return ["altKey", "ctrlKey", "metaKey", "shiftKey"].map((modifier) => {
        const event = new KeyboardEvent("keydown", {
          key: "ArrowLeft",
          bubbles: true,
          cancelable: true,
          [modifier]: true,
        });
        dot?.dispatchEvent(event);
        return event.defaultPrevented;
      });
    });
    expect(prevented).toEqual([false, false, false, false]);
    await expectShown(root, first);
  });

  test(`whoever chooses a slide of ${name} by its dot sees it for a whole period`, { tag }, async ({ page }) => {
    await page.clock.install();
    const root = await openPart(page, part);
    const dot = root.getByRole("button", { name: third ?? "", exact: true });
    await findToggle(root, "Pause", part).focus();
    await page.keyboard.press("Home");
    await page.clock.pauseAt(Date.now() + 60_000);
    await root.locator("button[aria-current]").blur();
    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(period - 500);
    await expectShown(root, first);
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

  test(`the mouse drags ${name} to the next slide and back`, { tag }, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).focus();
    await page.keyboard.press("Home");
    // Firefox brings the button that gets the focus into the middle, instead of the slide.
    await scrollTo(root);
    const middle = await findMiddle(root.getByRole("group", { includeHidden: true }).nth(1));
    await drag(page, middle, { x: -120 });
    await expectShown(root, second);
    await drag(page, middle, { x: 120 });
    await expectShown(root, first);
    await drag(page, middle, { x: -20 });
    await drag(page, middle, { x: -60, y: 150 });
    await expectShown(root, first);
  });

  test.describe("without scripts", { tag: "@no-script" }, () => {
    test.use({ javaScriptEnabled: false });

    test(`every slide of ${name} is there for everybody, and nothing that could not be operated`, async ({ page }) => {
      await page.goto(part.path);
      const root = part.find(page);
      await expect(root.getByRole("group")).toHaveCount(slides.length);
      await expect(root.locator("[aria-hidden=true][role=group], [inert]")).toHaveCount(0);
      await expect(root.getByRole("button")).toHaveCount(0);
    });
  });
}

test("a drag that begins on a link turns the slide, does not follow the link and leaves the focus on the dot", async ({
  page,
}) => {
  const root = await openPart(page, highlights);
  await findToggle(root, "Pause", highlights).focus();
  await page.keyboard.press("Home");
  const link = root.getByRole("group").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await drag(page, await findMiddle(link), { x: -90 });
  await expectShown(root, highlights.slides[1]);
  await expect(page).toHaveURL(highlights.path);
  await expect(root.locator("button[aria-current]")).toBeFocused();
  await root.getByRole("group").getByRole("link").click();
  await expect(page).not.toHaveURL(highlights.path);
});

test("the overview shows three cards on a large screen, the shown one larger than the others", async ({ page }) => {
  const root = await openPart(page, highlights);
  await findToggle(root, "Pause", highlights).focus();
  for (const key of ["Home", "ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
    const shown = root.getByRole("group");
    const others = root.locator("[role=group][aria-hidden=true]");
    await expect(others).toHaveCount(2);
    await expect
      .poll(async () => {
        const boxes = await Promise.all([shown, others.nth(0), others.nth(1)].map((slide) => slide.boundingBox()));
        const [large = 0, ...small] = boxes.map((box) => box?.width ?? 0);
        return small.every((width) => width > 200 && large > width * 1.05);
      })
      .toBe(true);
    for (const slide of await root.getByRole("group", { includeHidden: true }).all()) {
      await expect(slide).toBeInViewport({ ratio: 0.5 });
    }
  }
});
