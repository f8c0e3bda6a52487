import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import {
  expectEntries,
  faultless,
  fieldNames,
  fillForm,
  findButton,
  findField,
  findNote,
  openForm,
  press,
} from "./form";
import { fail, holdBack, keepSilent, standIn, succeed } from "./stand-in";
import { catalogue, expectNoToast, expectToast } from "./toast";

const entered = { ...faultless, message: "Two lines,\nboth of which are to be kept." };
const kept =
  "Your message was not sent. What you wrote is kept here. Try again in a moment, or write to hello@querent.example.";
const offline = "There is no connection. What you wrote is kept here. Send it when you are online again.";

async function expectFailure(page: Page, note = kept): Promise<void> {
  await expectToast(page, catalogue.failed);
  await expectEntries(page, entered);
  for (const field of fieldNames) await expect(findField(page, field)).toBeEditable();
  await expect(findNote(page)).toHaveText(note);
  await expect(findButton(page)).toHaveText("Send Message");
  await expect(findButton(page)).toBeEnabled();
  await expect(findButton(page)).toBeFocused();
  await expect(findButton(page)).toHaveAccessibleDescription(note);
}

for (const [what, answer] of Object.entries({
  "500 with a message": fail,
  "500 with a page": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Error</h1>" }),
  "422 with a message": (route) => route.fulfill({ status: 422, json: { message: "No.", field: "email" } }),
  "429": (route) => route.fulfill({ status: 429, headers: { "retry-after": "60" }, json: { message: "Wait." } }),
  "no connection": (route) => route.abort("connectionrefused"),
} satisfies Record<string, Parameters<typeof standIn>[1]>)) {
  test(
    `a failure is told and loses no word: ${what}`,
    { tag: ["429", "no connection"].includes(what) ? [] : "@thorough" },
    async ({ page }) => {
      const requests = await standIn(page, answer);
      await openForm(page);
      await fillForm(page, entered);
      await press(page);
      await expectFailure(page);
      expect(requests).toHaveLength(1);
      await page.unroute("**/send-email");
      await standIn(page, succeed);
      await page.keyboard.press("Enter");
      await expectToast(page, catalogue.succeeded);
    },
  );
}

test("a relay that is silent is waited for 30 seconds, and no longer", async ({ page }) => {
  await page.clock.install();
  const requests = await standIn(page, keepSilent);
  await openForm(page);
  await fillForm(page, entered);
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page);
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(29_999);
  await expect(findButton(page)).toHaveText("Sending...");
  await expectNoToast(page);
  await page.clock.runFor(1);
  await expectFailure(page);
});

test(
  "a relay that begins to answer and then falls silent is waited for no longer",
  { tag: "@thorough" },
  async ({ page, faults }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      // An answer whose end never comes: no stand-in can give that.
      window.fetch = async (address, options) =>
        new Request(address, { method: "HEAD" }).url.endsWith("/send-email")
          ? new Response(
              new ReadableStream({
                start: (controller) => {
                  options?.signal?.addEventListener("abort", () => {
                    controller.error(new DOMException("", "AbortError"));
                  });
                },
              }),
            )
          : fetch(address, options);
    });
    await openForm(page);
    await fillForm(page, entered);
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page);
    await page.clock.runFor(29_999);
    await expect(findButton(page)).toHaveText("Sending...");
    await page.clock.runFor(1);
    await expectFailure(page);
    // Firefox holds that nobody catches the stand-in's own error.
    expect(faults.splice(0).filter((fault) => !fault.includes("AbortError"))).toEqual([]);
  },
);

test("without a network nothing is sent and nothing counted, however often one tries", async ({ page, context }) => {
  const requests = await standIn(page, succeed);
  await openForm(page);
  await fillForm(page, entered);
  await context.setOffline(true);
  for (let time = 0; time < 6; time++) {
    await press(page);
    await expectFailure(page, offline);
  }
  expect(requests).toEqual([]);
  await context.setOffline(false);
  await expect(findNote(page)).toHaveText(kept);
  await press(page);
  await expectToast(page, catalogue.succeeded);
  expect(requests).toHaveLength(1);
});

test("whoever has gone on meanwhile keeps the focus where it is", async ({ page }) => {
  const { answer, letGo } = holdBack(fail);
  await standIn(page, answer);
  await openForm(page);
  await fillForm(page, entered);
  await press(page);
  await expect(findButton(page)).toBeDisabled();
  await findField(page, "lastName").focus();
  letGo();
  await expectToast(page, catalogue.failed);
  await expect(findButton(page)).toBeEnabled();
  await expect(findField(page, "lastName")).toBeFocused();
});

test("after a failure sent from a field, the focus is in that field", async ({ page }) => {
  await standIn(page, fail);
  await openForm(page);
  await fillForm(page, entered);
  await findField(page, "phone").press("Enter");
  await expectToast(page, catalogue.failed);
  await expect(findField(page, "phone")).toBeFocused();
});
