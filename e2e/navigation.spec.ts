import type { Locator, Page } from "@playwright/test";

import { holdFiles } from "./hold-files";
import { menus } from "./menu-links";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** Left edge of an element in the window, in whole pixels. */
async function readStart(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.x ?? NaN);
}

/** Opens one menu after the other. */
async function expectMenusUnderButtons(page: Page): Promise<void> {
  for (const menu of Object.keys(menus)) {
    const navigation = page.getByRole("navigation", { name: "Main" });
    const button = navigation.getByRole("button", { name: menu });
    await button.click();
    const panel = navigation.locator(":popover-open");
    await expect(panel).toBeVisible();
    expect(await readStart(panel), menu).toBe(await readStart(button));
    await page.keyboard.press("Escape");
  }
}

test.describe("on a large screen", () => {
  for (const width of [768, 1024, 1920]) {
    test(
      `every menu opens under its button at ${width} pixels, before the scripts have come as well`,
      { tag: width === 1024 ? [] : "@thorough" },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const release = await holdFiles(page);
        await page.goto("/", { waitUntil: "domcontentloaded" });
        await expectMenusUnderButtons(page);
        release();
        await waitForScripts(page);
        await expectMenusUnderButtons(page);
      },
    );
  }

  for (const [menu, links] of Object.entries(menus)) {
    test(
      `${menu} opens its links by a click, and Escape closes it and returns the focus`,
      { tag: menu === "Products" ? [] : "@thorough" },
      async ({ page }) => {
        await open(page, "/");
        const navigation = page.getByRole("navigation", { name: "Main" });
        const button = navigation.getByRole("button", { name: menu });
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await button.click();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        for (const [label, path] of Object.entries(links)) {
          await expect(navigation.getByRole("link", { name: new RegExp(`^${label}`) })).toHaveAttribute("href", path);
          await expect(navigation.getByRole("link", { name: new RegExp(`^${label}`) })).toBeVisible();
        }
        await navigation.getByRole("link").nth(0).focus();
        await page.keyboard.press("Escape");
        await expect(button).toHaveAttribute("aria-expanded", "false");
      },
    );
  }

  test("a menu works by keyboard alone", async ({ page }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Products" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Overview/ }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  });

  test("a menu closes when the focus leaves it", async ({ page }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Resources" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Blog/ }).first()).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Company" })).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Products" })).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("a menu that is open closes when the window becomes narrow", async ({ page }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Resources" });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });

  test("a second click closes a menu, and opening one closes the other", { tag: "@thorough" }, async ({ page }) => {
    await open(page, "/");
    const products = page.getByRole("button", { name: "Products" });
    const company = page.getByRole("button", { name: "Company" });
    await products.click();
    await products.click();
    await expect(products).toHaveAttribute("aria-expanded", "false");
    await products.click();
    await company.click();
    await expect(company).toHaveAttribute("aria-expanded", "true");
    await expect(products).toHaveAttribute("aria-expanded", "false");
  });

  test("a menu opens under the mouse and closes behind it", async ({ page }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Products" });
    await button.hover();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page
      .getByRole("link", { name: /^Growth AI/ })
      .first()
      .hover();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(640, 700);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("choosing a link shows the page from its top, closes the menu and moves the focus", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => {
      window.scrollTo(0, 1500);
    });
    await page.getByRole("button", { name: "Company" }).click();
    await page.getByRole("link", { name: /^Team/ }).first().click();
    await expect(page).toHaveURL("/team");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole("button", { name: "Company" })).toHaveAttribute("aria-expanded", "false");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
    await expect(page.locator("#gatsby-announcer")).toContainText("Team");
  });

  test("Book Demo and the logo lead where they should", async ({ page }) => {
    await open(page, "/team");
    await page.getByRole("banner").getByRole("link", { name: "Book Demo" }).click();
    await expect(page).toHaveURL("/contact");
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
  });

  test("the header stays in view, and a section's anchor is not hidden under it", async ({ page }) => {
    await open(page, "/#our-difference");
    const header = await page.getByRole("banner").boundingBox();
    const heading = await page.getByRole("heading", { name: /Difference/ }).boundingBox();
    expect(header?.y).toBe(0);
    expect(heading?.y ?? 0).toBeGreaterThan(header?.height ?? 0);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the toggle opens the menu, and choosing a link closes it", { tag: "@tap" }, async ({ page }) => {
    await open(page, "/");
    const toggle = page.getByRole("button", { name: /menu/i });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Cohorts AI/ }),
    ).toBeHidden();
    await toggle.tap();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    for (const links of Object.values(menus)) {
      for (const label of Object.keys(links)) {
        await expect(
          page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: new RegExp(`^${label}`) }),
        ).toBeVisible();
      }
    }
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Cohorts AI/ })
      .tap();
    await expect(page).toHaveURL("/product/cohorts-ai");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Cohorts AI/ }),
    ).toBeHidden();
  });

  test(
    "choosing the page that is shown already closes the menu, too",
    { tag: ["@tap", "@thorough"] },
    async ({ page }) => {
      await open(page, "/team");
      const toggle = page.getByRole("button", { name: /menu/i });
      await toggle.tap();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Team/ }).tap();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
    },
  );

  test("Escape closes the menu", async ({ page }) => {
    await open(page, "/");
    const toggle = page.getByRole("button", { name: /menu/i });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toBeFocused();
  });
});

test("the first Tab reaches the skip link, which leads past the header", async ({ page }) => {
  await open(page, "/team");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("there is one of each landmark on every kind of page", { tag: "@thorough" }, async ({ page }) => {
  for (const path of ["/", "/team", "/blog/back-from-cdmx", "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  }
});

test("the footer tells the current year", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Querent, Inc.`);
});
