import type { Locator, Page } from "@playwright/test";

import { holdFiles } from "../support/page-actions";
import { catalogue, expect, test, validEntries } from "./form";
import { fail, readEntries } from "./mock-relay";

async function undoTo(control: Locator, text: string): Promise<void> {
  for (let step = 0; step < 12 && (await control.inputValue()) !== text; step++) await control.press("ControlOrMeta+z");
  await expect(control).toHaveValue(text);
}

test("the caret keeps its place, and a forbidden character does not replace the selection", async ({ form }) => {
  await form.open();
  for (const [field, before, typed, after] of [
    ["firstName", "Aria", "<nn", "Annria"],
    ["lastName", "Ruz", ">i", "Riuz"],
    ["phone", "123", "x45", "14523"],
    ["email", "ana@acme.example", "XYz", "axyzna@acme.example"],
    ["message", "Hello there", "<<i>j", "Hijello there"],
  ] as const) {
    const control = form.field(field);
    await control.fill(before);
    await control.press("Home");
    await control.press("ArrowRight");
    await control.pressSequentially(typed);
    await expect(control).toHaveValue(after);
    // The selection of an email field cannot be read.
    if (field === "email") continue;
    await control.press("ControlOrMeta+a");
    await control.press(field === "phone" ? "x" : "<");
    await expect(control).toHaveValue(after);
  }
});

/** Replaces the text of a control by pasting from the clipboard with the keyboard. */
async function paste(page: Page, control: Locator, text: string): Promise<void> {
  await page.evaluate((words) => {
    const source = document.createElement("textarea");
    source.value = words;
    document.body.append(source);
    source.select();
    // Works without a permission.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand("copy");
    source.remove();
  }, text);
  await control.press("ControlOrMeta+a");
  await control.press("ControlOrMeta+v");
}

test("typed, pasted and composed text is cleaned, undoable, and stored in the draft", async ({ form, page }) => {
  await form.open();
  for (const [field, entered, expected, isPasted = true] of [
    ["firstName", "A<n>a", "Ana", false],
    ["phone", "12x3", "123", false],
    ["email", "aNA@", "ana@", false],
    ["message", "a<b>c", "abc", false],
    ["lastName", "<b>Ruiz</b>", "bRuiz/b"],
    ["phone", "call +52 55", " +52 55"],
    ["phone", "+８１ ９０－１２３４－５６７８", "+81 90-1234-5678"],
    ["email", "  ANA@acme.example\n", "ana@acme.example"],
    ["email", "an\u2060n＠ac\u00adme。example\u200b", "ann@acme.example"],
    ["message", "<p>One\n\nTwo</p>", "pOne\n\nTwo/p"],
    ["message", "<".repeat(9) + "y".repeat(2500), "y".repeat(2000)],
  ] as const) {
    const control = form.field(field);
    await control.fill("5");
    await control.press("ControlOrMeta+a");
    await (isPasted ? paste(page, control, entered) : control.pressSequentially(entered));
    await expect(control).toHaveValue(expected);
    await undoTo(control, "5");
  }
  await form.open();
  await form.expectEntries({ firstName: "5", lastName: "5", phone: "5", email: "5", message: "5" });

  // Text of an input method is cleaned after the composition ends.
  await page.evaluate(() => sessionStorage.clear());
  await form.open();
  const keyboard = await page.context().newCDPSession(page);
  for (const [field, composed, chosen, expected] of [
    ["firstName", ["あ", "あ<", "あ<な"], "<亜名>", "亜名"],
    ["phone", ["１", "1k"], "1k2", "12"],
    ["phone", ["０", "０９"], "０９０", "090"],
    ["email", ["A", "AN", "ANA"], "ANA@", "ana@"],
    ["message", ["こ", "こ>"], "こ>んにちは", "こんにちは"],
  ] as const) {
    const control = form.field(field);
    await control.focus();
    for (const text of composed)
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(control).toHaveValue(composed.at(-1) ?? "");
    await keyboard.send("Input.insertText", { text: chosen });
    await expect(control).toHaveValue(expected);
    await undoTo(control, "");
  }
});

test("an address is shown alone when its field is left, and is sent so, but not changed while it is typed", async ({
  form,
  page,
}) => {
  const requests = await form.mockRelay();
  await form.open();
  await form.fill();
  const email = form.field("email");
  for (const [pasted, held] of [
    ["Ann Lee <Ann@Acme.example>", "ann lee <ann@acme.example>"],
    ["mailto:ann@acme.example?subject=Hello", "mailto:ann@acme.example?subject=hello"],
    ["“ann@acme.example”;", "“ann@acme.example”;"],
  ] as const) {
    await paste(page, email, pasted);
    await expect(email).toHaveValue(held);
    await email.press("Tab");
    await expect(email).toHaveValue("ann@acme.example");
    await form.expectNoError("email");
  }
  await email.fill("ann@acme.");
  await email.press("Tab");
  await form.expectError("email", catalogue.emptyEmail[1]);
  await expect(email).toHaveValue("ann@acme.");
  // A phone writes a period for two spaces.
  await email.press("End");
  await email.pressSequentially("example. ");
  await email.press("Enter");
  await form.expectToast(catalogue.succeeded);
  expect(requests.map((request) => readEntries(request)["email"])).toEqual(["ann@acme.example"]);
});

test("dragged text is cleaned and undoable", { tag: "@thorough" }, async ({ form, page }) => {
  await form.open();
  await form.field("email").fill("abc12");
  await form.field("email").press("ControlOrMeta+a");
  const phone = form.field("phone");
  await phone.fill("5");
  const from = await form.field("email").boundingBox();
  await form.field("email").press("ControlOrMeta+a");
  if (!from) throw new Error("The field is not shown.");
  await page.mouse.move(from.x + 30, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + from.height / 2, { steps: 5 });
  await phone.hover();
  await phone.hover({ position: { x: 40, y: 20 } });
  await page.mouse.up();
  await expect(phone).toHaveValue("512");
  await undoTo(phone, "5");
});

test("a value set by a script is cleaned", { tag: "@thorough" }, async ({ form }) => {
  await form.open();
  const fills = {
    firstName: ["<Ana>", "input"],
    email: ["ANA@acme.example", "change"],
    message: ["One more message<", "change"],
  };
  for (const [field, fill] of Object.entries(fills))
    await form.field(field as keyof typeof fills).evaluate((control, [value = "", event = ""]) => {
      (control as HTMLInputElement).value = value;
      control.dispatchEvent(new Event(event, { bubbles: true }));
    }, fill);
  await form.expectEntries({ firstName: "Ana", email: "ana@acme.example", message: "One more message" });
  await expect(form.text("16/2000 characters")).toBeVisible();
});

test("the counter shows the length of the message, up to 2000 characters, of which 1000 are sent", async ({ form }) => {
  await form.open();
  const message = form.field("message");
  await expect(form.text("0/2000 characters")).toBeVisible();
  await message.fill("x".repeat(1000));
  await expect(form.text("1000/2000 characters")).toBeVisible();
  await message.press("End");
  await message.press("y");
  const hint = "1001/2000 characters. Only the first 1000 characters will be sent.";
  await expect(form.text(hint)).toBeVisible();
  await expect(message).toHaveAccessibleDescription(hint);
  await message.fill("0123456789".repeat(250));
  await expect(message).toHaveValue("0123456789".repeat(200));
  await message.press("ControlOrMeta+End");
  await message.press("y");
  await expect(form.text(/^2000\/2000 characters\b/)).toBeVisible();
});

test("text typed before hydration is kept, cleaned and counted", async ({ form, page }) => {
  const open = await holdFiles(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(form.button).toBeDisabled();
  await form.fill({ ...validEntries, firstName: "<Ana>", email: "Ana@Acme.example", message: "Hel<lo" });
  open();
  await expect(form.button).toBeDisabled();
  await form.expectEntries({ ...validEntries, message: "Hello" });
  await expect(form.text("5/2000 characters")).toBeVisible();
  await expect(form.note).toHaveText("Still to fill in: Message");
});

test("text typed after hydration, but before the queue of early input ends, counts", async ({ form, page }) => {
  await page.addInitScript(() => {
    addEventListener("page:hydrated", (event) => {
      if (!("ends" in window)) event.stopImmediatePropagation();
    });
  });
  await page.goto("/contact");
  await form.button.hover({ force: true });
  await expect(page.locator("form[novalidate]")).toBeAttached();
  await form.fill(validEntries);
  await expect(form.button).toBeDisabled();
  await page.evaluate(() => {
    Object.assign(window, { ends: true });
    document.querySelector("[data-island=contact-form]")?.dispatchEvent(new Event("page:hydrated", { bubbles: true }));
  });
  await expect(form.button).toBeEnabled();
});

test("values set without an event after hydration enable the button", async ({ form, page }) => {
  await page.addInitScript((entries) => {
    addEventListener("page:hydrated", () => {
      setTimeout(() => {
        for (const [name, value] of Object.entries(entries))
          Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value });
      }, 100);
    });
  }, validEntries);
  await form.open();
  await expect(form.button).toBeEnabled();
  await expect(form.note).toHaveText("");
});

test("values set without an event enable the button on the next interaction", async ({ form, page }) => {
  // The click may also send the form, which a failure leaves as it is.
  await form.mockRelay(fail);
  // Otherwise the failed attempt of the click is restored in the next round.
  await page.addInitScript(() => sessionStorage.clear());
  for (const touch of [
    () => form.button.click({ force: true }),
    () => page.mouse.move(10, 10, { steps: 2 }),
    () => page.evaluate(() => dispatchEvent(new Event("focus"))),
    () => form.field("message").focus(),
    async () => {
      for (let step = 0; step < 13; step++) await page.keyboard.press("Tab");
    },
    () => form.field("firstName").hover(),
  ]) {
    await form.open();
    // After the form has read its fields by itself.
    await page.waitForTimeout(1500);
    const isDisabled = await form.button.evaluate((button: HTMLButtonElement, entries) => {
      for (const [name, value] of Object.entries(entries))
        Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value });
      return button.disabled;
    }, validEntries);
    expect(isDisabled).toBe(true);
    await touch();
    await expect(form.button).toBeEnabled();
  }
});

test("presses and typing add no listeners", async ({ form, page }) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    const added: string[] = [];
    Object.assign(window, { added });
    EventTarget.prototype.addEventListener = function addCounted(
      this: EventTarget,
      ...listener: Parameters<typeof add>
    ) {
      added.push(listener[0]);
      add.apply(this, listener);
    };
  });
  await form.open();
  await form.field("firstName").fill("A");
  await page.evaluate(() => (window as unknown as { added: string[] }).added.splice(0));
  await form.field("lastName").click();
  await form.button.click({ force: true });
  await form.field("message").pressSequentially("Hello");
  expect(await page.evaluate(() => (window as unknown as { added: string[] }).added)).toEqual([]);
});
