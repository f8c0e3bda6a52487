import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { faultless, fillForm, findButton, openForm, press } from "./form";
import { holdBack, readBody, readEntries, standIn } from "./stand-in";
import { catalogue, expectToast } from "./toast";

test("a message goes to the relay once, with the five fields and what tells it from others", async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const requests = await standIn(page);
  await openForm(page);
  await fillForm(page);
  await page.clock.pauseAt("2031-04-05T06:07:08.009Z");
  await press(page);
  await expectToast(page, catalogue.succeeded);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect(request?.method()).toBe("POST");
  expect(request?.url()).toBe(`${baseURL ?? ""}/send-email`);
  const headers = await request?.allHeaders();
  expect(headers?.["content-type"]).toBe("application/json");
  expect(headers?.["accept"]).toBe("application/json");
  expect(headers?.["x-client-timestamp"]).toBe("2031-04-05T06:07:08.009Z");
  expect(headers?.["x-request-id"]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(request && readBody(request)).toBe(JSON.stringify(faultless));
});

test("what is sent is sanitised and cut, and what stands in the form is not", async ({ page }) => {
  const { answer, letGo } = holdBack();
  const requests = await standIn(page, answer);
  await openForm(page);
  await fillForm(page, {
    firstName: "  Ana\u202e javascript:Maria ",
    lastName: "Ruiz onclick= Vega",
    phone: "+52\u00a0(55) 1234-5678 901234567890",
    email: `Ana.${"x".repeat(230)}@acme.example`,
    message: `  Line one\nLine two ${"word ".repeat(300)}`,
  });
  await press(page);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0] && readEntries(requests[0])).toEqual({
    firstName: "Ana Maria",
    lastName: "Ruiz Vega",
    phone: "+52(55) 1234-5678 90",
    email: `ana.${"x".repeat(230)}@acme.example`,
    message: `Line one\nLine two ${"word ".repeat(300)}`.slice(0, 1000).trim(),
  });
  await expect(page.getByRole("textbox", { name: "First Name" })).toHaveValue("  Ana\u202e javascript:Maria ");
  letGo();
  await expectToast(page, catalogue.succeeded);
});

for (const [how, pressTwice] of Object.entries({
  "two presses": async (page) => {
    await findButton(page).dblclick();
  },
  "Enter pressed twice in a field": async (page) => {
    await page.getByRole("textbox", { name: "Phone" }).press("Enter");
    await page.getByRole("textbox", { name: "Phone" }).press("Enter");
  },
  "a script that submits twice in one breath": async (page) => {
    await findButton(page).evaluate((button) => {
      for (let time = 0; time < 2; time++) (button as HTMLButtonElement).form?.requestSubmit();
    });
  },
} satisfies Record<string, (page: Page) => Promise<void>>)) {
  test(`${how} send one request`, { tag: how === "two presses" ? [] : "@thorough" }, async ({ page }) => {
    const { answer, letGo } = holdBack();
    const requests = await standIn(page, answer);
    await openForm(page);
    await fillForm(page);
    await pressTwice(page);
    await expect(findButton(page)).toHaveText("Sending...");
    letGo();
    await expectToast(page, catalogue.succeeded);
    expect(requests).toHaveLength(1);
  });
}
