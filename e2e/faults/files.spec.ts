import type { Route } from "@playwright/test";

import { faultless, fillForm } from "../contact/form";
import { carries, standIn } from "../contact/stand-in";
import { expect, test } from "../test";
import { countDocuments } from "./count-documents";

/** Ways in which a file fails to come. The page instead of it is that of a network which asks its guests to sign in. */
const ways: Record<string, (route: Route) => Promise<void>> = {
  "is cut off": (route) => route.abort("connectionreset"),
  "is another file": (route) =>
    route.fulfill({
      status: 200,
      headers: { "content-type": "text/html", "x-content-type-options": "nosniff" },
      body: "<!DOCTYPE html><p>Sign in</p>",
    }),
};

/** Files that a page needs beside its document. */
const files: Record<string, string | RegExp> = {
  "the first script": "**/app-*.js",
  "a template's script": "**/component---*.js",
  "every script": "**/*.js",
  "the page's data": "**/page-data.json",
  "the site's data": "**/app-data.json",
  "the words of every page": "**/page-data/sq/d/*.json",
  "the font": "**/*.woff2",
  "every picture": /\.(?:avif|webp|png|jpg|svg|ico)$/u,
  everything: /\.[a-z0-9]+$/u,
};

for (const [file, pattern] of Object.entries(files)) {
  for (const [what, fail] of Object.entries(ways)) {
    test(`where ${file} ${what}, a page is read, its links lead on, and its form is sent`, async ({ page }) => {
      const documents = countDocuments(page);
      await page.route(pattern, fail);
      await standIn(page);
      await page.goto("/team");
      await page.mouse.move(9, 9);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
      expect(documents()).toBe(1);
      await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
      await page.getByRole("contentinfo").getByRole("link", { name: "Book Demo" }).click();
      await expect(page).toHaveURL("/contact");
      await fillForm(page);
      const sent = page.waitForRequest("**/send-email");
      await page.getByRole("button", { name: "Send Message" }).click();
      expect(carries(await sent, faultless.firstName)).toBe(true);
    });
  }
}
