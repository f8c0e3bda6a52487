import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

test("a menu opens without scripts, and its links lead on", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Company" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Team/ }).click();
  await expect(page).toHaveURL("/team");
});

for (const width of [768, 1024, 1920]) {
  test(
    `every menu opens below its button without scripts at ${width} pixels`,
    { tag: ["@no-script", ...(width === 1024 ? [] : ["@thorough"])] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const navigation = page.getByRole("navigation", { name: "Main" });
      for (const menu of ["Products", "Resources", "Company"]) {
        const button = navigation.getByRole("button", { name: menu });
        await button.click();
        const above = await button.boundingBox();
        const panel = await navigation.locator(":popover-open").boundingBox();
        if (!above || !panel) throw new Error(`${menu} shows nothing.`);
        expect(panel.y, menu).toBeGreaterThanOrEqual(above.y + above.height);
        expect(panel.x, menu).toBeLessThanOrEqual(above.x + above.width / 2);
        expect(panel.x + panel.width, menu).toBeGreaterThanOrEqual(above.x + above.width / 2);
        await page.keyboard.press("Escape");
      }
    },
  );
}

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
