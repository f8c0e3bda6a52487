import type { Page, Route } from "@playwright/test";

import { expect, test, validEntries } from "../contact/form";
import { findViolations } from "../support/find-violations";
import { waitForScripts } from "../support/page-actions";
import { readBody } from "../contact/mock-relay";

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
  "the first script": "**/webpack-runtime-*.js",
  "the record of visits": "**/idle-*.js",
  "the code of an island": "**/contact-form-*.js",
  "every script": "**/*.js",
  "the font": "**/*.woff2",
  "every picture": /\.(?:avif|webp|png|jpg|svg|ico)$/u,
  everything: /\.[a-z0-9]+$/u,
};

for (const [file, pattern] of Object.entries(files)) {
  for (const [what, fail] of Object.entries(failures)) {
    test(`if ${file} ${what}, the page is shown, links work, and the form is sent`, async ({ form, page }) => {
      await page.route(pattern, fail);
      await form.mockRelay();
      await page.goto("/team");
      await page.mouse.move(9, 9);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
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

test("a form whose script was deleted is submitted natively", async ({ form, page }) => {
  await form.open();
  await deleteFiles(page, "**/*.js");
  await form.fill();
  const sent = page.waitForRequest("**/send-email");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).headers()["content-type"]).toContain("application/x-www-form-urlencoded");
  await expect(page.getByRole("main")).toContainText("sent");
});

test("a visitor is told beside the pressed control that its scripts were deleted, and can reload the page", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await deleteFiles(page, "**/{filter,visit-data}-*.js*");
  const address = "/resources/blog?category=none";
  await page.goto(address);
  const note = page.getByRole("alert");
  const [filter, visits] = ["filter", "visit-data"].map((name) => page.locator(`[data-island=${name}]`));
  for (const island of [filter, visits, filter]) {
    await island?.getByRole("button").last().press("Enter");
    await expect(note).toBeVisible();
    await expect.poll(() => island?.evaluate(({ nextElementSibling }) => nextElementSibling?.role)).toBe("alert");
    expect(await findViolations(page)).toEqual([]);
  }
  await page.unrouteAll();
  await note.getByRole("link", { name: "Reload the page" }).click();
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(address);
  await waitForScripts(page);
});

test("scripts that could not be loaded are loaded again at the next press", async ({ page }) => {
  // Nothing is loaded before the press.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  let isCut = true;
  await page.route("**/filter-*.js", (route) => (isCut ? route.abort("connectionreset") : route.fallback()));
  await page.goto("/resources/blog");
  const buttons = page.getByRole("group", { name: "Filter posts by category" }).getByRole("button");
  const failed = page.waitForEvent("requestfailed");
  await buttons.nth(1).click();
  await failed;
  isCut = false;
  await buttons.nth(2).click();
  await expect(buttons.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("html[data-scripted=hydrated]")).toBeAttached();
});
