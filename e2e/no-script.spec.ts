import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

test("a menu opens without scripts, and its links lead on", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Company" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Team/ }).click();
  await expect(page).toHaveURL("/team");
});

test("the menu of a small screen opens without scripts", { tag: "@no-script" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).click();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Growth AI/ })
    .click();
  await expect(page).toHaveURL("/product/growth-ai");
});

test("pictures are shown without scripts", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/team");
  const portrait = page.getByRole("main").locator("img").first();
  await expect(portrait).toBeVisible();
  await expect
    .poll(() => portrait.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});
