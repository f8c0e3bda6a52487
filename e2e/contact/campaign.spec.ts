import type { Page } from "@playwright/test";

import { openPage } from "../support/page-actions";
import { expect, test, validEntries, type ContactForm } from "./form";
import { readBody } from "./mock-relay";

const campaign = "utm_source=spring-mailing&utm_id=a%26b&ref=partner";

/** Opens a page, goes to the form by links, and returns the query with which the visitor arrives. */
async function goToForm(page: Page, query: string): Promise<string> {
  await openPage(page, `/${query}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/careers/);
  await page.getByRole("link", { name: "Book a Call" }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  return new URL(page.url()).search;
}

async function send(form: ContactForm) {
  const requests = await form.mockRelay();
  await form.fill();
  await form.press();
  await expect(form.panel).toBeVisible();
  const [request] = requests;
  if (!request) throw new Error("Nothing was sent.");
  const { referer = "", ...headers } = request.headers();
  const { pathname } = new URL(request.url());
  return { referer, sent: [request.method(), pathname, Object.keys(headers), readBody(request)] };
}

test("a campaign changes nothing of the request; only the browser's Referer has it", async ({ form, page }) => {
  expect(await goToForm(page, "")).toBe("");
  const plain = await send(form);
  expect(plain.sent[3]).toBe(JSON.stringify(validEntries));
  expect(await goToForm(page, `?${campaign}&email=ana`)).toBe(`?${campaign}`);
  const led = await send(form);
  expect(led.sent).toEqual(plain.sent);
  expect(new URL(plain.referer).search).toBe("");
  expect(new URL(led.referer).search).toBe(`?${campaign}`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact$/);
  await openPage(page, "/team");
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toContain("/contact");
  expect(stored).not.toMatch(/spring-mailing|partner/u);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
  });
  expect(await goToForm(page, `?${campaign}`), "with Global Privacy Control").toBe("");
  await openPage(page, `/contact?${campaign}`);
  expect(new URL((await send(form)).referer).href, "with Global Privacy Control").toMatch(/\/contact$/u);
});
