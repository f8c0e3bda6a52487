import { expect, test, type Page } from "@playwright/test";

import { deal, unknownPath } from "./page-kinds";
import { allPaths } from "./route-table";
import { waitForScripts } from "./wait-for-scripts";

const shiftsKey = "layoutShifts";

/** Lets pages keep account of what moved without being asked to. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const shifts: string[] = [];
    Reflect.set(window, name, shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName,
        );
        shifts.push(`${entry.value.toFixed(5)} ${nodes.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, shiftsKey);
}

/** Scrolls to the foot of a page in steps, as a reader does, until its pictures have arrived. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    const shown = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && right > 0 && left < innerWidth;
    });
    for (const image of shown) {
      if (image.complete) continue;
      await new Promise((resolve) => {
        image.addEventListener("load", resolve, { once: true });
        image.addEventListener("error", resolve, { once: true });
      });
    }
    await frame();
  });
}

for (const [hand, paths] of deal(Object.keys(allPaths), 4).entries()) {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    test(`nothing on any page shifts while it loads and is read at ${width} px (part ${hand + 1})`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      // The font is here when the first page is judged: what its late arrival moves is the matter of its fallback's measures.
      await page.goto(unknownPath, { waitUntil: "networkidle" });
      for (const path of paths) {
        await page.goto(path);
        await waitForScripts(page);
        await readThrough(page);
        const shifts = await page.evaluate((name) => Reflect.get(window, name) as string[], shiftsKey);
        expect.soft(shifts, path).toEqual([]);
      }
    });
  }

  test(`no page is wider than a window of 320 px, nor than one of 1280 px at 400 % zoom (part ${hand + 1})`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) {
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height });
        if (height === 640) await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `${path} at 320 x ${height}`).toBeLessThanOrEqual(320);
      }
    }
  });
}

test("a carousel that turns shifts nothing around it", async ({ page }) => {
  await watchShifts(page);
  for (const path of ["/", "/product/overview"]) {
    await page.goto(path);
    await waitForScripts(page);
    const root = page.getByRole("region", { name: /^(Partners|Highlights)$/ });
    await root.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    const before = await root.locator("button[aria-current]").textContent();
    await expect(root.locator("button[aria-current]")).not.toHaveText(before ?? "", { timeout: 10_000 });
    await page.waitForTimeout(500);
    expect(await page.evaluate((name) => Reflect.get(window, name) as string[], shiftsKey), path).toEqual([]);
  }
});
