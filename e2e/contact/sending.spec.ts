import { holdFiles } from "../support/page-actions";
import { blank, catalogue, expect, failureNote, fieldNames, test, validEntries, type ContactForm } from "./form";
import { countIds, delay, fail, readEntries } from "./mock-relay";

const entered = { ...validEntries, message: "Two lines,\nboth of which are to be kept." };

async function expectEditable(form: ContactForm, editable = true): Promise<void> {
  for (const field of fieldNames) await expect(form.field(field)).toBeEditable({ editable });
}

/** Sets values as a program does: a form filler, an extension, dictation. */
async function setValues(form: ContactForm, entries: object, event?: string): Promise<void> {
  for (const [name, entry] of Object.entries(entries))
    await form.root.locator(`[name=${name}]`).evaluate(
      (control: HTMLInputElement, [value, type]) => {
        control.value = value;
        if (type) control.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [String(entry), event] as const,
    );
}

for (const slow of ["script", "relay"])
  test(`while the ${slow} is awaited the form is read-only, and it is sent once and sanitized`, async ({
    form,
    page,
  }) => {
    const { answer, release } = delay();
    const requests = await form.mockRelay(answer);
    await form.open();
    const open = slow === "script" ? await holdFiles(page) : () => undefined;
    const entries = { ...validEntries, firstName: "  Ana javascript:Maria ", message: `Line\n${"word ".repeat(300)}` };
    await form.fill(entries);
    const trap = form.root.locator("input[name=subject_line]");
    await expect(trap).not.toBeInViewport();
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).toHaveAttribute("autocomplete", "off");
    await setValues(form, { subject_line: "Cheap pills" });
    const before = await form.field("message").evaluate((control) => getComputedStyle(control).backgroundColor);
    await form.button.focus();
    for (let time = 0; time < 2; time++) await page.keyboard.press("Enter");
    await expect(form.button).toHaveText("Sending...");
    if (slow === "script") await expect(form.button).toBeFocused();
    else await expect(form.button).toBeDisabled();
    await form.expectNoToast();
    await expectEditable(form, false);
    await expect(form.field("message")).not.toHaveCSS("background-color", before);
    await form.field("firstName").press("End");
    await page.keyboard.type("x");
    await form.field("firstName").press("Enter");
    await form.expectEntries(entries);
    // A program may still change what the script will read.
    if (slow === "script") await setValues(form, { lastName: "Vega" });
    open();
    release();
    await form.expectToast(catalogue.succeeded);
    await form.expectEntries(blank);
    await expectEditable(form);
    expect(requests.map(readEntries)).toEqual([
      {
        ...validEntries,
        firstName: "Ana Maria",
        lastName: slow === "script" ? "Vega" : validEntries.lastName,
        message: entries.message.slice(0, 1000).trim(),
        subject_line: "Cheap pills",
      },
    ]);
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
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new TypeError("A programming error");
    };
  });
  await form.submit();
  await form.expectToast(catalogue.failed);
  await form.expectEntries(validEntries);
  await expectEditable(form);
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

test("the keyboard alone fills in, corrects and sends the form, which is then empty", async ({ form, page }) => {
  const requests = await form.mockRelay();
  await form.open();
  await form.field("firstName").focus();
  for (const field of fieldNames) {
    await expect(form.field(field)).toBeFocused();
    await page.keyboard.type(field === "email" ? "ana@acme" : validEntries[field]);
    // Enter starts a line in the message.
    if (field === "message") await page.keyboard.type("\nRegards");
    await page.keyboard.press("Tab");
  }
  await form.expectError("email", catalogue.emptyEmail[1]);
  await expect(form.button).toBeFocused();
  await page.keyboard.press("Enter");
  await form.expectToast(catalogue.emptyEmail);
  await expect(form.field("email")).toBeFocused();
  await page.keyboard.type(".example");
  for (const key of ["Tab", "Tab", "Space"]) await page.keyboard.press(key);
  await form.expectToast(catalogue.succeeded);
  const message = `${validEntries.message}\nRegards`;
  expect(requests.map(readEntries)).toEqual([{ ...validEntries, message }]);
  await form.expectEntries(blank);
  for (const field of fieldNames) await form.expectNoError(field);
  await expect(form.text("0/2000 characters")).toBeVisible();
  await expect(form.note).toHaveText("");
  await expect(form.button).toBeDisabled();
  // Focus moves to the answer, and then to its link.
  await expect(form.panel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.panel.getByRole("link", { name: "Choose a time now" })).toBeFocused();
  // A second message with the same text has another id.
  await form.fill({ ...validEntries, message });
  await form.field("email").press("Enter");
  await expect.poll(() => requests.length).toBe(2);
  await expect(form.panel).toBeFocused();
  expect(countIds(requests)).toBe(2);
});

test("the thanks come first in the card, and the form is folded until it is used again", async ({ form, page }) => {
  const measureForm = () => form.root.evaluate((element) => element.getBoundingClientRect().height);
  await form.mockRelay();
  for (const [width, firstName] of [
    [1280, "Ana"],
    [360, "Мария \u05d0 & <b>"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await form.open();
    await expect(form.another).toBeHidden();
    await form.fill({ ...validEntries, firstName });
    await form.press();
    await expect(form.panel).toBeFocused();
    await expect(form.panel).toBeInViewport({ ratio: 1 });
    await form.expectBelowToast(form.panel, "status");
    await expect(form.panel.getByRole("heading")).toContainText(firstName.replaceAll(/[<>]/gu, ""));
    await expect(form.panel).toContainText("Anne-Marie Okafor answers within a day.");
    await expect(form.panel.getByRole("link")).toHaveCount(1);
    expect(await measureForm(), `height of the folded form at ${width} px`).toBe(1);
    const title = page.getByRole("heading", { name: "Book a Call", level: 2 });
    expect((await title.boundingBox())?.width, "the title of the card is hidden").toBe(1);
    await form.another.click();
    await expect(form.field("firstName")).toBeFocused();
    await expect(form.field("firstName")).toBeInViewport({ ratio: 1 });
    await expect(form.another).toBeHidden();
    expect(await measureForm()).toBeGreaterThan(300);
    await expect(form.panel).toBeVisible();
  }
  // The keyboard and a filler unfold it, too: after the link and the button comes the first field.
  for (const unfold of [
    async () => {
      for (let time = 0; time < 3; time++) await page.keyboard.press("Tab");
      await expect(form.field("firstName")).toBeFocused();
    },
    () => setValues(form, { phone: "1" }, "change"),
  ]) {
    await form.fill();
    await form.press();
    await expect.poll(measureForm).toBe(1);
    await unfold();
    await expect.poll(measureForm).toBeGreaterThan(300);
  }
});

test("offline attempts keep the entries and do not count toward the limit", async ({ form, context }) => {
  await form.open();
  await form.fill(entered);
  await context.setOffline(true);
  for (let time = 0; time < 6; time++) {
    await form.press();
    await form.expectToast(catalogue.failed);
    await form.expectEntries(entered);
    await expectEditable(form);
    await expect(form.note).toHaveText(failureNote);
    await expect(form.panel).toBeHidden();
    await expect(form.button).toHaveText("Send Message");
    await expect(form.button).toBeFocused();
    await expect(form.button).toHaveAccessibleDescription(RegExp(`^${failureNote}`, "u"));
  }
  await context.setOffline(false);
  await form.mockRelay();
  await form.press();
  await form.expectToast(catalogue.succeeded);
});

test("a page that is left while it sends claims no failure, and the attempt counts", async ({ form, page }) => {
  const requests = await form.mockRelay(() => undefined);
  await form.open();
  for (let time = 0; time < 5; time++) {
    await form.fill({ ...entered, message: `${entered.message} ${time}` });
    await form.press();
    await expect.poll(() => requests.length).toBe(time + 1);
    await (time === 0 ? page.goto("/team").then(() => page.goBack()) : page.reload());
    await form.expectEntries({ message: `${entered.message} ${time}` });
    await expect(form.button).toHaveText("Send Message");
    await expect(form.note).not.toHaveText(failureNote);
  }
  await form.press();
  await expect(page.getByRole("alert").getByRole("paragraph").first()).toHaveText("Too Many Submissions");
  expect(requests).toHaveLength(5);
});

test("a failure does not move the focus", async ({ form }) => {
  const { answer, release } = delay(fail);
  await form.mockRelay(answer);
  await form.open();
  await form.fill(entered);
  await form.field("phone").press("Enter");
  await expect(form.button).toHaveText("Sending...");
  await form.field("lastName").focus();
  release();
  await form.expectToast(catalogue.failed);
  await expect(form.field("lastName")).toBeFocused();
  await form.expectEntries(entered);
});
