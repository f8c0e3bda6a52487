import type { Page } from "@playwright/test";

import { holdFiles } from "./hold-files";
import { observeLayoutShift, readLayoutShift } from "./layout-shift";
import { pageKinds } from "./page-kinds";
import { expect, test } from "./test";

/** Every picture of a page: whether it is seen before anybody scrolls, and how it is asked for. */
function readPictures(page: Page) {
  return page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")];
    const pictures = [...document.images].map((image) => {
      const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
      const seen = width > 0 && height > 0 && top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
      const { src, loading, fetchPriority, decoding } = image;
      return { src, seen, raster: image.closest("picture") !== null, loading, fetchPriority, decoding };
    });
    return { pictures, preloaded: preloaded.map(({ href }) => href) };
  });
}

test("pictures of the first view are asked for first, and others when somebody comes near", async ({ page }) => {
  test.slow();
  let eager = 0;
  for (const path of pageKinds) {
    const views = [];
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
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
      // One that only some windows show may be either.
      if (!seen.includes(true)) {
        expect(picture.loading, where).toBe("lazy");
        expect(picture.fetchPriority, where).not.toBe("high");
      }
      if (picture.raster && !seen.includes(false)) {
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
  expect(eager).toBeGreaterThanOrEqual(8);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a font that arrives after the first paint is shown and moves nothing, at ${viewport.width} pixels`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await observeLayoutShift(page);
    for (const path of pageKinds) {
      const release = await holdFiles(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => /^"?Geist"?$/u.test(family) && status === "loaded"),
      );
      // The next frame but one shows the font.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // A heading that breaks into another number of lines adds about 0.03: change its wording, or the ratios of the fallback.
      expect(await readLayoutShift(page), path).toBeLessThan(0.02);
      await page.unrouteAll();
    }
  });
}
