import { holdFiles } from "../support/page-actions";
import { blank, catalogue, expect, fieldNames, test, validEntries, type ContactForm, type Entries } from "./form";
import { delay, fail, readEntries } from "./mock-relay";

/** Sets values as a program does: a form filler, an extension, dictation. */
async function setValues(form: ContactForm, entries: Partial<Entries>, event?: string) {
  for (const name of fieldNames) {
    const entry = entries[name];
    if (entry === undefined) continue;
    await form.field(name).evaluate(
      (control: HTMLInputElement, [value = "", type]) => {
        control.value = value;
        if (type) control.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [entry, event],
    );
  }
}

test("from the press on, nobody can type, and what the fields hold when the script has arrived is sent", async ({
  form,
  page,
}) => {
  const requests = await form.mockRelay();
  await form.open();
  const open = await holdFiles(page);
  await form.fill();
  const before = await form.field("message").evaluate((control) => getComputedStyle(control).backgroundColor);
  await form.button.focus();
  await page.keyboard.press("Enter");
  await expect(form.button).toHaveText("Sending...");
  await expect(form.button).toBeFocused();
  for (const field of fieldNames) await expect(form.field(field)).not.toBeEditable();
  await expect(form.field("message")).not.toHaveCSS("background-color", before);
  await form.field("message").focus();
  await page.keyboard.type("Too late. ");
  await form.field("phone").press("Enter");
  await form.expectEntries(validEntries);
  await setValues(form, { firstName: "Eva" });
  open();
  await form.expectToast(catalogue.succeeded);
  expect(requests.map(readEntries)).toEqual([{ ...validEntries, firstName: "Eva" }]);
  await form.expectEntries(blank);
  for (const field of fieldNames) await expect(form.field(field)).toBeEditable();
});

test("a press on a form with a mistake leaves it editable, with the focus at the mistake", async ({ form, page }) => {
  await form.open();
  const open = await holdFiles(page);
  await form.fill({ ...validEntries, email: "ana@acme" });
  await form.press();
  await expect(form.field("email")).not.toBeEditable();
  open();
  await form.expectToast(catalogue.emptyEmail);
  await expect(form.field("email")).toBeFocused();
  for (const field of fieldNames) await expect(form.field(field)).toBeEditable();
  await page.keyboard.type(".example");
  await form.expectEntries({ email: "ana@acme.example" });
});

test("what a program enters while a message is sent stays in the form and in the draft", async ({ form, page }) => {
  const { answer, release } = delay();
  const requests = await form.mockRelay(answer);
  await form.submit();
  await expect.poll(() => requests.length).toBe(1);
  const later = { lastName: "Vega", message: "One more question: what does it take?" };
  await setValues(form, { lastName: later.lastName }, "input");
  await setValues(form, { message: later.message });
  release();
  await form.expectToast(catalogue.succeeded);
  expect(requests.map(readEntries)).toEqual([validEntries]);
  await expect(form.panel).toBeVisible();
  await form.expectEntries({ ...blank, ...later });
  await expect(form.field("message")).toBeInViewport();
  await expect(form.text(`${later.message.length}/2000 characters`)).toBeVisible();
  await page.reload();
  await form.expectEntries({ ...blank, ...later });
});

test("an error in the script is reported, and the visitor sees that sending failed", async ({
  form,
  page,
  pageErrors,
}) => {
  await form.mockRelay(fail);
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new TypeError("A programming error");
    };
  });
  await form.submit();
  await form.expectToast(catalogue.failed);
  await form.expectEntries(validEntries);
  await expect(form.field("message")).toBeEditable();
  await expect(form.button).toBeEnabled();
  expect(pageErrors.splice(0).join()).toContain("A programming error");
});

test("the request says for how long the page was shown, not for how long its script has run", async ({
  form,
  page,
}) => {
  await page.clock.install();
  const requests = await form.mockRelay();
  const open = await holdFiles(page);
  await page.goto("/contact");
  await page.clock.runFor(10_000);
  await setValues(form, validEntries);
  open();
  await form.field("firstName").focus();
  await form.press();
  await form.expectToast(catalogue.succeeded);
  expect(Number(requests[0]?.headers()["x-form-shown"])).toBeGreaterThanOrEqual(10_000);
});
