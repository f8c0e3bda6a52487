import people from "../../starter/team.json";
import { expect, test } from "../test";

test.use({ javaScriptEnabled: false });

test("without scripts menus, links and pictures work, and the text about every person is shown", async ({ page }) => {
  const navigation = page.getByRole("navigation", { name: "Main" });
  await page.goto("/");
  await navigation.getByRole("button", { name: "Company" }).click();
  await navigation.getByRole("link", { name: /^Team/ }).click();
  await expect(page).toHaveURL("/team");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Your visit data" })).toBeHidden();
  const portrait = page.getByRole("main").locator("img").first();
  await expect(portrait).toBeVisible();
  await expect
    .poll(() => portrait.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).click();
  await navigation.getByRole("link", { name: /^Outlook/ }).click();
  await expect(page).toHaveURL("/product/growth-ai");

  await page.goto("/team");
  await expect(page.locator("main details")).toHaveCount(0);
  for (const { bio = "" } of people) if (bio) await expect(page.getByText(bio)).toBeVisible();
  await page.getByRole("link", { name: "“It’s the customer’s call”, and other notes" }).click();
  await expect(page).toHaveURL("/blog/customers-call");
});
