import { waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

test("unusual URLs of pages show them, even after hydration", async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const { origin } = new URL((await page.goto("/robots.txt"))?.url() ?? "");
  for (const path of ["/index.html", "//", "/./team", "/team//", "/%74eam", "/team%2F", "/team/index.html"])
    await test.step(path, async () => {
      expect((await page.goto(`${origin}${path}`))?.status()).toBe(200);
      await page.mouse.move(9, 9);
      await waitForScripts(page);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveURL(path.includes("eam") ? "/team" : "/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(errors).toEqual([]);
    });
});

const queries = `?% ?category=%E0%A4%A ?category=<b> #% #%E0%A4%A #<b> #"'`.split(" ");

test("a page works with any query or hash", async ({ page }) => {
  test.slow();
  for (const query of [...queries, `?${"q".repeat(4000)}`])
    await test.step(query.slice(0, 20), async () => {
      await page.goto("/robots.txt");
      await page.goto(`/product/data-sources${query}`);
      await page.mouse.move(9, 9);
      await waitForScripts(page);
      await page.getByRole("button", { name: "Customer Data", exact: true }).click();
      await expect(page).toHaveURL(/category=/u);
    });
});
