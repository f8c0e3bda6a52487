import sharp from "sharp";

import { carousels, findToggle, openMotion } from "../support/motion";
import { openPage } from "../support/page-actions";
import { expect, test } from "../test";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

for (const carousel of carousels) {
  test(`the current and the focused dot of ${carousel.name} differ in forced colors`, async ({ page }) => {
    const root = await openMotion(page, carousel);
    const dots = root.getByRole("button").filter({ hasNotText: carousel.name });
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
    await findToggle(root, "Play", carousel).focus();
    for (const slide of carousel.slides) {
      await page.keyboard.press("Tab");
      await expect(root.getByRole("button", { name: slide, exact: true })).toBeFocused();
      const focused = page.locator(":focus");
      await expect(focused).toHaveCSS("outline-style", "solid");
      await expect(focused).toHaveCSS("outline-width", "2px");
    }
  });
}

test("every account of the drawing has its dot, and the line at the current time is drawn", async ({ page }) => {
  await openPage(page, "/");
  const labels = page.locator("[name=signal-account] + span");
  const dots = await labels.evaluateAll((all) =>
    all.map((label) => getComputedStyle(label, "::before").backgroundColor),
  );
  expect(dots).toHaveLength(3);
  expect(new Set(dots).size).toBe(3);
  await page.goto("/product/data-sources");
  const lane = page.locator("div:has(> img[src^='/charts/'])").first();
  expect(await lane.evaluate((element) => getComputedStyle(element, "::before").borderLeftWidth)).toBe("1px");
});

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

test("where a browser darkens pages, a legend matches its drawing", async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=forceDarkModeEnabled=true"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL, reducedMotion: "reduce" });
  await page.goto("/");
  // The first is that of the legend.
  const dots = page.locator("figure li circle[data-open]");
  const tones: (number | undefined)[] = [];
  for (const dot of [dots.first(), dots.last()]) {
    await dot.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await dot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: x + width / 2 - 2, y: y + height / 2 - 2, width: 4, height: 4 };
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats();
    tones.push(channels[0]?.mean);
  }
  expect(tones[0]).toBeCloseTo(tones[1] ?? 0, -1);
  await browser.close();
});
