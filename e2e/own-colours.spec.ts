import sharp from "sharp";

import { carousels, findToggle, openPart } from "./moving-parts";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

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

/** Ratio between the lightest and the darkest pixel of a picture (WCAG 2.2, contrast). */
async function measureContrast(picture: Buffer): Promise<number> {
  const greys = await sharp(picture).greyscale().raw().toBuffer();
  const luminances = [Math.min(...greys), Math.max(...greys)].map((grey) => (grey / 255) ** 2.2 + 0.05);
  return (luminances[1] ?? 0) / (luminances[0] ?? 1);
}

test.describe("in a dark theme of the system's own colours", () => {
  test.use({ colorScheme: "dark" });

  for (const path of ["/", "/product/data-sources", "/resources/customer-stories"]) {
    test(`every logo of ${path} is seen on its ground`, { tag: "@own-colours" }, async ({ page, faults }) => {
      await page.goto(path);
      await waitForScripts(page);
      const logos = page.locator("main [data-fallback] > img[src$='.svg']:visible");
      expect(await logos.count()).toBeGreaterThanOrEqual(4);
      for (const logo of await logos.all()) {
        await logo.scrollIntoViewIfNeeded();
        await logo.evaluate((image: HTMLImageElement) => image.decode());
        const name = (await logo.getAttribute("src")) ?? "";
        expect.soft(await measureContrast(await logo.screenshot()), name).toBeGreaterThan(1.5);
      }
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("style-src-elem")));
    });
  }
});
