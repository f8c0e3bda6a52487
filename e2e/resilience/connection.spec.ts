import { catalogue, expect, test } from "../contact/form";
import { openPage, waitForScripts } from "../support/page-actions";

test("links and the form work if the browser wrongly reports that it is offline", async ({ form, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  });
  const requests = await form.mockRelay();
  await openPage(page, "/team");
  await page.getByRole("contentinfo").locator('a[href="/careers"]').click();
  await expect(page).toHaveURL("/careers");
  await page.getByRole("banner").locator('a[href="/contact"]').click();
  await form.fill();
  await form.press();
  await form.expectToast(catalogue.succeeded);
  expect(requests).toHaveLength(1);
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
