import { unknownPath } from "./page-kinds";
import { allPaths } from "./route-table";
import { expect, test } from "./test";

test("every page has one of each landmark, one first heading, and headings that skip no level", async ({ page }) => {
  test.slow();
  for (const path of [...Object.keys(allPaths), unknownPath]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const landmarks = {
      banner: page.getByRole("banner"),
      navigation: page.getByRole("navigation", { name: "Main", exact: true }),
      main: page.getByRole("main"),
      contentinfo: page.getByRole("contentinfo"),
      h1: page.getByRole("heading", { level: 1 }),
    };
    for (const [name, landmark] of Object.entries(landmarks))
      await expect(landmark, `${name} of ${path}`).toHaveCount(1);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
    expect(jumps, `${path}: ${levels.join(" ")}`).toEqual([]);
  }
});
