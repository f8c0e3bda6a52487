import type { Locator } from "@playwright/test";

/**
 * Adds HTML at an element's end, under the name that the policy has for it; a page that was loaded as a document has not used that
 * name itself.
 */
export function addHtml(element: Locator, html: string): Promise<void> {
  return element.evaluate((root, text) => {
    const policy = window.trustedTypes?.createPolicy("html", { createHTML: (html) => html });
    root.insertAdjacentHTML("beforeend", (policy?.createHTML(text) ?? text) as string);
  }, html);
}
