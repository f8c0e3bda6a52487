import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../test";
import { expectError, expectNoError, expectEntries, fillForm, findField, findForm, openForm } from "./form";

test("each field is cleaned while one types", async ({ page }) => {
  await openForm(page);
  for (const [field, typed, held] of [
    ["firstName", "A<n>a", "Ana"],
    ["lastName", "<b>Ruiz</b>", "bRuiz/b"],
    ["phone", "+52 (55) 12-34 ext. 5.6/7abc", "+52 (55) 12-34  567"],
    ["email", " Ana@ACME.Example", "ana@acme.example"],
    ["message", "a < b and <script>", "a  b and script"],
  ] as const) {
    await findField(page, field).pressSequentially(typed);
    await expect(findField(page, field)).toHaveValue(held);
  }
});

test("what is pasted is cleaned as what is typed", async ({ page }) => {
  await openForm(page);
  await fillForm(page, {
    firstName: "<Ana>",
    lastName: "Ru<iz",
    phone: "call +52 55",
    email: "  ANA@acme.example\n",
    message: "<p>One\nTwo</p>",
  });
  await expectEntries(page, {
    firstName: "Ana",
    lastName: "Ruiz",
    phone: " +52 55",
    email: "ana@acme.example",
    message: "pOne\nTwo/p",
  });
});

test("the caret stays where one types in the middle of a field", async ({ page }) => {
  await openForm(page);
  for (const [field, before, typed, after] of [
    ["firstName", "Aria", "<nn", "Annria"],
    ["lastName", "Ruz", ">i", "Riuz"],
    ["phone", "123", "x45", "14523"],
    ["email", "ana@acme.example", "XYz", "axyzna@acme.example"],
    ["message", "Hello there", "<<i>j", "Hijello there"],
  ] as const) {
    const control = findField(page, field);
    await control.fill(before);
    await control.press("Home");
    await control.press("ArrowRight");
    await control.pressSequentially(typed);
    await expect(control).toHaveValue(after);
  }
});

/** Pastes a text in place of all that a control holds, from the clipboard and with the keyboard. */
async function paste(page: Page, control: Locator, text: string): Promise<void> {
  await page.evaluate((words) => {
    const source = document.createElement("textarea");
    source.value = words;
    document.body.append(source);
    source.select();
    // Firefox lets no test write to the clipboard in another way.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand("copy");
    source.remove();
  }, text);
  await control.press("ControlOrMeta+a");
  await control.press("ControlOrMeta+v");
}

test("a forbidden character does not replace what is selected", { tag: "@thorough" }, async ({ page }) => {
  await openForm(page);
  for (const [field, text, typed] of [
    ["firstName", "Ana Maria", "<"],
    ["phone", "+52 55", "x"],
    ["message", "A long message\nof two lines", ">"],
  ] as const) {
    const control = findField(page, field);
    await control.fill(text);
    await control.press("ControlOrMeta+a");
    await control.press(typed);
    await expect(control).toHaveValue(text);
  }
});

test("what was typed can be undone past a character that was removed, and the draft follows", async ({ page }) => {
  await openForm(page);
  for (const [field, typed, held] of [
    ["firstName", "A<n>a", "Ana"],
    ["phone", "12x3", "123"],
    ["email", "aNA@", "ana@"],
    ["message", "a<b>c", "abc"],
  ] as const) {
    const control = findField(page, field);
    await control.fill("5");
    await control.press("ControlOrMeta+a");
    await control.pressSequentially(typed);
    await expect(control).toHaveValue(held);
    for (let step = 0; step < 12 && (await control.inputValue()) !== "5"; step++)
      await control.press("ControlOrMeta+z");
    await expect(control).toHaveValue("5");
  }
  await openForm(page);
  await expectEntries(page, { firstName: "5", phone: "5", email: "5", message: "5" });
});

test("a paste with forbidden characters is cleaned, and can be undone", { tag: "@thorough" }, async ({ page }) => {
  await openForm(page);
  for (const [field, pasted, held] of [
    ["lastName", "<b>Ruiz</b>", "bRuiz/b"],
    ["phone", "call +52 55", " +52 55"],
    ["email", "  ANA@acme.example\n", "ana@acme.example"],
    ["message", "<p>One\n\nTwo</p>", "pOne\n\nTwo/p"],
    ["message", "<".repeat(9) + "y".repeat(2500), "y".repeat(2000)],
  ] as const) {
    const control = findField(page, field);
    await control.fill("5");
    await paste(page, control, pasted);
    await expect(control).toHaveValue(held);
    for (let step = 0; step < 9 && (await control.inputValue()) !== "5"; step++) await control.press("ControlOrMeta+z");
    await expect(control).toHaveValue("5");
  }
});

test(
  "text that is dragged into a field is cleaned, and can be undone",
  { tag: ["@chromium", "@thorough"] },
  async ({ page }) => {
    await openForm(page);
    await findField(page, "email").fill("abc12");
    await findField(page, "email").press("ControlOrMeta+a");
    const phone = findField(page, "phone");
    await phone.fill("5");
    const from = await findField(page, "email").boundingBox();
    await findField(page, "email").press("ControlOrMeta+a");
    if (!from) throw new Error("The field is not shown.");
    await page.mouse.move(from.x + 30, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + from.height / 2, { steps: 5 });
    await phone.hover();
    await phone.hover({ position: { x: 40, y: 20 } });
    await page.mouse.up();
    await expect(phone).toHaveValue("512");
    await phone.focus();
    for (let step = 0; step < 4 && (await phone.inputValue()) !== "5"; step++) await phone.press("ControlOrMeta+z");
    await expect(phone).toHaveValue("5");
  },
);

test(
  "a field that a program fills in is cleaned, whichever event it dispatches",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const type of ["input", "change"]) {
      await openForm(page);
      for (const [field, text] of [
        ["firstName", "<Ana>"],
        ["email", "ANA@acme.example"],
        ["message", "One more message<"],
      ] as const) {
        await findField(page, field).evaluate(
          (control, [value, event]) => {
            if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
            control.dispatchEvent(new Event(event, { bubbles: true }));
          },
          [text, type] as const,
        );
      }
      await expectEntries(page, { firstName: "Ana", email: "ana@acme.example", message: "One more message" });
      await expect(findForm(page).getByText("16/2000 characters", { exact: true })).toBeVisible();
      await page.evaluate(() => {
        sessionStorage.clear();
      });
    }
  },
);

test("the counter follows the message, and says past 1000 characters that only those are sent", async ({ page }) => {
  await openForm(page);
  const message = findField(page, "message");
  const form = findForm(page);
  await expect(form.getByText("0/2000 characters", { exact: true })).toBeVisible();
  await message.fill("x".repeat(1000));
  await expect(form.getByText("1000/2000 characters", { exact: true })).toBeVisible();
  await message.press("End");
  await message.press("y");
  const words = "1001/2000 characters. Only the first 1000 characters will be sent.";
  await expect(form.getByText(words, { exact: true })).toBeVisible();
  await expect(message).toHaveAccessibleDescription(words);
  await message.press("Backspace");
  await expect(form.getByText("1000/2000 characters", { exact: true })).toBeVisible();
});

test("the message takes 2000 characters and no more, pasted or typed", async ({ page }) => {
  await openForm(page);
  const message = findField(page, "message");
  await message.fill("0123456789".repeat(250));
  await expect(message).toHaveValue("0123456789".repeat(200));
  await message.press("ControlOrMeta+End");
  await message.press("y");
  await expect(message).toHaveValue("0123456789".repeat(200));
  await expect(findForm(page).getByText(/^2000\/2000 characters\b/)).toBeVisible();
});

test("a field that is left tells what is wrong with it, until one types on", async ({ page }) => {
  await openForm(page);
  const form = findForm(page);
  for (const [field, wrong, words, typed] of [
    ["firstName", "   ", "Please fill this in with valid information.", "A"],
    ["lastName", "onclick=", "Please fill this in with valid information.", "R"],
    ["phone", "  ", "Please fill this in with valid information.", "1"],
    ["email", "ana@acme", "Please enter a valid email address.", "."],
    ["message", "Hello", "Message too short", " "],
    ["message", "the lottery", "Message contains suspicious content", "!"],
  ] as const) {
    const control = findField(page, field);
    await control.fill(wrong);
    await expectNoError(page, field);
    await control.press("Tab");
    await expectError(page, field, words);
    await control.press(typed);
    await expectNoError(page, field);
    await expect(form.getByText(words, { exact: true })).toHaveCount(0);
    await control.fill("");
    await control.press("Tab");
    await expectNoError(page, field);
  }
});
