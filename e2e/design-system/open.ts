import { expect, type Page } from "@playwright/test";

export const path = "/design-system";
export const title = "Design system";

/** Opens the page and waits until its scripts run: only then is a contrast told. */
export async function openDesignSystem(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.locator("[data-contrast]").first()).toBeVisible({ timeout: 45_000 });
}
