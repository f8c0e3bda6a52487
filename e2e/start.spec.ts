import type { Page } from "@playwright/test";

import { faultless, fillForm } from "./contact/form";
import { readBody } from "./contact/stand-in";
import { holdFiles } from "./hold-files";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** Paths of the scripts that a page asks for, in their order; filled as it does. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

test("a page that begins further down gets its scripts by itself", async ({ page }) => {
  await page.goto("/#our-difference");
  await waitForScripts(page);
  await page.goto("/team");
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: "instant" });
  });
  await page.reload();
  await waitForScripts(page);
});

test("where data are dear scripts wait for a sign that somebody is about to do something", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const asked = watchScripts(page);
  await page.goto("/product/overview", { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
  await page.keyboard.press("Tab");
  await waitForScripts(page);
});

test("a button that lives by scripts does what it says when it was pressed before they came", async ({ page }) => {
  const open = await holdFiles(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: "Your visit data" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  open();
  await expect(page.getByRole("dialog", { name: "Your visit data" })).toBeVisible();
});

test("a form that was sent before the scripts came is sent in place by them, once", async ({ page }) => {
  const sent: string[] = [];
  await page.route("**/send-email", async (route) => {
    sent.push(readBody(route.request()));
    await route.fulfill({ json: {} });
  });
  const open = await holdFiles(page);
  await page.goto("/contact");
  await fillForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(sent).toEqual([]);
  open();
  await expect(page.getByRole("status")).toContainText("Success!");
  expect(sent.map((body) => (JSON.parse(body) as { firstName: string }).firstName)).toEqual([faultless.firstName]);
});
