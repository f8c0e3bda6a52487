import type { Page } from "@playwright/test";

import { fillForm, openForm } from "../contact/form";
import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";
import { countDocuments } from "./count-documents";

async function stopServing(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }));
}

test("a link on a page that is older than the site leads to the new one", async ({ page }) => {
  const documents = countDocuments(page);
  await page.goto("/team");
  await waitForScripts(page);
  await stopServing(page, "**/component---*.js");
  await page.getByRole("contentinfo").getByRole("link", { name: "AI Data & Integrations" }).click();
  await expect(page).toHaveURL("/product/data-sources");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(2);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
});

test("a form whose own file is gone is sent as a plain form, with all that was typed", async ({ page }) => {
  await openForm(page);
  await stopServing(page, "**/*.js");
  await fillForm(page);
  const sent = page.waitForRequest("**/send-email");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).headers()["content-type"]).toContain("application/x-www-form-urlencoded");
  await expect(page.getByRole("main")).toContainText("sent");
});
