import type { Page, Route } from "@playwright/test";

import { expect, test, validEntries } from "../contact/form";
import { readBody } from "../contact/mock-relay";
import { holdFiles, openPage, waitForScripts } from "../page-actions";

/** Counts documents requested from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Network failures; the other file is the page of a network that requires a login. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  "is cut off": (route) => route.abort("connectionreset"),
  "is another file": (route) =>
    route.fulfill({
      status: 200,
      headers: { "content-type": "text/html", "x-content-type-options": "nosniff" },
      body: "<!DOCTYPE html><p>Sign in</p>",
    }),
};

/** Files that a page loads besides its HTML. */
const files: Record<string, string | RegExp> = {
  "the first script": "**/app-*.js",
  "a template's script": "**/component---*.js",
  "the code of a section": /(?:Section|static-sections)-\w+\.js$/u,
  "every script": "**/*.js",
  "the page's data": "**/page-data.json",
  "the site's data": "**/app-data.json",
  "the data of every page": "**/page-data/sq/d/*.json",
  "the font": "**/*.woff2",
  "every picture": /\.(?:avif|webp|png|jpg|svg|ico)$/u,
  everything: /\.[a-z0-9]+$/u,
};

for (const [file, pattern] of Object.entries(files)) {
  for (const [what, fail] of Object.entries(failures)) {
    test(`if ${file} ${what}, the page is shown, links work, and the form is sent`, async ({ form, page }) => {
      const documents = countDocuments(page);
      await page.route(pattern, fail);
      await form.mockRelay();
      await page.goto("/team");
      await page.mouse.move(9, 9);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
      expect(documents()).toBe(1);
      await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
      await page.getByRole("contentinfo").getByRole("link", { name: "Book a Call" }).click();
      await expect(page).toHaveURL("/contact");
      await form.fill();
      const sent = page.waitForRequest("**/send-email");
      await page.getByRole("button", { name: "Send Message" }).click();
      expect(readBody(await sent)).toContain(validEntries.firstName);
    });
  }
}

/** Returns 404, as after a deployment that deleted the files. */
async function deleteFiles(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }));
}

test("a link on a page of an older deployment opens the new site", async ({ page }) => {
  const documents = countDocuments(page);
  await openPage(page, "/team");
  await deleteFiles(page, "**/*.js");
  await page.getByRole("contentinfo").getByRole("link", { name: "Data & Integrations" }).click();
  await expect(page).toHaveURL("/product/data-sources");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(2);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
});

test("a form whose script was deleted is submitted natively", async ({ form, page }) => {
  await form.open();
  await deleteFiles(page, "**/*.js");
  await form.fill();
  const sent = page.waitForRequest("**/send-email");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).headers()["content-type"]).toContain("application/x-www-form-urlencoded");
  await expect(page.getByRole("main")).toContainText("sent");
});

test("typed text survives when Gatsby reloads a page of an older deployment", async ({ form, page }) => {
  const documents = countDocuments(page);
  await page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
  const open = await holdFiles(page);
  await page.goto("/contact");
  await form.fill();
  open();
  await expect.poll(documents).toBe(2);
  await waitForScripts(page);
  await form.expectEntries(validEntries);
  await expect(form.button).toBeEnabled();
});

test("a page whose data is from another build does not reload repeatedly while storage fails", async ({ page }) => {
  const documents = countDocuments(page);
  await page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  await page.goto("/resources/blog");
  await page.mouse.move(9, 9);
  await waitForScripts(page);
  expect(documents()).toBe(1);
});
