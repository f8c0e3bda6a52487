import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { blank, expectEntries, faultless, fillForm, findButton, findForm, findNote, openForm, press } from "./form";
import { fail, holdBack, keepSilent, standIn } from "./stand-in";
import { catalogue, expectNoToast, expectToast } from "./toast";

const kept =
  "Your message was not sent. What you wrote is kept here. Try again in a moment, or write to hello@querent.example.";

/** Sends the form, and follows a link before the relay answers. */
async function sendAndLeave(page: Page): Promise<void> {
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expect(findButton(page)).toHaveText("Sending...");
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL("/team");
  await expect(findForm(page)).toHaveCount(0);
}

test("a failure is shown on the page to which the visitor has gone, and remembered with the draft", async ({
  page,
}) => {
  const { answer, letGo } = holdBack(fail);
  await standIn(page, answer);
  await sendAndLeave(page);
  letGo();
  await expectToast(page, catalogue.failed);
  await page.goBack();
  await expectEntries(page, faultless);
  await expect(findNote(page)).toHaveText(kept);
  await expectToast(page, catalogue.failed);
  await page.reload();
  await expectEntries(page, faultless);
  await expect(findNote(page)).toHaveText(kept);
  await expectNoToast(page);
});

test(
  "a success is shown on the page to which the visitor has gone, and the form is empty then",
  { tag: "@thorough" },
  async ({ page }) => {
    const { answer, letGo } = holdBack();
    await standIn(page, answer);
    await sendAndLeave(page);
    letGo();
    await expectToast(page, catalogue.succeeded);
    await page.goBack();
    await expectEntries(page, blank);
    await expect(findNote(page)).toHaveText("");
  },
);

test(
  "a visitor who comes back while the message is under way finds it so, and the outcome in the form",
  { tag: "@thorough" },
  async ({ page }) => {
    const { answer, letGo } = holdBack();
    const requests = await standIn(page, answer);
    await sendAndLeave(page);
    await page.goBack();
    await expectEntries(page, faultless);
    await expect(findButton(page)).toHaveText("Sending...");
    await expect(findButton(page)).toBeDisabled();
    letGo();
    await expectToast(page, catalogue.succeeded);
    await expectEntries(page, blank);
    await expect(findButton(page)).toHaveText("Send Message");
    expect(requests).toHaveLength(1);
  },
);

test("what is wrong with an entry is not shown on the next page", async ({ page }) => {
  await standIn(page, keepSilent);
  await openForm(page);
  await fillForm(page, { ...faultless, email: "ana@acme" });
  await press(page);
  await expectToast(page, catalogue.emptyEmail);
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL("/team");
  await expect(findForm(page)).toHaveCount(0);
  await expectNoToast(page);
});
