import { findViolations } from "../find-violations";
import { expect, test } from "../test";
import {
  expectError,
  faultless,
  fieldNames,
  fillForm,
  findButton,
  findField,
  findForm,
  labels,
  openForm,
  press,
  enter,
} from "./form";
import { makeAddress, makeMark } from "./outbox";
import { fail, holdBack, standIn } from "./stand-in";
import { catalogue, expectToast, findAnswer } from "./toast";

test("each field has its label, its kind and what browsers fill in, and is required", async ({ page }) => {
  await openForm(page);
  for (const [field, type, autocomplete] of [
    ["firstName", "text", "given-name"],
    ["lastName", "text", "family-name"],
    ["phone", "tel", "tel"],
    ["email", "email", "email"],
    ["message", null, null],
  ] as const) {
    const control = findField(page, field);
    await expect(control).toHaveJSProperty("required", true);
    if (type) await expect(control).toHaveAttribute("type", type);
    if (autocomplete) await expect(control).toHaveAttribute("autocomplete", autocomplete);
    await findForm(page).getByText(`${labels[field]} *`, { exact: true }).click();
    await expect(control).toBeFocused();
  }
  await expect(findField(page, "message")).toHaveAttribute("rows", "5");
  await expect(findField(page, "message")).toHaveAttribute(
    "placeholder",
    "Tell us about your project or how we can help...",
  );
});

test("the form can be filled in, refused, mended and sent with the keyboard alone", async ({ page }) => {
  await standIn(page);
  await openForm(page);
  await findField(page, "firstName").focus();
  for (const field of fieldNames) {
    await expect(findField(page, field)).toBeFocused();
    await page.keyboard.type(field === "email" ? "ana@acme" : faultless[field]);
    await page.keyboard.press("Tab");
  }
  await expectError(page, "email", catalogue.emptyEmail[1]);
  await expect(findButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, catalogue.emptyEmail);
  await expect(findField(page, "email")).toBeFocused();
  await page.keyboard.type(".example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expectToast(page, catalogue.succeeded);
});

test("axe finds nothing in the form while it is refused, sending, failed and sent", async ({ page }) => {
  const { answer, letGo } = holdBack(fail);
  await openForm(page);
  for (const [field, entry] of [
    ["firstName", "onclick="],
    ["phone", " "],
    ["message", "Hello"],
  ] as const) {
    await enter(findField(page, field), entry);
    await findField(page, field).blur();
  }
  expect.soft(await findViolations(page), "left").toEqual([]);
  await fillForm(page, { ...faultless, email: "ana@acme", message: "x".repeat(1200) });
  await press(page);
  await expectToast(page, catalogue.emptyEmail);
  expect.soft(await findViolations(page), "refused").toEqual([]);
  await standIn(page, answer);
  await fillForm(page);
  await press(page);
  await expect(findButton(page)).toHaveText("Sending...");
  expect.soft(await findViolations(page), "sending").toEqual([]);
  letGo();
  await expectToast(page, catalogue.failed);
  expect.soft(await findViolations(page), "failed").toEqual([]);
  await page.unroute("**/send-email");
  await standIn(page);
  await press(page);
  await expectToast(page, catalogue.succeeded);
  expect.soft(await findViolations(page), "sent").toEqual([]);
});

test(
  "axe finds nothing on the pages that answer without scripts",
  { tag: ["@no-script", "@thorough"] },
  async ({ page }) => {
    await page.setExtraHTTPHeaders(makeAddress());
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/contact");
    await fillForm(page, { ...faultless, email: "ana@acme", message: makeMark() });
    await press(page);
    await expect(findAnswer(page, "alert")).toHaveText(catalogue.emptyEmail.join(""));
    expect.soft(await findViolations(page), "refused").toEqual([]);
    await enter(findField(page, "email"), faultless.email);
    await press(page);
    await expect(findAnswer(page, "status")).toHaveText(catalogue.succeeded.join(""));
    expect.soft(await findViolations(page), "received").toEqual([]);
  },
);
