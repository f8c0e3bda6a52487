import type { Request } from "@playwright/test";

import { ContactForm, blank, catalogue, expect, failureNote, test, validEntries } from "./form";
import { countIds, delay, fail, succeed, type Answer } from "./mock-relay";

async function sendAgain(form: ContactForm, answer: Answer, toast: readonly [string, string]): Promise<Request[]> {
  const requests = await form.mockRelay(answer);
  await form.press();
  await form.expectToast(toast);
  return requests;
}

test("a draft survives a reload, navigation and Back, only in its tab", async ({ form, page, context }) => {
  const draft = { ...blank, firstName: "Ana", message: "Not yet\ncomplete" };
  await form.open();
  await form.fill({ firstName: draft.firstName, message: draft.message });
  await page.reload();
  await form.expectEntries(draft);
  await expect(form.note).toHaveText("Still to fill in: Last Name, Phone, Work Email");
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL("/team");
  await page.goBack();
  await form.expectEntries(draft);
  await page.goto("/careers");
  await form.open();
  await form.expectEntries(draft);
  const otherForm = new ContactForm(await context.newPage());
  await otherForm.open();
  await expect(otherForm.button).toBeDisabled();
  await otherForm.expectEntries(blank);
});

test("a draft and its id survive a reload during sending and after a failure, not a success", async ({
  form,
  page,
}) => {
  const requests = await form.mockRelay(delay().answer);
  await form.submit();
  await expect(form.button).toHaveText("Sending...");
  await page.reload();
  await form.expectEntries(validEntries);
  await expect(form.button).toHaveText("Send Message");
  await expect(form.button).toBeEnabled();
  requests.push(...(await sendAgain(form, fail, catalogue.failed)));
  await page.reload();
  await form.expectEntries(validEntries);
  await expect(form.button).toBeEnabled();
  await expect(form.note).toHaveText(failureNote);
  await form.expectNoToast();
  requests.push(...(await sendAgain(form, succeed, catalogue.succeeded)));
  expect([requests.length, countIds(requests)]).toEqual([3, 1]);
  await page.reload();
  await expect(form.button).toBeDisabled();
  await form.expectEntries(blank);
});
