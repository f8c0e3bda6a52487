import type { Page } from "@playwright/test";

/** Width of the document in px: more than the window's when the page scrolls sideways. */
export function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
