import { holdFiles, navigate } from "../support/page-actions";
import { expect, test } from "../test";

const slowPath = "/resources/customer-stories";

test("a slow link is cancelled by the next one, and by Back", async ({ page }) => {
  for (const to of ["/contact", "/team"]) {
    await page.goto("/team");
    await navigate(page, "/careers");
    const release = await holdFiles(page, `**${slowPath}`);
    const slow = page.waitForRequest(`**${slowPath}`);
    // Both from one script: Playwright evaluates none while a page loads.
    await page.evaluate(
      ([slowLink, nextLink]) => {
        const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
        setTimeout(() => click(slowLink));
        setTimeout(() => (nextLink ? click(nextLink) : history.back()), 500);
      },
      [`footer a[href="${slowPath}"]`, to === "/contact" ? `header nav > a[href="${to}"]` : ""] as const,
    );
    await slow;
    await expect(page).toHaveURL(to);
    release();
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(to);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});
