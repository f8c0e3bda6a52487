import { findViolations } from "../support/find-violations";
import { goBack } from "../support/page-actions";
import { catalogue, expect, test, validEntries } from "./form";
import { findOnlyMail, makeAddress, makeMark } from "./outbox";

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(makeAddress());
});

test("a message is delivered unchanged, with a Reply-To of the visitor", async ({ form, page, baseURL }) => {
  const mark = makeMark();
  const entered = {
    firstName: "Zoë “Zo”",
    lastName: "Nguyễn, O'Brien",
    phone: "+52 (55) 1234-5678",
    email: "zoe.nguyen@acme.example",
    message: `"Quoted" & 100% plain — 日本語 👋🏽\n\n.\nFrom the third line on: = 3D?\n${mark}`,
  };
  await form.submit(entered);
  await form.expectToast(catalogue.succeeded);
  const mail = await findOnlyMail(page, baseURL, mark);
  expect(mail.to?.[0]?.address).toBe("hello@starter.example");
  expect(mail.from?.address).toBe("website@starter.example");
  expect(mail.replyTo?.[0]?.address).toBe("zoe.nguyen@acme.example");
  expect(mail.subject).toBe("Message from Zoë “Zo” Nguyễn, O'Brien");
  expect(mail.text).toContain("First Name: Zoë “Zo”\nLast Name: Nguyễn, O'Brien\nPhone: +52 (55) 1234-5678\n");
  expect(mail.text).toContain("Work Email: zoe.nguyen@acme.example\n");
  expect(mail.text?.trimEnd().endsWith(`Message:\n\n${entered.message}`)).toBe(true);
});

test("without scripts the form is sent and answered by a page", async ({ form, page, baseURL }) => {
  const message = makeMark();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await form.fill({ ...validEntries, email: "ana@acme", message });
  await form.press();
  await expect(form.findOutcome("alert")).toHaveText(catalogue.emptyEmail.join(""));
  expect(await findViolations(page), "rejected").toEqual([]);
  await page.goto("/contact");
  await form.fill({ ...validEntries, message });
  await form.press();
  await expect(form.findOutcome("status")).toHaveText(catalogue.succeeded.join(""));
  expect(await findViolations(page), "received").toEqual([]);
  await page.unroute("**/*.js");
  await expect(page).toHaveURL(/\/send-email\?sent=[\da-f]{32}$/u);
  await expect(page.locator("script")).toHaveCount(0);
  await findOnlyMail(page, baseURL, message);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await goBack(page, "/contact");
  // Runs in the page, because Playwright considers Firefox to be navigating.
  const readForm = () =>
    page.evaluate(() => ({
      name: document.querySelector<HTMLInputElement>("#firstName")?.value,
      hasButton: document.querySelector("form [type=submit]")?.checkVisibility(),
    }));
  await expect.poll(readForm).toEqual({ name: validEntries.firstName, hasButton: true });
});
