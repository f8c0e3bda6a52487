import type { Page } from "@playwright/test";

/**
 * Words that an element around them cuts off; those for screen readers alone and drawings are cut on purpose.
 * @param moving selector of parts that move inside an element that may cut them off; empty for none
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
      const words = range.getBoundingClientRect();
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
        if (clipPath !== "none") break;
        const box = around.getBoundingClientRect();
        const wide =
          ["hidden", "clip"].includes(overflowX) && (words.right > box.right + 1 || words.left < box.left - 1);
        const tall =
          ["hidden", "clip"].includes(overflowY) && (words.bottom > box.bottom + 1 || words.top < box.top - 1);
        if ((wide || tall) && (parts === "" || !around.querySelector(parts))) clipped.push(node.textContent ?? "");
        if (position === "fixed") break;
      }
    }
    return clipped;
  }, moving);
}
