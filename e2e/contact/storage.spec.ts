import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { blank, expectEntries, fillForm, findButton, openForm, press } from "./form";
import { fail, standIn } from "./stand-in";
import { catalogue, expectToast } from "./toast";

const refusal = "Too Many Submissions";

/** Sends five messages, and one that is refused. */
async function useUpLimit(page: Page): Promise<void> {
  const requests = await standIn(page, fail);
  await fillForm(page);
  for (let time = 0; time < 5; time++) {
    await press(page);
    await expectToast(page, catalogue.failed);
    await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  }
  await press(page);
  await expect(page.getByRole("alert").getByRole("paragraph").first()).toHaveText(refusal);
  expect(requests).toHaveLength(5);
}

function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    });
  }
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("", "QuotaExceededError");
  };
}

for (const [what, spoil] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`with storage that is ${what} the form works, and the limit holds as long as the page`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(spoil);
    await openForm(page);
    await useUpLimit(page);
    // Opened again, for Firefox itself keeps what stands in fields over a reload.
    await openForm(page);
    await expect(findButton(page)).toBeDisabled();
    await expectEntries(page, blank);
    await page.unroute("**/send-email");
    await standIn(page);
    await fillForm(page);
    await press(page);
    await expectToast(page, catalogue.succeeded);
    await expectEntries(page, blank);
    expect(errors).toEqual([]);
  });
}

test("a count of messages that cannot be read starts afresh", async ({ page }) => {
  await openForm(page);
  await useUpLimit(page);
  const count = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("attempt")));
  expect(count).toHaveLength(1);
  const [[key, full] = ["", ""]] = count as [string, string][];
  for (const [stored, title] of [
    ["{", "Error"],
    [full, refusal],
    ["null", "Error"],
    [full, refusal],
    ["[3]", "Error"],
    [full, refusal],
    [JSON.stringify(Object.fromEntries(Object.keys(JSON.parse(full) as object).map((name) => [name, "b"]))), "Error"],
  ] as const) {
    await page.evaluate(
      ([name, value]) => {
        localStorage.setItem(name, value);
      },
      [key, stored] as const,
    );
    await press(page);
    await expect(page.getByRole("alert").getByRole("paragraph").first()).toHaveText(title);
    await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  }
});

/** Counts how often a canvas is read. */
function watchCanvas(): void {
  Reflect.set(window, "canvasReads", 0);
  for (const [owner, name] of [
    [HTMLCanvasElement.prototype, "toDataURL"],
    [HTMLCanvasElement.prototype, "toBlob"],
    [CanvasRenderingContext2D.prototype, "getImageData"],
  ] as const) {
    const read = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
      Reflect.set(window, "canvasReads", Number(Reflect.get(window, "canvasReads")) + 1);
      return read.apply(this, values);
    });
  }
}

function askForPrivacy(): void {
  Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
}

for (const asks of [true, false]) {
  test(`a browser that ${asks ? "asks" : "does not ask"} for privacy is held to the limit ${asks ? "without" : "by"} its canvas`, async ({
    page,
  }) => {
    await page.addInitScript(watchCanvas);
    if (asks) await page.addInitScript(askForPrivacy);
    await openForm(page);
    await useUpLimit(page);
    const reads = await page.evaluate(() => Number(Reflect.get(window, "canvasReads")));
    expect(reads > 0).toBe(!asks);
  });
}
