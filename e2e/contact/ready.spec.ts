import type { Page } from "@playwright/test";

import { holdFiles } from "../hold-files";
import { expect, test } from "../test";
import {
  expectEntries,
  faultless,
  fillForm,
  findButton,
  findField,
  findForm,
  findNote,
  openForm,
  type Entries,
} from "./form";

const ready: Partial<Entries>[] = [
  {},
  { message: "1234567890" },
  { message: "  1234567890  " },
  { email: "@" },
  { phone: "+" },
  { firstName: " A ", lastName: "R" },
];

// With the labels of the fields that the note is to name.
const unready: [Partial<Entries>, string][] = [
  [{ message: "123456789" }, "Message"],
  [{ message: "  123456789  " }, "Message"],
  [{ message: " ".repeat(20) }, "Message"],
  [{ email: "ana.acme.example" }, "Work Email"],
  [{ firstName: "   " }, "First Name"],
  [{ lastName: "" }, "Last Name"],
  [{ phone: "ext" }, "Phone"],
  [{ phone: "  " }, "Phone"],
  [{ firstName: "", email: "ana", message: "Hello" }, "First Name, Work Email, Message"],
];

test("the button can be pressed as soon as every field holds enough, and the note says what is still to be done", async ({
  page,
}) => {
  await openForm(page);
  await expect(findButton(page)).toBeDisabled();
  await expect(findNote(page)).toHaveText("");
  await fillForm(page, { firstName: "A" });
  await expect(findNote(page)).toHaveText("Still to fill in: Last Name, Phone, Work Email, Message");
  for (const entries of ready) {
    await fillForm(page, { ...faultless, ...entries });
    await expect(findButton(page), JSON.stringify(entries)).toBeEnabled();
    await expect(findNote(page)).toHaveText("");
  }
  for (const [entries, names] of unready) {
    await fillForm(page, { ...faultless, ...entries });
    await expect(findButton(page), JSON.stringify(entries)).toBeDisabled();
    await expect(findNote(page)).toHaveText(`Still to fill in: ${names}`);
    await expect(findButton(page)).toHaveAccessibleDescription(`Still to fill in: ${names}`);
  }
});

test("what was typed before the scripts ran is kept, cleaned and counted", async ({ page }) => {
  const open = await holdFiles(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(findButton(page)).toBeEnabled();
  await fillForm(page, { ...faultless, firstName: "<Ana>", email: "Ana@Acme.example", message: "Hel<lo" });
  open();
  await expect(findButton(page)).toBeDisabled();
  await expectEntries(page, { ...faultless, message: "Hello" });
  await expect(findForm(page).getByText("5/2000 characters", { exact: true })).toBeVisible();
  await expect(findNote(page)).toHaveText("Still to fill in: Message");
});

/** Types by an input method: first the words under way, then the words chosen. */
async function compose(page: Page, underWay: readonly string[], whileComposing: () => Promise<void>, chosen: string) {
  const browser = await page.context().newCDPSession(page);
  for (const text of underWay) {
    const end = text.length;
    await browser.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
  }
  await whileComposing();
  await browser.send("Input.insertText", { text: chosen });
}

test(
  "what an input method composes is left alone until it is chosen, and then cleaned",
  { tag: "@chromium" },
  async ({ page }) => {
    await openForm(page);
    for (const [field, underWay, chosen, held] of [
      ["firstName", ["あ", "あ<", "あ<な"], "<亜名>", "亜名"],
      ["phone", ["１", "1k"], "1k2", "12"],
      ["email", ["A", "AN", "ANA"], "ANA@", "ana@"],
      ["message", ["こ", "こ>"], "こ>んにちは", "こんにちは"],
    ] as const) {
      const control = findField(page, field);
      await control.focus();
      await compose(page, underWay, () => expect(control).toHaveValue(underWay.at(-1) ?? ""), chosen);
      await expect(control).toHaveValue(held);
      for (let step = 0; step < 5 && (await control.inputValue()) !== ""; step++)
        await control.press("ControlOrMeta+z");
      await expect(control).toHaveValue("");
    }
  },
);
