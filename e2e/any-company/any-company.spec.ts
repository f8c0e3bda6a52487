import { readFileSync } from "node:fs";

import { expect, test } from "../test";
import { getBuildLog, getOrigin } from "./build";
import { counts, oldAddresses } from "./plant";

for (const amount of ["few", "many"] as const) {
  test.describe(`a company with ${amount} of everything`, () => {
    test.use({ baseURL: getOrigin(amount) });

    test("carousels, logos, cards and portraits adapt to their number in large windows", async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 900 });
      const measure = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      await page.goto("/product/overview");
      const controls = page.locator("[aria-roledescription=carousel] button");
      expect((await controls.count()) > 0).toBe(counts[amount] > 1);
      await page.goto("/");
      expect((await controls.count()) > 0).toBe(counts[amount] > 1);
      // The strip fills the window, and each customer is exposed once.
      for (const { width } of await measure("[data-track] ul")) expect(width).toBeGreaterThan(1920);
      await expect(page.locator("[data-track]").getByRole("listitem")).toHaveCount(Math.max(4, counts[amount]));
      // The cards of leaders fill the last row.
      await page.setViewportSize({ width: 1280, height: 900 });
      const [cards, [list]] = [await measure("ul:has(figure) > li"), await measure("ul:has(figure)")];
      expect(cards.length).toBeGreaterThan(1);
      expect(cards.at(-1)?.right).toBeCloseTo(list?.right ?? 0, 0);
      await page.goto("/team");
      const portraits = await measure("main li picture, main li [role=img]");
      expect(Math.max(...portraits.map(({ width }) => width))).toBeLessThanOrEqual(300);
      // The rows of people by area are in two columns.
      const rows = (await measure("main li:has(> div > h4)")).map(({ left }) => left);
      const first = rows.filter((left) => left === Math.min(...rows)).length;
      expect(rows.length).toBeGreaterThan(amount === "many" ? 20 : 1);
      expect(Math.abs(rows.length - 2 * first)).toBeLessThanOrEqual(2);
    });

    test("on a host without redirects, old URLs redirect", async ({ page }) => {
      for (const [from, to] of Object.entries(oldAddresses)) {
        await page.goto(`${from}?a=b`);
        await expect(page).toHaveURL(`${to}?a=b`);
      }
    });
  });
}

test("without a blog there is no feed, no link to one, and no warning of the build", async ({ page }) => {
  const origin = getOrigin("few");
  expect((await page.request.get(`${origin}/rss.xml`)).status()).toBe(404);
  await page.goto(`${origin}/team`);
  await expect(page.locator("[href*='rss']")).toHaveCount(0);
  const warnings = readFileSync(getBuildLog("few"), "utf8").match(/^.*\bwarn\b.*$/gmu) ?? [];
  // gatsby-plugin-react-helmet recommends its successor.
  expect(warnings.filter((line) => !line.includes("gatsby-plugin-react-helmet"))).toEqual([]);
});
