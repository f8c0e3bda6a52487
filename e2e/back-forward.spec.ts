import { goBack } from "./go-back";
import { deal, pageKinds, unknownPath } from "./page-kinds";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

// The browser keeps whole pages in its memory only when it is not told otherwise.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

// Browsers keep no page that was answered with an error.
const kept = pageKinds.filter((path) => path !== unknownPath);

for (const [hand, paths] of deal(kept, 3).entries()) {
  test(
    `every page comes back from the browser's memory (part ${hand + 1})`,
    { tag: hand === 0 ? [] : "@thorough" },
    async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await waitForScripts(page);
        await page.evaluate(() => {
          window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
        });
        await page.goto("/robots.txt");
        await goBack(page, path);
        expect(await page.evaluate(() => "persisted" in window && window.persisted), path).toBe(true);
      }
    },
  );
}
