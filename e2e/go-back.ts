import { expect, type Page } from "@playwright/test";

/** Goes back to another document. One that the browser has kept is not loaded again, and Firefox then tells nothing of it. */
export async function goBack(page: Page, path: string): Promise<void> {
  // Afterwards, for the page may be gone before its answer has come.
  await page.evaluate(() => {
    setTimeout(() => {
      history.back();
    });
  });
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => "")).toBe(path);
}
