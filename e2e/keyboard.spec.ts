import type { Page } from "@playwright/test";

import { judgeFocus } from "./judge-focus";
import { pageKinds } from "./page-kinds";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** More stops than any page has. */
const limit = 250;

/** Presses Tab from the top of the page to its end; returns what is wrong with the stops, and their number. */
async function walk(page: Page): Promise<{ stops: number; complaints: string[] }> {
  const complaints: string[] = [];
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press("Tab");
    const judged = await page.evaluate(judgeFocus);
    if (!judged) return { stops, complaints };
    complaints.push(...judged.complaints.map((complaint) => `${judged.name} ${complaint}`));
  }
  return { stops: limit, complaints: [...complaints, "no end"] };
}

/** The other pages in `npm run test:all` only. */
const checkedAlways = ["/", "/resources/blog", "/team", "/contact"];

for (const path of pageKinds) {
  test(
    `Tab goes through ${path} in order, and every stop is seen and marked`,
    { tag: ["@stillness", ...(checkedAlways.includes(path) ? [] : ["@thorough"])] },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await waitForScripts(page);
      const { stops, complaints } = await walk(page);
      expect(complaints).toEqual([]);
      const operable = page.locator(
        "a[href]:visible, button:enabled:visible, input:not([tabindex='-1']):visible, textarea:visible, [tabindex='0']:visible",
      );
      expect(stops).toBeGreaterThanOrEqual(
        (
          await operable.evaluateAll((elements) =>
            elements.filter((element) => element.closest("[inert], [hidden]") === null),
          )
        ).length,
      );
    },
  );
}

test(
  "Tab goes through the menu of a small screen, which covers no stop of its own",
  { tag: "@stillness" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    await waitForScripts(page);
    await page.getByRole("button", { name: /menu/i }).focus();
    await page.keyboard.press("Enter");
    const names: string[] = [];
    // In Firefox what scrolls is a stop of its own.
    for (let stop = 0; stop < 10 && !names.at(-1)?.includes("Book Demo"); stop++) {
      await page.keyboard.press("Tab");
      const judged = await page.evaluate(judgeFocus);
      expect(judged?.complaints, judged?.name).toEqual([]);
      names.push(judged?.name ?? "");
    }
    expect(names.at(-1)).toContain("Book Demo");
    expect(names.filter((name) => /^(?:a|button) /u.test(name))).toHaveLength(9);
  },
);

test("the skip link is the first stop, comes into view and leads into the main part", async ({ page }) => {
  await page.goto("/product/overview");
  await waitForScripts(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(inMain).toBe(true);
});
