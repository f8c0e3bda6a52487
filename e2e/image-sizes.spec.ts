import { measureWidth } from "./measure-width";
import { pageKinds } from "./page-kinds";
import { listPicturePlaces, type PicturePlace } from "./picture-places";
import { expect, test } from "./test";

const windows = [360, 414, 600, 768, 1024, 1280, 1440, 1920];

/** How far `sizes` may be from what is shown: too little blurs, too much is paid for. */
const tooLittle = 0.98;
const tooMuch = 1.12;
/** Times as many pixels as are needed that the smallest picture which covers its place may have: every further width is made anew for every picture by every clean build. */
const mostPixels = 2;
/** Between two screens' pixels Chromium takes the nearer picture by ratio, which may be the smaller one. */
const nearest = 0.9;

/** What is wrong with a picture in its place, in words. */
function findFaults({ chosen, chosenWidth, widths, said, shown }: PicturePlace, density: number): string[] {
  const needed = shown * density;
  const asked = said * density;
  // A source may be smaller than a large window asks for.
  const covering = Math.min(...widths.filter((width) => width >= asked - 1), Math.max(...widths) + 1);
  const best = covering > Math.max(...widths) ? Math.max(...widths) : covering;
  const words = `${chosen}, shown ${shown.toFixed(1)} px wide: `;
  const faults: string[] = [];
  if (said < shown * tooLittle || said > shown * tooMuch) faults.push(`${words}sizes says ${said.toFixed(1)} px`);
  if ((best / needed) ** 2 > mostPixels)
    faults.push(`${words}the smallest that covers it is ${best} px wide, of ${widths.join(", ")}`);
  if (chosenWidth !== best && (chosenWidth > best || chosenWidth < needed * nearest))
    faults.push(`${words}chosen is the one of ${chosenWidth} px, not ${best}`);
  return faults;
}

for (const deviceScaleFactor of [1, 2])
  for (const width of windows)
    test(
      `without scripts every headline is shown, no page is wider than ${width} px, and every picture is loaded as wide as it is shown at ${deviceScaleFactor}x`,
      { tag: "@no-script" },
      async ({ browser, baseURL }) => {
        test.slow();
        let seen = 0;
        const faults = new Set<string>();
        for (const path of pageKinds) {
          // Each page to a browser of its own, which would rather take a larger picture that it has than the right one.
          const context = await browser.newContext({
            ...(baseURL ? { baseURL } : {}),
            viewport: { width, height: 800 },
            deviceScaleFactor,
            // Without scripts nothing moves, and every picture is loaded.
            javaScriptEnabled: false,
          });
          const page = await context.newPage();
          await page.goto(path);
          if (!(await page.locator("h1").isVisible())) faults.add(`${path}: no headline is shown`);
          if ((await measureWidth(page)) > width) faults.add(`${path}: wider than the window`);
          const places = await page.evaluate(listPicturePlaces);
          await context.close();
          seen += places.length;
          for (const place of places)
            for (const fault of findFaults(place, deviceScaleFactor)) faults.add(`${path}: ${fault}`);
        }
        expect([...faults]).toEqual([]);
        expect(seen).toBeGreaterThan(40);
      },
    );
