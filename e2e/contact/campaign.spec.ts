import type { Page, Request } from "@playwright/test";

import { openPage } from "../page-actions";
import { expect, test, validEntries, type ContactForm } from "./form";
import { readBody } from "./mock-relay";

const campaign = "utm_source=spring-mailing&utm_id=a%26b&ref=partner";

/** Opens a page, goes to the form by links, and returns the address in which the visitor arrives. */
async function goToForm(page: Page, query: string): Promise<string> {
  await openPage(page, `/${query}`);
  const follow = (label: string) => page.getByRole("link", { name: label }).first().click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await follow("Book a Call");
  await expect(page).toHaveURL(/\/contact/);
  return page.url().replace(/^[^?]*/u, "");
}

/** Sends the form and returns its request: what differs between two is replaced. */
async function send(form: ContactForm): Promise<{ referer: string | undefined; sent: unknown[] }> {
  const requests: Request[] = await form.mockRelay();
  await form.fill();
  await form.press();
  await expect(form.panel).toBeVisible();
  const [request] = requests;
  if (!request) throw new Error("Nothing was sent.");
  const changing: Record<string, RegExp> = {
    "x-client-timestamp": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u,
    "x-request-id": /^[\w-]{20,40}$/u,
    "x-form-shown": /^\d+$/u,
  };
  const { referer, ...headers } = request.headers();
  const entries = Object.entries(headers).map(([name, value]) => [name, changing[name]?.test(value) ? "valid" : value]);
  return { referer, sent: [request.method(), new URL(request.url()).pathname, entries, readBody(request)] };
}

test("with and without a campaign the request is the same; only the browser's Referer has it", async ({
  form,
  page,
}) => {
  expect(await goToForm(page, "")).toBe("");
  const plain = await send(form);
  expect(plain.sent[3]).toBe(JSON.stringify(validEntries));
  expect(Object.fromEntries(plain.sent[2] as [string, string][])).toMatchObject({
    ...{ "content-type": "application/json", accept: "application/json" },
    ...{ "x-client-timestamp": "valid", "x-request-id": "valid", "x-form-shown": "valid" },
  });
  expect(await goToForm(page, `?${campaign}&email=ana`)).toBe(`?${campaign}`);
  const led = await send(form);
  expect(led.sent).toEqual(plain.sent);
  expect([plain.referer, led.referer].map((one) => one?.replace(/^https?:\/\/[^/]+/u, ""))).toEqual([
    "/contact",
    `/contact?${campaign}`,
  ]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact$/);
  await openPage(page, "/team");
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toContain("/contact");
  expect(stored).not.toMatch(/spring-mailing|partner/u);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
  });
  expect(await goToForm(page, `?${campaign}`), "with Global Privacy Control").toBe("");
});
