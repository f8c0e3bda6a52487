import sharp from "sharp";

import { carousels, findToggle, openPart } from "./moving-parts";
import { expect, test } from "./test";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

for (const part of carousels) {
  test(
    `the current dot of ${part.name} is told from the others in the system's own colours`,
    { tag: "@own-colours" },
    async ({ page, faults }) => {
      const root = await openPart(page, part);
      const dots = root.getByRole("button").filter({ hasNotText: part.name });
      const pictures = await Promise.all(
        (await dots.all()).map(async (dot) =>
          sharp(await dot.screenshot())
            .raw()
            .toBuffer(),
        ),
      );
      // For a picture Playwright adds a style, which Firefox counts as one of the page's.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("style-src-elem")));
      const current = pictures[0];
      for (const picture of pictures) expect(new Set(picture).size).toBeGreaterThan(1);
      for (const other of pictures.slice(1)) {
        const differing = other.filter((value, place) => value !== current?.[place]).length;
        expect(differing / other.length).toBeGreaterThan(0.02);
      }
    },
  );

  test(`the focus is seen in ${part.name} in the system's own colours`, { tag: "@own-colours" }, async ({ page }) => {
    const root = await openPart(page, part);
    await findToggle(root, "Play", part).focus();
    for (const slide of part.slides) {
      await page.keyboard.press("Tab");
      await expect(root.getByRole("button", { name: slide, exact: true })).toBeFocused();
      const focused = page.locator(":focus");
      await expect(focused).toHaveCSS("outline-style", "solid");
      await expect(focused).toHaveCSS("outline-width", "2px");
    }
  });
}
