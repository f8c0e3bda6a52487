import type { Page } from "@playwright/test";

/**
 * Finds clipped text, except in drawings and for screen readers.
 * @param moving selector of moving parts, which may be clipped; empty for none
 */
export function findClipped(page: Page, moving = "[data-track], [data-current]"): Promise<string[]> {
  return page.evaluate((parts) => {
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest("svg[aria-hidden]") || node.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let outer: Element | null = parent; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(outer);
        if (clipPath !== "none") break;
        const box = outer.getBoundingClientRect();
        const wide = ["hidden", "clip"].includes(overflowX) && (text.right > box.right + 1 || text.left < box.left - 1);
        const tall = ["hidden", "clip"].includes(overflowY) && (text.bottom > box.bottom + 1 || text.top < box.top - 1);
        if ((wide || tall) && (parts === "" || !outer.querySelector(parts))) clipped.push(node.textContent ?? "");
        if (position === "fixed") break;
      }
    }
    return clipped;
  }, moving);
}
