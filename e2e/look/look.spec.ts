import { scrollThrough } from "../support/layout-shift";
import { openPage } from "../support/page-actions";
import { pageKinds } from "../support/route-table";
import { expect, test } from "../test";

// A scale of 0.4 keeps the screenshots small.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.4 });

for (const path of pageKinds)
  for (const width of [360, 1280])
    test(`${path} matches its screenshot at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await scrollThrough(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator("[data-waiting]")).toHaveCount(0);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      const name = path.slice(1).replaceAll("/", "-") || "home";
      // Hides the current year in the footer.
      const mask = [page.getByRole("contentinfo").getByText(/©/u)];
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, mask });
    });
