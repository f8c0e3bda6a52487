import { measureWidth } from "./page-actions";
import { pageKinds } from "./route-table";
import { expect, test } from "./test";

/** Bounds of the width in `sizes` relative to the rendered width: too small blurs, too large wastes bytes. */
const [minRatio, maxRatio] = [0.98, 1.12];

/** Picture with several widths. */
interface ShownPicture {
  /** File name of the chosen file. */
  chosen: string;
  /** Width in `sizes`, and rendered width including cropped parts, in CSS pixels. */
  stated: number;
  shown: number;
}

/** Lists rendered pictures with their width in `sizes`. Runs in the page, so it has no named inner functions. */
function listShownPictures(): ShownPicture[] {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const sources = image.closest("picture")?.querySelectorAll("source") ?? [];
    const source = [...sources].find(({ media }) => matchMedia(media || "all").matches) ?? image;
    if (source.srcset === "" || width === 0) return [];
    // A covering picture may be wider than its box.
    const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const shown = getComputedStyle(image).objectFit === "cover" ? Math.max(width, height * shape) : width;
    // The browser divides the pixels of the chosen file by the density computed from `sizes`.
    return [{ chosen: image.currentSrc.split("/").at(-1) ?? "", stated: image.naturalWidth, shown }];
  });
}

for (const width of [360, 414, 600, 768, 1024, 1280, 1440, 1920])
  test(`without scripts pages fit ${width} px, and pictures have the width in their sizes`, async ({ browser }) => {
    test.slow();
    let seen = 0;
    const problems = new Set<string>();
    // Disables motion and lazy loading.
    const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    for (const path of pageKinds) {
      await page.goto(path);
      if (!(await page.locator("h1").isVisible())) problems.add(`${path}: no headline is shown`);
      if ((await measureWidth(page)) > width) problems.add(`${path}: wider than the window`);
      for (const { chosen, stated, shown } of await page.evaluate(listShownPictures)) {
        seen++;
        if (stated < shown * minRatio || stated > shown * maxRatio)
          problems.add(`${path}: ${chosen} is ${shown.toFixed(1)} px wide, but sizes states ${stated.toFixed(1)} px`);
      }
    }
    await page.close();
    expect([...problems]).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
