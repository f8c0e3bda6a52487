import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { expectEntries, expectError, faultless, fillForm, findButton, findField, findForm, press } from "./form";
import { expectNoMail, findOnlyMail, makeAddress, makeMark } from "./outbox";
import { catalogue, findAnswer } from "./toast";

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(makeAddress());
  await page.goto("/contact");
});

async function expectSuccess(page: Page): Promise<void> {
  await expect(findAnswer(page, "status")).toHaveText(catalogue.succeeded.join(""));
  await expect(page).toHaveTitle(/^Success! – Book a Demo/);
  await expect(page.getByRole("heading", { level: 1, name: "Book a Demo" })).toBeVisible();
  await expect(findForm(page)).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
}

test(
  "without scripts the form is sent, a page says so, and a reload sends nothing",
  { tag: "@no-script" },
  async ({ page, baseURL }) => {
    const message = `Two lines\n${makeMark()}`;
    await fillForm(page, { ...faultless, message });
    const answered = page.waitForResponse("**/send-email");
    await press(page);
    expect((await answered).status()).toBe(303);
    await expectSuccess(page);
    expect((await page.reload())?.request().method()).toBe("GET");
    await expectSuccess(page);
    const mail = await findOnlyMail(page, baseURL, message);
    expect(mail.subject).toBe("Demo request: Ana Ruiz");
    expect(mail.replyTo?.text).toBe(faultless.email);
  },
);

test(
  "without scripts a refused form comes back as it was filled in, says what is wrong, and can be mended",
  { tag: "@no-script" },
  async ({ page, baseURL }) => {
    const mark = makeMark();
    const entered = {
      ...faultless,
      firstName: 'Ana "A" & O\'Hara',
      email: "ana@acme",
      message: `</textarea> & "\n${mark}`,
    };
    await fillForm(page, entered);
    const answered = page.waitForResponse("**/send-email");
    await press(page);
    expect((await answered).status()).toBe(422);
    await expect(findAnswer(page, "alert")).toHaveText(catalogue.emptyEmail.join(""));
    await expect(page).toHaveTitle(/^Error – Book a Demo/);
    await expect(page.locator("script")).toHaveCount(0);
    await expectEntries(page, entered);
    const email = findField(page, "email");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(catalogue.emptyEmail[1]);
    await expect(email).toBeFocused();
    await expect(findForm(page).getByText(`${entered.message.length}/2000 characters`, { exact: true })).toBeVisible();
    await expect(page.locator("[aria-invalid]")).toHaveCount(1);
    await expectNoMail(page, baseURL, mark);
    await email.fill(faultless.email);
    await press(page);
    await expectSuccess(page);
    const mail = await findOnlyMail(page, baseURL, mark);
    expect(mail.text).toContain(`First Name: ${entered.firstName}\n`);
    expect(mail.text).toContain(`Message:\n\n/textarea & "\n${mark}`);
  },
);

test(
  "without scripts each fault is told beside its field, where a small screen shows it",
  { tag: ["@no-script", "@thorough"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [entries, words, field] of [
      [{ lastName: "onclick=" }, catalogue.emptyField, "lastName"],
      [{ message: "javascript:abc" }, catalogue.tooShort, "message"],
      [{ message: "You may already be a winner" }, catalogue.suspicious, "message"],
      [{ message: "\u200b\u200c".repeat(6) }, catalogue.invalid, "message"],
    ] as const) {
      await fillForm(page, { ...faultless, ...entries });
      await press(page);
      await expect(findAnswer(page, "alert")).toHaveText(words.join(""));
      await expectError(page, field, words[1]);
      await expect(findForm(page).getByText(words[1], { exact: true })).toBeInViewport({ ratio: 1 });
      await expectEntries(page, entries);
    }
  },
);

test("without scripts the browser itself asks for what is missing", { tag: "@no-script" }, async ({ page }) => {
  for (const entries of [{ firstName: "" }, { email: "ana" }]) {
    await fillForm(page, { ...faultless, ...entries });
    await press(page);
    await expect(page.locator("input:invalid")).toHaveCount(1);
    await expect(page).toHaveURL("/contact");
  }
});

test("without scripts a form that is sent twice arrives once", { tag: "@no-script" }, async ({ page, baseURL }) => {
  const message = makeMark();
  for (let time = 0; time < 2; time++) {
    await page.goto("/contact");
    await fillForm(page, { ...faultless, message });
    await press(page);
    await expectSuccess(page);
  }
  await findOnlyMail(page, baseURL, message);
});

test(
  "without scripts the button is not held back, and the form says how much of a message is sent",
  { tag: "@no-script" },
  async ({ page }) => {
    await expect(findButton(page)).toBeEnabled();
    await expect(findButton(page)).toHaveText("Send Message");
    await expect(findForm(page).getByText("Only the first 1000 characters will be sent.")).toBeVisible();
  },
);
