import { expectEntries, faultless, fillForm, openForm } from "../contact/form";
import { standIn } from "../contact/stand-in";
import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";

test("without a connection the page stays, says so, and goes on as soon as there is one", async ({ page, context }) => {
  await page.goto("/team");
  await waitForScripts(page);
  await context.setOffline(true);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  await link.click();
  const note = page.getByRole("alert").filter({ hasText: "You are offline." });
  await expect(note).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await expect(page).toHaveURL("/team");
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
});

test("a form is kept while the connection is gone, and sent when it is back", async ({ page, context }) => {
  await standIn(page);
  await openForm(page);
  await context.setOffline(true);
  await fillForm(page);
  const button = page.getByRole("button", { name: "Send Message" });
  await button.click();
  await expectEntries(page, faultless);
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole("status")).toContainText("Success!");
});

test("an answer that comes from somebody in between is none, and nothing is lost", async ({ page }) => {
  await page.route("**/send-email", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<p>Sign in to this network</p>" }),
  );
  await openForm(page);
  await fillForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Failed to send message.");
  await expectEntries(page, faultless);
});

test("on a slow line the page is read before its scripts come, and a link is followed once", async ({ page }) => {
  test.slow();
  await page.route("**/*.{js,json,woff2,avif,webp,svg}", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => undefined);
  });
  await page.goto("/team", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
  await waitForScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team", { timeout: 15_000 });
});
