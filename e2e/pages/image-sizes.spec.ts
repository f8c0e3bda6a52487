import { measureWidth } from "../support/page-actions";
import { pageKinds } from "../support/route-table";
import { expect, test } from "../test";

const windows = [360, 414, 600, 768, 1024, 1280, 1440, 1920];

/** Bounds of the width in `sizes` relative to the rendered width: too small blurs, too large wastes bytes. */
const minWidthRatio = 0.98;
const maxWidthRatio = 1.12;
/** Maximum pixels of the smallest covering picture, relative to the rendered pixels. */
const maxPixelRatio = 2;
/** Chromium chooses the closest width by ratio, which may be smaller. */
const minChosenRatio = 0.9;

function findProblems({ chosen, chosenWidth, widths, stated, shown }: ShownPicture, density: number): string[] {
  const needed = shown * density;
  const requested = stated * density;
  // The source may be smaller than large windows need.
  const covering = Math.min(...widths.filter((width) => width >= requested - 1), Math.max(...widths) + 1);
  const best = covering > Math.max(...widths) ? Math.max(...widths) : covering;
  const words = `${chosen}, shown ${shown.toFixed(1)} px wide: `;
  const problems: string[] = [];
  if (stated < shown * minWidthRatio || stated > shown * maxWidthRatio)
    problems.push(`${words}sizes states ${stated.toFixed(1)} px`);
  if ((best / needed) ** 2 > maxPixelRatio)
    problems.push(`${words}the smallest that covers it is ${best} px wide, of ${widths.join(", ")}`);
  if (chosenWidth !== best && (chosenWidth > best || chosenWidth < needed * minChosenRatio))
    problems.push(`${words}chosen is the one of ${chosenWidth} px, not ${best}`);
  return problems;
}

interface ShownPicture {
  chosen: string;
  /** Width of the chosen file, and all widths, in pixels. */
  chosenWidth: number;
  widths: number[];
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
    const candidates = source.srcset.split(",").map((candidate) => {
      const [address = "", width = ""] = candidate.trim().split(/\s+/u);
      return { address, width: parseInt(width) };
    });
    const chosen = candidates.find(({ address }) => image.currentSrc.endsWith(address));
    return [
      {
        chosen: image.currentSrc.split("/").at(-1) ?? "",
        chosenWidth: chosen?.width ?? 0,
        widths: candidates.map(({ width }) => width),
        // The browser divides the pixels of the chosen file by the density computed from `sizes`.
        stated: image.naturalWidth,
        shown,
      },
    ];
  });
}

for (const deviceScaleFactor of [1, 2])
  for (const width of windows)
    test(`without scripts pages and pictures fit ${width} px at ${deviceScaleFactor}x`, async ({ browser }) => {
      test.slow();
      let seen = 0;
      const problems = new Set<string>();
      for (const path of pageKinds) {
        // A new context per page: browsers prefer larger pictures from their cache.
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          deviceScaleFactor,
          // Disables motion and lazy loading.
          javaScriptEnabled: false,
        });
        const page = await context.newPage();
        await page.goto(path);
        if (!(await page.locator("h1").isVisible())) problems.add(`${path}: no headline is shown`);
        if ((await measureWidth(page)) > width) problems.add(`${path}: wider than the window`);
        const pictures = await page.evaluate(listShownPictures);
        await context.close();
        seen += pictures.length;
        for (const picture of pictures)
          for (const problem of findProblems(picture, deviceScaleFactor)) problems.add(`${path}: ${problem}`);
      }
      expect([...problems]).toEqual([]);
      expect(seen).toBeGreaterThan(20);
    });
