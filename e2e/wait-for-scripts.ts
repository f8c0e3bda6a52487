import { expect, type Page } from "@playwright/test";

/** Waits until the scripts have taken the page over: only then do the header's disclosures tell their state. */
export async function waitForScripts(page: Page): Promise<void> {
  const navigation = page.getByRole("navigation", { name: "Main" });
  const disclosure = navigation.locator("button[aria-expanded]").first();
  // They wait for an idle moment, five seconds at the longest.
  await expect(disclosure).toBeAttached({ timeout: 15_000 });
}
