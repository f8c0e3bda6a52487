import { readFileSync } from "node:fs";

import { readRetention } from "../../src/gatsby/settings/read-retention";
import {
  allMissing,
  catalogue,
  expect,
  fieldNames,
  labels,
  test,
  validEntries,
  type Entries,
  type FieldName,
} from "./form";

test("fields have label, type and token; all enable the button; a note lists those left", async ({ form, page }) => {
  await form.open();
  await expect(
    page.getByText("Tell us about your customers. We tell you what your data can say about them."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Book a Call", level: 2 })).toBeVisible();
  await expect(form.note, "before a field is left").toBeHidden();
  for (const [field, type, autocomplete] of [
    ["firstName", "text", "given-name"],
    ["lastName", "text", "family-name"],
    ["phone", "tel", "tel"],
    ["email", "email", "email"],
    ["message", null, null],
  ] as const) {
    const control = form.field(field);
    await expect(control).toHaveJSProperty("required", true);
    if (type) await expect(control).toHaveAttribute("type", type);
    if (autocomplete) await expect(control).toHaveAttribute("autocomplete", autocomplete);
    await form.text(`${labels[field]} *`).click();
    await expect(control).toBeFocused();
  }
  const message = form.field("message");
  const { DELIVERED_DAYS } = readRetention(readFileSync("src/relay/wrangler.jsonc", "utf8"), false);
  await expect(page.getByText(`${DELIVERED_DAYS} days after`).first()).toBeVisible();
  await expect(message).toHaveAttribute("rows", "5");
  await expect(message).toHaveAttribute("placeholder", "Tell us about your project or how we can help...");

  await expect(form.button).toBeDisabled();
  await expect(form.note).toHaveText(allMissing);
  await form.fill({ firstName: "A" });
  await expect(form.note).toHaveText("Still to fill in: Last Name, Phone, Work Email, Message");
  for (const [entries, note] of [
    [{ message: "  1234567890  " }, ""],
    [{ message: "  123456789  " }, "Please check: Message"],
    [{ email: "@" }, ""],
    [{ phone: "ext" }, "Still to fill in: Phone"],
    [
      { firstName: "", email: "ana", message: "Hello" },
      "Still to fill in: First Name. Please check: Work Email, Message",
    ],
  ] as const) {
    await form.fill({ ...validEntries, ...entries });
    await expect(form.button, note).toBeEnabled({ enabled: note === "" });
    await expect(form.note).toHaveText(note);
    if (note) await expect(form.note).toBeVisible();
    if (note) await expect(form.button).toHaveAccessibleDescription(RegExp(`^${note}`, "u"));
  }
});

// Unit tests in `src/contact` test all rules. Two cannot fail in a browser: the field limits the length of the message, and an empty
// phone disables the button.
const rejected: [entries: Partial<Entries>, texts: readonly [string, string], field: FieldName][] = [
  [{ firstName: "javascript:" }, catalogue.emptyField, "firstName"],
  [{ lastName: "x".repeat(4001) }, catalogue.tooLong, "lastName"],
  [{ email: "ana@acme" }, catalogue.emptyEmail, "email"],
  [{ message: "javascript:abcdefghi" }, catalogue.tooShort, "message"],
  [{ message: "See https://acme.example/offer" }, catalogue.suspicious, "message"],
  [{ message: "\u200b\u200c".repeat(6) }, catalogue.invalid, "message"],
  // Reports only the first of two errors.
  [{ email: "ana@acme", message: "the casino wins" }, catalogue.emptyEmail, "email"],
];

test("a rejected entry is not sent, and reported in a toast and at its field until it changes", async ({ form }) => {
  const requests = await form.mockRelay();
  await form.open();
  for (const [entries, texts, field] of rejected) {
    await form.fill({ ...validEntries, ...entries });
    await form.press();
    await form.expectToast(texts);
    await form.expectError(field, texts[1]);
    await expect(form.field(field)).toBeFocused();
    for (const other of fieldNames.filter((name) => !(name in entries))) await form.expectNoError(other);
  }
  expect(requests).toEqual([]);

  for (const [field, wrong, text, typed] of [
    ["firstName", "   ", "Please fill this in with valid information.", "A"],
    ["lastName", "onclick=", "Please fill this in with valid information.", "R"],
    ["phone", "  ", "Please fill this in with valid information.", "1"],
    ["email", "ana@acme", "Please enter a valid email address.", "."],
    ["message", "Hello", "Message too short", " "],
    ["message", "the lottery", "Message contains suspicious content", "!"],
  ] as const) {
    const control = form.field(field);
    await control.fill(wrong);
    await form.expectNoError(field);
    await control.press("Tab");
    await form.expectError(field, text);
    await control.press(typed);
    await form.expectNoError(field);
    await expect(form.text(text)).toHaveCount(0);
    await control.fill("");
    await control.press("Tab");
    await form.expectNoError(field);
  }
});
