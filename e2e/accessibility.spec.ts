import { findViolations } from "./find-violations";
import { carousels, openPart } from "./moving-parts";
import { openPage } from "./page-actions";
import { menus } from "./route-table";
import { expect, test } from "./test";

test("axe finds no violation while a menu is open, on a large and on a small screen", async ({ page }) => {
  await openPage(page, "/careers");
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const menu of Object.keys(menus)) {
    const button = navigation.getByRole("button", { name: menu });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await findViolations(page), menu).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/");
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(navigation.getByRole("link", { name: "Book a Call" })).toBeVisible();
  expect(await findViolations(page), "small screen").toEqual([]);
});

test.describe("with reduced motion axe finds no violation", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const part of carousels) {
    test(
      `on ${part.path} with each end of ${part.name}`,
      { tag: part === carousels[0] ? [] : "@thorough" },
      async ({ page }) => {
        const root = await openPart(page, part);
        for (const slide of [part.slides[0] ?? "", part.slides.at(-1) ?? ""]) {
          await root.getByRole("button", { name: slide, exact: true }).click();
          await expect(root.getByRole("group")).toHaveAccessibleName(slide);
          expect(await findViolations(page), slide).toEqual([]);
        }
      },
    );
  }
});
