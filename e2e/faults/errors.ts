import type { Page } from "@playwright/test";

/** Errors of a page's scripts that nothing catches, filled as they happen; promises that fail unheard among them. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
