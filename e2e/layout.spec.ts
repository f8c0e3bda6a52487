import type { Page } from "@playwright/test";

import { deal, unknownPath } from "./page-kinds";
import { allPaths } from "./route-table";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

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

function listShifts(page: Page): Promise<string[]> {
  return page.evaluate((name) => Reflect.get(window, name) as string[], shiftsKey);
}

function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
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
  for (const size of [phone, desktop]) {
    test(`nothing on any page shifts at ${size.width} px, nor is wider than the window (part ${hand + 1})`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await watchShifts(page);
      // The font is here when the first page is judged: what its late arrival moves is the matter of its fallback's measures.
      await page.goto(unknownPath, { waitUntil: "networkidle" });
      for (const path of paths) {
        await page.setViewportSize(size);
        await page.goto(path);
        await waitForScripts(page);
        await readThrough(page);
        expect.soft(await listShifts(page), path).toEqual([]);
        expect.soft(await measureWidth(page), path).toBeLessThanOrEqual(size.width);
        // A small phone, and a window of 1280 px at 400 % zoom.
        for (const height of size === phone ? [640, 256] : []) {
          await page.setViewportSize({ width: 320, height });
          expect.soft(await measureWidth(page), `${path} at 320 x ${height}`).toBeLessThanOrEqual(320);
        }
      }
    });
  }
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
    expect(await listShifts(page), path).toEqual([]);
  }
});
