import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import {
  expectError,
  expectNoError,
  faultless,
  fieldNames,
  fillForm,
  findField,
  openForm,
  press,
  type Entries,
  type FieldName,
} from "./form";
import { standIn } from "./stand-in";
import { catalogue, expectToast } from "./toast";

type Row = [what: string, entries: Partial<Entries>, words: readonly [string, string], field: FieldName];

// "Message too long" is out of a browser's reach, for the field takes 2000 characters; the rules' own tests hold it. So is an empty
// phone: whatever the field lets in and the button takes for an entry is sent.
const invisible = "\u200b\u200c".repeat(6);
const rows: Row[] = [
  ["a first name of which nothing is left", { firstName: "javascript:" }, catalogue.emptyField, "firstName"],
  ["a last name of which nothing is left", { lastName: "onclick=" }, catalogue.emptyField, "lastName"],
  ["a message of which nothing is left", { message: "javascript:" }, catalogue.emptyField, "message"],
  ["an address of no domain", { email: "ana@acme" }, catalogue.emptyEmail, "email"],
  ["an address with a space in it", { email: "ana ruiz@acme.example" }, catalogue.emptyEmail, "email"],
  ["a message of which too little is left", { message: "javascript:abcdefghi" }, catalogue.tooShort, "message"],
  ["a link in the message", { message: "See https://acme.example/offer" }, catalogue.suspicious, "message"],
  ["a spam word in the message", { message: "You are the WINNER today" }, catalogue.suspicious, "message"],
  ["a letter repeated 11 times", { message: `Hello ${"o".repeat(11)}` }, catalogue.suspicious, "message"],
  ["a message that nobody can see", { message: invisible }, catalogue.invalid, "message"],
];

// Each breaks two rules: the earlier one is told.
const pairs: Row[] = [
  [
    "an empty field, before an empty address",
    { lastName: "onclick=", email: "ana@acme" },
    catalogue.emptyField,
    "lastName",
  ],
  [
    "the first of two empty fields",
    { firstName: "javascript:", message: "javascript:" },
    catalogue.emptyField,
    "firstName",
  ],
  [
    "an empty address, before the message",
    { email: "ana@acme", message: "the casino wins" },
    catalogue.emptyEmail,
    "email",
  ],
  [
    "an empty message, before an empty address",
    { email: "ana@acme", message: "javascript:" },
    catalogue.emptyField,
    "message",
  ],
  [
    "a message too short, before what is suspicious in it",
    { message: "javascript:casino" },
    catalogue.tooShort,
    "message",
  ],
  [
    "a message too short, before nothing being seen of it",
    { message: "javascript:\u200b" },
    catalogue.tooShort,
    "message",
  ],
];

async function expectRefusals(page: Page, refusals: readonly Row[]): Promise<void> {
  const requests = await standIn(page);
  await openForm(page);
  for (const [what, entries, words, field] of refusals) {
    await test.step(what, async () => {
      await fillForm(page, { ...faultless, ...entries });
      await press(page);
      await expectToast(page, words);
      await expectError(page, field, words[1]);
      await expect(findField(page, field)).toBeFocused();
      for (const other of fieldNames.filter((name) => !(name in entries))) await expectNoError(page, other);
    });
  }
  expect(requests).toEqual([]);
}

test("whatever is refused is told in a toast and beside its field, and is not sent", async ({ page }) => {
  await expectRefusals(page, rows);
});

test("a name that is longer than the rules read is refused beside its field", async ({ page }) => {
  const entries = { lastName: "x".repeat(4001) };
  await expectRefusals(page, [["a long name", entries, catalogue.tooLong, "lastName"]]);
});

test("of two faults the first is told: an empty field, an address, a short message, a suspicious one", async ({
  page,
}) => {
  await expectRefusals(page, pairs);
});
