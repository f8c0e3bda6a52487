import { expect, test } from "../test";
import {
  blank,
  expectEntries,
  expectNoError,
  faultless,
  fieldNames,
  fillForm,
  findButton,
  findField,
  findForm,
  findNote,
  openForm,
  press,
  enter,
} from "./form";
import { holdBack, readEntries, standIn } from "./stand-in";
import { catalogue, expectNoToast, expectToast } from "./toast";

test("while a message is under way the button says so and rests, and the fields can be read but not changed", async ({
  page,
}) => {
  const { answer, letGo } = holdBack();
  const requests = await standIn(page, answer);
  await openForm(page);
  await fillForm(page);
  await expect(findButton(page)).toHaveText("Send Message");
  await press(page);
  await expect(findButton(page)).toHaveText("Sending...");
  await expect(findButton(page)).toBeDisabled();
  await expectNoToast(page);
  for (const field of fieldNames) await expect(findField(page, field)).not.toBeEditable();
  await findField(page, "firstName").press("End");
  await page.keyboard.type("x");
  await findField(page, "firstName").press("Enter");
  await expectEntries(page, faultless);
  letGo();
  await expectToast(page, catalogue.succeeded);
  for (const field of fieldNames) await expect(findField(page, field)).toBeEditable();
  expect(requests).toHaveLength(1);
});

test("after success the form is empty and has the focus, and nothing is said to be wrong or missing", async ({
  page,
}) => {
  await standIn(page);
  await openForm(page);
  await fillForm(page, { ...faultless, email: "ana@acme" });
  await press(page);
  await expectToast(page, catalogue.emptyEmail);
  await enter(findField(page, "email"), faultless.email);
  await press(page);
  await expectToast(page, catalogue.succeeded);
  await expectEntries(page, blank);
  for (const field of fieldNames) await expectNoError(page, field);
  await expect(findForm(page).getByText("0/2000 characters", { exact: true })).toBeVisible();
  await expect(findNote(page)).toHaveText("");
  await expect(findButton(page)).toHaveText("Send Message");
  await expect(findButton(page)).toBeDisabled();
  await expect(findForm(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(findField(page, "firstName")).toBeFocused();
});

test("Enter in a field sends the form, and in the message begins a line", async ({ page }) => {
  const requests = await standIn(page);
  await openForm(page);
  await fillForm(page);
  await findField(page, "message").press("ControlOrMeta+End");
  await findField(page, "message").press("Enter");
  await page.keyboard.type("Regards");
  await expect(findField(page, "message")).toHaveValue(`${faultless.message}\nRegards`);
  await findField(page, "email").press("Enter");
  await expectToast(page, catalogue.succeeded);
  expect(requests.map(readEntries)).toEqual([{ ...faultless, message: `${faultless.message}\nRegards` }]);
});

test("a second message can be sent after the first", { tag: "@thorough" }, async ({ page }) => {
  const requests = await standIn(page);
  await openForm(page);
  for (const message of ["The first message", "The second message"]) {
    await fillForm(page, { ...faultless, message });
    await press(page);
    await expectToast(page, catalogue.succeeded);
    await expectEntries(page, blank);
  }
  expect(requests.map((request) => readEntries(request).message)).toEqual(["The first message", "The second message"]);
});
