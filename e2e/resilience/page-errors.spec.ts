import type { Page } from "@playwright/test";

import { openPage } from "../page-actions";
import { expect, test } from "../test";

interface PageData {
  page: { hero: unknown };
  allJob: unknown;
}

/** Changes the data of the careers page and opens that page inside the site. */
async function breakCareers(page: Page, change: (data: PageData) => void): Promise<void> {
  await page.route("**/page-data/careers/page-data.json", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { data: PageData } };
    change(body.result.data);
    await route.fulfill({ json: body });
  });
  await openPage(page, "/team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
}

test("an error while a page renders is shown with a link home", async ({ page }) => {
  await breakCareers(page, (data) => {
    data.page.hero = null;
  });
  await expect(page.getByRole("alert")).toContainText("null");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("alert").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Telemetry AI for GTM Teams");
});

test("after a page that fails the next page is shown", { tag: "@thorough" }, async ({ page }) => {
  await breakCareers(page, (data) => {
    data.allJob = null;
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Story & Values" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Story & Values");
});
