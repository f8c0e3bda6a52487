import type { Page } from "@playwright/test";

import { waitForScripts } from "../support/page-actions";
import { pageKinds } from "../support/route-table";
import { expect, test } from "../test";

/** Returns for each visible image whether it is marked as failed and hidden, and its fallback text. */
function readImages(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const frame = image.closest("[data-fallback]");
        return {
          source: image.getAttribute("src") ?? "",
          framed: frame !== null,
          failed: image.dataset["failed"] !== undefined,
          opacity: getComputedStyle(image).opacity,
          words: frame ? getComputedStyle(frame, "::after").content.replace(/^"|"$/gu, "") : "",
          box: frame ? [frame.clientWidth, frame.clientHeight] : [],
        };
      }),
  );
}

async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
}

for (const when of ["after the scripts ran", "before any script ran"]) {
  test(`a page whose images fail ${when} shows fallbacks`, async ({ page }) => {
    test.slow();
    await page.route("**/*", async (route) => {
      const type = route.request().resourceType();
      if (type === "image") return route.abort();
      if (type === "script" && when.startsWith("before")) await new Promise((resolve) => setTimeout(resolve, 700));
      return route.continue();
    });
    for (const path of when.startsWith("before") ? ["/", "/team", "/product/overview"] : pageKinds) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      if (when.startsWith("before")) await loadAll(page);
      await waitForScripts(page);
      await loadAll(page);
      const pending = async () => (await readImages(page)).filter(({ failed }) => !failed).map(({ source }) => source);
      await expect.poll(pending, { message: path }).toEqual([]);
      const images = await readImages(page);
      for (const { source, opacity } of images) expect(opacity, `${path} ${source}`).toBe("0");
      const framed = images.filter((image) => image.framed);
      for (const { source, words, box } of framed) {
        expect(words, `${path} ${source}`).not.toBe("none");
        expect(Math.min(...box), `${path} ${source}`).toBeGreaterThan(10);
      }
      const words = framed.map((image) => image.words);
      if (path === "/") expect(words).toEqual(expect.arrayContaining(["Fieldnote", "Quill & Post"]));
      if (path === "/team") expect(words.filter((word) => /^\p{Lu}{2}$/u.test(word)).length).toBeGreaterThanOrEqual(4);
    }
  });
}

test("a picture of the product is upright on a phone and wide on a desktop", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/product/data-sources");
    const loaded = await page.locator("picture:has(source[media]) img").evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { shape: image.naturalWidth / image.naturalHeight, shownShape: image.clientWidth / image.clientHeight };
    });
    expect(loaded.shape < 1).toBe(width === 360);
    expect(loaded.shownShape).toBeCloseTo(loaded.shape, 1);
  }
});
