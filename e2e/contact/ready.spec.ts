import { holdFiles } from "../hold-files";
import { expect, test } from "../test";
import { expectEntries, faultless, fillForm, findButton, findForm, findNote, openForm, type Entries } from "./form";

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
