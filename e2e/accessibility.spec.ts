import { findViolations } from "./find-violations";
import { carousels, openPart } from "./moving-parts";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

for (const menu of ["Products", "Resources", "Company"]) {
  test(`axe finds nothing while ${menu} is open`, { tag: menu === "Products" ? [] : "@thorough" }, async ({ page }) => {
    await page.goto("/careers");
    await waitForScripts(page);
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: menu });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await findViolations(page)).toEqual([]);
  });
}

test("axe finds nothing while the menu of a small screen is open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await waitForScripts(page);
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Book Demo" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

for (const part of carousels) {
  test(
    `axe finds nothing in ${part.name} whether its first slide is shown or its last, with reduced motion`,
    { tag: ["@stillness", ...(part === carousels[0] ? [] : ["@thorough"])] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const root = await openPart(page, part);
      for (const slide of [part.slides[0] ?? "", part.slides.at(-1) ?? ""]) {
        await root.getByRole("button", { name: slide, exact: true }).click();
        await expect(root.getByRole("group")).toHaveAccessibleName(slide);
        expect(await findViolations(page), slide).toEqual([]);
      }
    },
  );
}

test(
  "axe finds nothing on pages that move, with reduced motion",
  { tag: ["@stillness", "@thorough"] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/product/overview", "/product/data-sources", "/resources/customer-stories"]) {
      await page.goto(path);
      await waitForScripts(page);
      expect.soft(await findViolations(page), path).toEqual([]);
    }
  },
);
