import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  nodes: string;
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Records layout shifts. Call it before the page is opened. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node | null }[];
      })[]) {
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName,
        );
        window.layoutShifts.push({ value, nodes: nodes.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Lists the recorded shifts with score and elements, without those that reports round to 0.000, as of a word when its font arrives. */
export async function listLayoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.filter(({ value }) => value >= 0.0005).map(({ value, nodes }) => `${value.toFixed(5)} ${nodes}`);
}

/** Scrolls to the end of a page in steps, and waits until its pictures are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
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
