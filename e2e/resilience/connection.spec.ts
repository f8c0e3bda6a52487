import { openPage, waitForScripts } from "../page-actions";
import { expect, test } from "../test";

test("without a connection the page stays and reports it until there is one", async ({ page, context }) => {
  await openPage(page, "/team");
  await context.setOffline(true);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  await link.click();
  const note = page.getByRole("alert").filter({ hasText: "You are offline." });
  await expect(note).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await expect(page).toHaveURL("/team");
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
});

test("on a slow connection links work before and after hydration", async ({ page }) => {
  test.slow();
  await page.route("**/*.{js,json,woff2,avif,webp,svg}", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => undefined);
  });
  await page.goto("/team", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
  await waitForScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team", { timeout: 15_000 });
});
