import type { Page } from "@playwright/test";

import { expectEntries, faultless, fillForm, openForm } from "../contact/form";
import { carries, standIn } from "../contact/stand-in";
import { holdFiles } from "../hold-files";
import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";
import { countDocuments } from "./count-documents";

async function stopServing(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }));
}

/** From now on the site says of itself that it is another one. */
async function replaceSite(page: Page): Promise<void> {
  await page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
}

test("a page whose files a new site has replaced is loaded again, once", async ({ page }) => {
  const documents = countDocuments(page);
  await stopServing(page, "**/component---*.js");
  await replaceSite(page);
  await page.goto("/team");
  await page.mouse.move(9, 9);
  await expect.poll(documents).toBe(2);
  await page.mouse.move(19, 19);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  expect(documents()).toBe(2);
});

test("it is not loaded again over what was typed, and can be sent", async ({ page }) => {
  const documents = countDocuments(page);
  await stopServing(page, "**/component---*.js");
  await replaceSite(page);
  await standIn(page);
  const open = await holdFiles(page);
  await page.goto("/contact");
  await fillForm(page);
  open();
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
  await expectEntries(page, faultless);
  const sent = page.waitForRequest("**/send-email");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(carries(await sent, faultless.firstName)).toBe(true);
});

test("what was typed before the scripts came is not lost to a new site", async ({ page }) => {
  const documents = countDocuments(page);
  await replaceSite(page);
  const open = await holdFiles(page);
  await page.goto("/contact");
  await fillForm(page);
  open();
  await waitForScripts(page);
  await expectEntries(page, faultless);
  expect(documents()).toBe(1);
});

test("what is typed while the new site is on its way keeps the page", async ({ page }) => {
  const documents = countDocuments(page);
  await stopServing(page, "**/component---*.js");
  await replaceSite(page);
  await page.goto("/contact");
  const open = await holdFiles(page, "/contact");
  // Playwright's own typing would wait until the other page is there.
  await page.evaluate((text) => {
    const timer = setInterval(() => {
      const field = document.querySelector<HTMLInputElement>("#firstName");
      if (!field || sessionStorage.getItem("reloaded_for") === null) return;
      clearInterval(timer);
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, 5);
  }, faultless.firstName);
  await page.mouse.move(9, 9);
  await expect.poll(documents).toBe(2);
  open();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("textbox", { name: "First Name", exact: true })).toHaveValue(faultless.firstName);
});

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
