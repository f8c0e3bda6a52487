import sharp from "sharp";

import { carousels, findToggle, openPart } from "./moving-parts";
import { openPage } from "./page-actions";
import { expect, test } from "./test";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

for (const part of carousels) {
  test(`the current and the focused dot of ${part.name} differ in forced colors`, async ({ page }) => {
    const root = await openPart(page, part);
    const dots = root.getByRole("button").filter({ hasNotText: part.name });
    const pictures = await Promise.all(
      (await dots.all()).map(async (dot) =>
        sharp(await dot.screenshot())
          .raw()
          .toBuffer(),
      ),
    );
    const current = pictures[0];
    for (const picture of pictures) expect(new Set(picture).size).toBeGreaterThan(1);
    for (const other of pictures.slice(1)) {
      const differing = other.filter((value, index) => value !== current?.[index]).length;
      expect(differing / other.length).toBeGreaterThan(0.02);
    }
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

/** Contrast between the lightest and the darkest pixel (WCAG 2.2). */
async function measureContrast(picture: Buffer): Promise<number> {
  const greys = await sharp(picture).greyscale().raw().toBuffer();
  const luminances = [Math.min(...greys), Math.max(...greys)].map((grey) => (grey / 255) ** 2.2 + 0.05);
  return (luminances[1] ?? 0) / (luminances[0] ?? 1);
}

test.describe("in a dark theme with forced colors", () => {
  test.use({ colorScheme: "dark" });

  for (const path of ["/", "/product/data-sources", "/resources/customer-stories"]) {
    test(`every logo of ${path} contrasts with its background`, async ({ page }) => {
      await openPage(page, path);
      const logos = page.locator("main [data-fallback] > img[src$='.svg']:visible");
      expect(await logos.count()).toBeGreaterThanOrEqual(4);
      for (const logo of await logos.all()) {
        await logo.scrollIntoViewIfNeeded();
        await logo.evaluate((image: HTMLImageElement) => image.decode());
        const name = (await logo.getAttribute("src")) ?? "";
        expect.soft(await measureContrast(await logo.screenshot()), name).toBeGreaterThan(1.5);
      }
    });
  }
});
