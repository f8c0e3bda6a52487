import type { Page } from "@playwright/test";

import { observeLayoutShift } from "../support/layout-shift";
import { holdFiles } from "../support/page-actions";
import { pageKinds } from "../support/route-table";
import { expect, test } from "../test";

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Returns for each picture whether it is above the fold, and how it is loaded. */
function readPictures(page: Page) {
  return page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")];
    const pictures = [...document.images].map((image) => {
      const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
      const seen = width > 0 && height > 0 && top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
      const { src, loading, fetchPriority, decoding } = image;
      const raster = image.closest("picture") !== null;
      return { src, seen, raster, small: width < 48, loading, fetchPriority, decoding };
    });
    return { pictures, preloaded: preloaded.map(({ href }) => href) };
  });
}

test("pictures above the fold are loaded first, and others lazily", async ({ page }) => {
  test.slow();
  let eager = 0;
  for (const path of pageKinds) {
    const views = [];
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      views.push(await readPictures(page));
    }
    const [small, large] = views;
    if (!small || !large) throw new Error("A window was not opened.");
    for (const [index, picture] of small.pictures.entries()) {
      const where = `${path} ${picture.src}`;
      const seen = [picture.seen, large.pictures[index]?.seen ?? false];
      if (picture.raster) expect(picture.decoding, where).toBe("async");
      // Pictures above the fold in one window only may be either.
      if (!seen.includes(true)) {
        expect(picture.loading, where).toBe("lazy");
        expect(picture.fetchPriority, where).not.toBe("high");
      }
      // Small portraits beside a name may be lazy anywhere, because no page waits for them.
      if (picture.raster && !picture.small && !seen.includes(false)) {
        expect(picture.loading, where).toBe("eager");
        expect(picture.fetchPriority, where).toBe("high");
        eager++;
      }
    }
    for (const { pictures, preloaded } of views) {
      const shown = pictures.filter(({ seen }) => seen).map(({ src }) => src);
      expect(shown, path).toEqual(expect.arrayContaining(preloaded));
    }
  }
  expect(eager).toBeGreaterThanOrEqual(7);
});

for (const viewport of viewports) {
  test(`a font that loads late is shown without layout shifts at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await observeLayoutShift(page);
    for (const path of pageKinds) {
      const release = await holdFiles(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => /^"?Typeface"?$/u.test(family) && status === "loaded"),
      );
      // Waits until the font is painted.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // A heading that gains a line adds about 0.03: change its text, or the metrics of the fallback font.
      const shift = await page.evaluate(() => window.layoutShifts.reduce((sum, { value }) => sum + value, 0));
      expect(shift, path).toBeLessThan(0.02);
      await page.unrouteAll();
    }
  });
}
