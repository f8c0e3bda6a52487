import type { Page } from "@playwright/test";

import { deal, unknownPath } from "./page-kinds";
import { allPaths } from "./route-table";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const narrowWindows = [
  [320, 640],
  [320, 256],
  [256, 640],
] as const;

const screens = [
  [320, 640],
  [390, 844],
  [767, 1024],
  [1023, 768],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [3840, 720],
] as const;

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

/** Doubles the default text size, as a reader may (WCAG 2.2, 1.4.4). Windows that media queries ask for stay as they are. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets.push(sheet);
  });
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
        // A small phone, a window of 1280 px at 400 % zoom, and a watch.
        for (const [width, height] of size === phone ? narrowWindows : []) {
          await page.setViewportSize({ width, height });
          expect.soft(await measureWidth(page), `${path} at ${width} x ${height}`).toBeLessThanOrEqual(width);
        }
        const width = size === phone ? 390 : size.width;
        await page.setViewportSize({ width, height: size.height });
        await enlargeText(page);
        expect.soft(await measureWidth(page), `${path} in large text`).toBeLessThanOrEqual(width);
      }
    });
  }
}

test(
  "a tablet with a default text size of 32 px gets the layout of a phone",
  { tag: "@chromium" },
  async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ viewport: { width: 768, height: 1024 }, baseURL });
    await page.goto("/");
    await expect(page.getByRole("button", { name: /menu/i })).toBeVisible();
    expect(await measureWidth(page)).toBeLessThanOrEqual(768);
    await browser.close();
  },
);

/** Parts of a drawing, without its ground, that lie outside of it, outside of the window or under the header. */
function findCutOff(page: Page): Promise<string[]> {
  return page.locator("main svg", { has: page.locator("text") }).evaluateAll((drawings) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return drawings.flatMap((drawing) => {
      const field = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll("g > *")].flatMap((part) => {
        const { top, right, bottom } = part.getBoundingClientRect();
        const inside = top >= Math.max(field.top, header) - 1 && bottom <= field.bottom + 1 && right <= innerWidth + 1;
        return inside ? [] : [`${part.tagName} ${part.textContent}`];
      });
    });
  });
}

test("the drawing of the first view is whole on every screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.locator("main svg text")).toHaveCount(3);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    expect.soft(await findCutOff(page), `${width} x ${height}`).toEqual([]);
  }
});

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
