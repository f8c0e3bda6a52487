import { carousels, findToggle, openPart } from "./moving-parts";
import { expect, test } from "./test";
import { drawFinger, findMiddle } from "./touch";

const highlights = carousels[1];

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const part of carousels) {
  const { name, slides } = part;
  /** What both carousels do alike, `npm test` checks on the first. */
  const tag = ["@chromium", ...(part === highlights ? ["@thorough"] : [])];

  test(`a finger turns ${name} to the next slide and back`, { tag }, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).tap();
    await root.getByRole("button", { name: slides[0] ?? "", exact: true }).tap();
    const middle = await findMiddle(root.getByRole("group"));
    await drawFinger(page, middle, { x: -120 });
    await expect(root.getByRole("group")).toHaveAccessibleName(slides[1] ?? "");
    await drawFinger(page, middle, { x: 120 });
    await expect(root.getByRole("group")).toHaveAccessibleName(slides[0] ?? "");
  });

  test(`a finger that goes up or down on ${name} scrolls the page`, { tag }, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).tap();
    await root.getByRole("button", { name: slides[0] ?? "", exact: true }).tap();
    const before = await page.evaluate(() => window.scrollY);
    await drawFinger(page, await findMiddle(root), { x: -50, y: -200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
    await expect(root.getByRole("group")).toHaveAccessibleName(slides[0] ?? "");
  });

  test(`${name} go on after a finger let them play and then touched them`, { tag }, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Pause", part).tap();
    await findToggle(root, "Play", part).tap();
    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    await drawFinger(page, await findMiddle(root.getByRole("group")), { x: -120 });
    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  });
}

test("the overview shows one card at a time on a small screen", { tag: ["@tap", "@thorough"] }, async ({ page }) => {
  const root = await openPart(page, highlights);
  await findToggle(root, "Pause", highlights).tap();
  for (const [place, slide] of highlights.slides.entries()) {
    await root.getByRole("button", { name: slide, exact: true }).tap();
    for (const [other, card] of (await root.getByRole("group", { includeHidden: true }).all()).entries()) {
      if (other === place) await expect(card).toBeInViewport({ ratio: 0.4 });
      else await expect(card).not.toBeInViewport();
    }
  }
});

test("after a finger's swipe a key still follows the shown slide's link", { tag: "@chromium" }, async ({ page }) => {
  const root = await openPart(page, highlights);
  await findToggle(root, "Pause", highlights).tap();
  await drawFinger(page, await findMiddle(root.getByRole("group").getByRole("heading")), { x: -120 });
  await root.getByRole("group").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(highlights.path);
});
