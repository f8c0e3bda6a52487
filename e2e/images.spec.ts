import type { Page } from "@playwright/test";

import { pageKinds } from "./page-kinds";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** What becomes of each of a page's images: whether it is marked and hidden, and the words in its place if it is within a frame. */
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
          // Firefox gives the rule, Chromium what it comes to.
          words: frame
            ? getComputedStyle(frame, "::after")
                .content.replace("attr(data-fallback)", frame.getAttribute("data-fallback") ?? "")
                .replace(/^"|"$/gu, "")
            : "",
          box: frame ? [frame.clientWidth, frame.clientHeight] : [],
        };
      }),
  );
}

/** Lets every lazy image try. */
async function askForAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
}

for (const when of ["after the scripts ran", "before any script ran"]) {
  test(`a page whose images fail ${when} shows something designed in their place`, async ({ page }) => {
    test.slow();
    await page.route("**/*", async (route) => {
      const type = route.request().resourceType();
      if (type === "image") return route.abort();
      if (type === "script" && when.startsWith("before")) await new Promise((resolve) => setTimeout(resolve, 700));
      return route.continue();
    });
    for (const path of when.startsWith("before") ? ["/", "/team", "/product/overview"] : pageKinds) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      if (when.startsWith("before")) await askForAll(page);
      await waitForScripts(page);
      await askForAll(page);
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
      if (path === "/") expect(words).toEqual(expect.arrayContaining(["Clari", "Amplitude"]));
      if (path === "/team") expect(words.filter((word) => /^\p{Lu}{2}$/u.test(word)).length).toBeGreaterThanOrEqual(27);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true });

  test("the images in the home page's first view weigh less than 120 KiB", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const images = await page.evaluate(() => {
      const weights = new Map(
        performance
          .getEntriesByType("resource")
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
      );
      return [...document.images].flatMap((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight || !image.checkVisibility()) return [];
        return [{ source: image.currentSrc, bytes: weights.get(image.currentSrc) ?? 0 }];
      });
    });
    expect(images.length).toBeGreaterThan(0);
    for (const { source, bytes } of images) expect(bytes, source).toBeGreaterThan(0);
    const bytes = images.reduce((sum, image) => sum + image.bytes, 0);
    test.info().annotations.push({ type: "bytes of the first view's images", description: String(bytes) });
    expect(bytes).toBeLessThan(120 * 1024);
  });
});

test("no page loads React's server renderer", async ({ page, request }) => {
  test.slow();
  const scripts = new Set<string>();
  page.on("request", (asked) => {
    if (asked.resourceType() === "script") scripts.add(asked.url());
  });
  for (const path of pageKinds) {
    await page.goto(path);
    await waitForScripts(page);
  }
  expect(scripts.size).toBeGreaterThan(10);
  for (const url of scripts) {
    const text = await (await request.get(url)).text();
    expect(text, url).not.toMatch(/renderToString|renderToStaticMarkup|renderToReadableStream|react-dom-server/u);
  }
});
