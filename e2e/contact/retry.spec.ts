import type { Request } from "@playwright/test";

import { expect, test } from "../test";
import { expectEntries, faultless, fillForm, findField, openForm, press, enter } from "./form";
import { fail, standIn } from "./stand-in";
import { catalogue, expectToast } from "./toast";

function readIds(requests: readonly Request[]): (string | undefined)[] {
  return requests.map((request) => request.headers()["x-request-id"]);
}

test("a message that is tried again goes under the same id, also after a reload", async ({ page }) => {
  const requests = await standIn(page, fail);
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expectToast(page, catalogue.failed);
  await press(page);
  await expect.poll(() => requests.length).toBe(2);
  await expectToast(page, catalogue.failed);
  await openForm(page);
  await expectEntries(page, faultless);
  await press(page);
  await expectToast(page, catalogue.failed);
  const ids = readIds(requests);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test(
  "a message that is changed goes under another id, and under one more when it is changed back",
  { tag: "@thorough" },
  async ({ page }) => {
    const requests = await standIn(page, fail);
    await openForm(page);
    await fillForm(page);
    for (const message of [faultless.message, `${faultless.message} Soon.`, faultless.message]) {
      await enter(findField(page, "message"), message);
      await press(page);
      await expectToast(page, catalogue.failed);
    }
    await expect.poll(() => requests.length).toBe(3);
    expect(new Set(readIds(requests)).size).toBe(3);
  },
);

test("the same message after a success is another one", async ({ page }) => {
  const requests = await standIn(page);
  await openForm(page);
  for (let time = 0; time < 2; time++) {
    await fillForm(page);
    await press(page);
    await expectToast(page, catalogue.succeeded);
    await expectEntries(page, { message: "" });
  }
  expect(new Set(readIds(requests)).size).toBe(2);
});
