import { holdFiles } from "./hold-files";
import { observeLayoutShift, readLayoutShift } from "./layout-shift";
import { pageKinds } from "./page-kinds";
import { expect, test } from "./test";

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
