import { waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

const addresses =
  "/% /%E0%A4%A /%c0%af /%00 /blog/%00 /%2e%2e/%2e%2e/etc/passwd /%2F%2Fa.example /:name /* /team/*rest /[x] /a;b=c /%3Cscript%3Ealert(1)%3C/script%3E /%F0%9F%98%80 /constructor /__proto__ /index.html/ /index.html// /team/index.html/ /TEAM /a/index.html /404 /404.html".split(
    " ",
  );

test("unknown URLs show a page with working links", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of [...addresses, `/${"a".repeat(3000)}`])
    await test.step(path.slice(0, 30), async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.mouse.move(9, 9);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
    });
});

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
      await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Team");
    });
});
