import type { Locator, Page } from "@playwright/test";

import { waitForViews } from "../analytics/visits";
import { holdFiles } from "../support/page-actions";
import { catalogue, expect, fieldNames, test, validEntries, type ContactForm, type FieldName } from "./form";
import { fail, readEntries } from "./mock-relay";

async function undoTo(control: Locator, text: string): Promise<void> {
  for (let step = 0; step < 12 && (await control.inputValue()) !== text; step++) await control.press("ControlOrMeta+z");
  await expect(control).toHaveValue(text);
}

test("the caret keeps its place, and a forbidden character does not replace the selection", async ({ form }) => {
  await form.open();
  for (const [field, before, typed, after] of [
    ["firstName", "Aria", "<nn", "Annria"],
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

/** Pastes from the clipboard with the keyboard. */
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

/** Enters text by an input method, which is cleaned only after the composition ends. */
async function compose(page: Page, control: Locator, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const length of [1, text.length])
    await keyboard.send("Input.imeSetComposition", {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  await expect(control).toHaveValue(text);
  await keyboard.send("Input.insertText", { text });
}

type Entering = (page: Page, control: Locator, text: string) => Promise<void>;
const type: Entering = (_, control, text) => control.pressSequentially(text);

/** Ways to enter text in place of “5”. Unit tests of `cleanKeystroke` have all fields and characters. */
const entered: [enter: Entering, field: FieldName, text: string, cleaned: string][] = [
  [type, "firstName", "A<n>a", "Ana"],
  [type, "email", "aNA@", "ana@"],
  [type, "message", "a<b>c", "abc"],
  [paste, "lastName", "<b>Ruiz</b>", "bRuiz/b"],
  [paste, "phone", "+８１ ９０－１２３４－５６７８", "+81 90-1234-5678"],
  [paste, "email", "  ANA@acme.example\n", "ana@acme.example"],
  [paste, "message", "<".repeat(9) + "y".repeat(2500), "y".repeat(2000)],
  [compose, "firstName", "<亜名>", "亜名"],
  [compose, "phone", "０９０k", "090"],
  [compose, "email", "ANA@", "ana@"],
  [compose, "message", "こ>んにちは", "こんにちは"],
];

test("typed, pasted and composed text is cleaned, undoable, and stored in the draft", async ({ form, page }) => {
  await form.open();
  for (const [enter, field, text, cleaned] of entered) {
    const control = form.field(field);
    await control.fill("5");
    await control.press("ControlOrMeta+a");
    await enter(page, control, text);
    await expect(control, `${text} in ${field}`).toHaveValue(cleaned);
    await undoTo(control, "5");
  }
  await form.open();
  for (const field of fieldNames) await expect(form.field(field)).toHaveValue("5");
});

test("dragged text is cleaned and undoable", { tag: "@thorough" }, async ({ form, page }) => {
  await form.open();
  await form.field("email").fill("abc12");
  const phone = form.field("phone");
  await phone.fill("5");
  await form.field("email").press("ControlOrMeta+a");
  const { x = 0, y = 0, height = 0 } = (await form.field("email").boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + height / 2, { steps: 5 });
  await phone.hover();
  await phone.hover({ position: { x: 40, y: 20 } });
  await page.mouse.up();
  await expect(phone).toHaveValue("512");
  await undoTo(phone, "5");
});

test("an address is shown alone when its field is left, and is sent so, but not changed while it is typed", async ({
  form,
  page,
}) => {
  const requests = await form.mockRelay();
  await form.open();
  await form.fill();
  const email = form.field("email");
  await paste(page, email, "Ann Lee <Ann@Acme.example>");
  await expect(email).toHaveValue("ann lee <ann@acme.example>");
  await email.press("Tab");
  await expect(email).toHaveValue("ann@acme.example");
  await form.expectNoError("email");
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
  await message.press("y");
  await expect(message).toHaveValue("0123456789".repeat(200));
});

const uncleaned = { ...validEntries, firstName: "<Ana>", email: "Ana@Acme.example" };

/** Ways to fill the form that it can miss: before its script runs, and without an event. */
const fillings: Record<string, (form: ContactForm) => Promise<unknown>> = {
  "typed before the scripts arrive": async (form) => {
    const open = await holdFiles(form.page);
    await form.page.goto("/contact", { waitUntil: "commit" });
    await expect(form.button).toBeDisabled();
    await form.fill(uncleaned);
    open();
  },
  "typed after hydration, but before the queue of early input ends": async (form) => {
    const { page } = form;
    await page.addInitScript(() => {
      addEventListener("page:hydrated", (event) => {
        if (!("ends" in window)) event.stopImmediatePropagation();
      });
    });
    await page.goto("/contact");
    await form.button.hover({ force: true });
    await expect(page.locator("form[novalidate]")).toBeAttached();
    await form.fill(uncleaned);
    await page.evaluate(() => {
      Object.assign(window, { ends: true });
      const event = new Event("page:hydrated", { bubbles: true });
      document.querySelector("[data-island=contact-form]")?.dispatchEvent(event);
    });
  },
  "set by a script, with an event": async (form) => {
    await form.open();
    for (const [index, name] of fieldNames.entries())
      await form.field(name).evaluate(
        (control: HTMLInputElement, [value = "", event = ""]) => {
          control.value = value;
          control.dispatchEvent(new Event(event, { bubbles: true }));
        },
        [uncleaned[name], index % 2 === 0 ? "input" : "change"],
      );
  },
  "set by a script after hydration, without an event": async (form) => {
    await form.page.addInitScript((entries) => {
      addEventListener("page:hydrated", () => {
        setTimeout(() => {
          for (const [name, value] of Object.entries(entries))
            Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value });
        }, 100);
      });
    }, validEntries);
    await form.open();
  },
};

for (const [name, fill] of Object.entries(fillings))
  test(`values ${name}, are cleaned and counted, and enable the button`, async ({ form }) => {
    await fill(form);
    await form.expectEntries(validEntries);
    await expect(form.text(`${validEntries.message.length}/2000 characters`)).toBeVisible();
    await expect(form.note).toHaveText("");
    await expect(form.button).toBeEnabled();
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
  // The record of visits adds its listeners when the browser is idle.
  await waitForViews(page, 1);
  await page.evaluate(() => (window as unknown as { added: string[] }).added.splice(0));
  await form.field("lastName").click();
  await form.button.click({ force: true });
  await form.field("message").pressSequentially("Hello");
  expect(await page.evaluate(() => (window as unknown as { added: string[] }).added)).toEqual([]);
});
