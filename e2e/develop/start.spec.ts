import { expect, test } from "@playwright/test";

import { openDesignSystem } from "../design-system/open";
import { restore } from "./site.mjs";

test("a start with broken content waits, says what to mend, and goes on by itself", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The content has problems");
  const first = page.getByRole("listitem").first();
  await expect(first).toContainText("data/jobs.json:7:5");
  await expect(first).toContainText("a comma is missing before this");
  restore("data/jobs.json");
  await expect(async () => {
    await openDesignSystem(page);
  }).toPass({ timeout: 500_000 });
});
