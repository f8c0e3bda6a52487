import type { Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up what moves in a page without the visitor's doing. Call it before the page is opened. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

/** Reads a page from top to bottom, so that whatever loads late has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}
