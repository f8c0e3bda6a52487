import { waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

for (const name of ["getItem", "setItem", "removeItem", "key", "length", "localStorage", "sessionStorage"]) {
  test(`a page works while ${name} throws`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.addInitScript((property) => {
      Object.defineProperty(property.endsWith("Storage") ? window : Storage.prototype, property, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }, name);
    await page.goto("/resources/blog");
    await page.mouse.move(9, 9);
    await waitForScripts(page);
    const filter = page.getByRole("group", { name: "Filter posts by category" });
    await filter.getByRole("button", { name: "Product" }).click();
    await expect(page).toHaveURL("/resources/blog?category=Product");
    await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
    await page.goBack();
    await expect(filter.getByRole("button", { name: "Product" })).toHaveAttribute("aria-pressed", "true");
    expect(errors).toEqual([]);
  });
}
