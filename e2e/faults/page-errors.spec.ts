import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";

test("an error while a page renders shows what happened and a way home", async ({ page }) => {
  await page.route("**/page-data/careers/page-data.json", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { data: { page: { hero: unknown } } } };
    body.result.data.page.hero = null;
    await route.fulfill({ json: body });
  });
  await page.goto("/team");
  await waitForScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("alert")).toContainText("null");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("alert").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Telemetry AI for GTM Teams");
});

test("a page that fails does not keep the next one from being shown", { tag: "@thorough" }, async ({ page }) => {
  await page.route("**/page-data/careers/page-data.json", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { data: { allJob: unknown } } };
    body.result.data.allJob = null;
    await route.fulfill({ json: body });
  });
  await page.goto("/team");
  await waitForScripts(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await footer.getByRole("link", { name: "Our Story & Values" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Story & Values");
});

test("without its scripts a page keeps its words and its links", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
});
