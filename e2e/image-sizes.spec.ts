import { measureWidth } from "./page-actions";
import { pageKinds } from "./route-table";
import { expect, test } from "./test";

const windows = [360, 414, 600, 768, 1024, 1280, 1440, 1920];

/** Bounds of the ratio between the width that `sizes` states and the shown one: too small blurs, too large costs bytes. */
const tooLittle = 0.98;
const tooMuch = 1.12;
/** Bound of the ratio between the pixels of the smallest picture that covers its place and the needed ones. */
const mostPixels = 2;
/** Between two widths Chromium takes the nearer one by ratio, which may be the smaller one. */
const nearest = 0.9;

/** Problems of a picture in its place. */
function findProblems({ chosen, chosenWidth, widths, stated, shown }: PicturePlace, density: number): string[] {
  const needed = shown * density;
  const requested = stated * density;
  // The source may be smaller than a large window needs.
  const covering = Math.min(...widths.filter((width) => width >= requested - 1), Math.max(...widths) + 1);
  const best = covering > Math.max(...widths) ? Math.max(...widths) : covering;
  const words = `${chosen}, shown ${shown.toFixed(1)} px wide: `;
  const problems: string[] = [];
  if (stated < shown * tooLittle || stated > shown * tooMuch)
    problems.push(`${words}sizes states ${stated.toFixed(1)} px`);
  if ((best / needed) ** 2 > mostPixels)
    problems.push(`${words}the smallest that covers it is ${best} px wide, of ${widths.join(", ")}`);
  if (chosenWidth !== best && (chosenWidth > best || chosenWidth < needed * nearest))
    problems.push(`${words}chosen is the one of ${chosenWidth} px, not ${best}`);
  return problems;
}

/** A picture of which the browser chooses one of several widths. */
interface PicturePlace {
  /** File name of the chosen one. */
  chosen: string;
  /** Its width, and all widths, in pixels. */
  chosenWidth: number;
  widths: number[];
  /** Width that `sizes` states, and width that is shown with the parts that are cut off, in CSS pixels. */
  stated: number;
  shown: number;
}

/** Pictures of the page that are shown, each with the width that `sizes` states. It runs in the page, without named inner functions. */
function listPicturePlaces(): PicturePlace[] {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const sources = image.closest("picture")?.querySelectorAll("source") ?? [];
    const source = [...sources].find(({ media }) => matchMedia(media || "all").matches) ?? image;
    if (source.srcset === "" || width === 0) return [];
    // A picture that covers its box may be wider than the box.
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
        // The browser divides the pixels of the chosen picture by the density that follows from `sizes`.
        stated: image.naturalWidth,
        shown,
      },
    ];
  });
}

for (const deviceScaleFactor of [1, 2])
  for (const width of windows)
    test(`without scripts pages and pictures fit ${width} px at ${deviceScaleFactor}x`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      let seen = 0;
      const problems = new Set<string>();
      for (const path of pageKinds) {
        // A context for each page, because a browser prefers a larger picture that it has in its cache.
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          viewport: { width, height: 800 },
          deviceScaleFactor,
          // Without scripts nothing moves, and every picture is loaded.
          javaScriptEnabled: false,
        });
        const page = await context.newPage();
        await page.goto(path);
        if (!(await page.locator("h1").isVisible())) problems.add(`${path}: no headline is shown`);
        if ((await measureWidth(page)) > width) problems.add(`${path}: wider than the window`);
        const places = await page.evaluate(listPicturePlaces);
        await context.close();
        seen += places.length;
        for (const place of places)
          for (const problem of findProblems(place, deviceScaleFactor)) problems.add(`${path}: ${problem}`);
      }
      expect([...problems]).toEqual([]);
      expect(seen).toBeGreaterThan(40);
    });
