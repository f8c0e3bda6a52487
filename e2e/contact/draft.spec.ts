import { ContactForm, blank, catalogue, expect, failureNote, test, validEntries } from "./form";
import { delay, fail } from "./mock-relay";

/** Leaves the form by a link to another page. */
async function leave({ page, root }: ContactForm): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL("/team");
  await expect(root).toHaveCount(0);
}

test("a draft survives a reload, navigation and Back, only in its tab", async ({ form, page, context }) => {
  const draft = { ...blank, firstName: "Ana", message: "Not yet\ncomplete" };
  await form.open();
  await form.fill({ firstName: draft.firstName, message: draft.message });
  await page.reload();
  await form.expectEntries(draft);
  await expect(form.note).toHaveText("Still to fill in: Last Name, Phone, Work Email");
  await leave(form);
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

test("a draft survives a reload during sending and after a failure, not a success", async ({ form, page }) => {
  await form.mockRelay(delay().answer);
  await form.submit();
  await expect(form.button).toHaveText("Sending...");
  await page.reload();
  await form.expectEntries(validEntries);
  await expect(form.button).toHaveText("Send Message");
  await expect(form.button).toBeEnabled();
  await form.mockRelay(fail);
  await form.press();
  await form.expectToast(catalogue.failed);
  await page.reload();
  await form.expectEntries(validEntries);
  await expect(form.button).toBeEnabled();
  await expect(form.note).toHaveText(failureNote);
  await form.expectNoToast();
  await form.mockRelay();
  await form.press();
  await form.expectToast(catalogue.succeeded);
  await page.reload();
  await expect(form.button).toBeDisabled();
  await form.expectEntries(blank);
});

test("a message sent while the page is left stays in the form, with the same id when sent again", async ({ form }) => {
  const { answer, release } = delay();
  const requests = await form.mockRelay(answer);
  await form.submit();
  await expect(form.button).toHaveText("Sending...");
  await leave(form);
  release();
  await form.open();
  await form.expectEntries(validEntries);
  await form.press();
  await expect(form.panel).toBeVisible();
  const ids = requests.map((request) => request.headers()["x-request-id"]);
  expect(ids).toEqual([ids[0], ids[0]]);
});
