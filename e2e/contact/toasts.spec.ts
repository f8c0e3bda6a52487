import { expect, test } from "../test";
import { faultless, fillForm, findButton, findField, openForm } from "./form";
import { fail, standIn } from "./stand-in";
import { catalogue, expectNoToast, expectToast } from "./toast";

test("a failure is told until it is dismissed, and then the focus is where it was", async ({ page }) => {
  await page.clock.install();
  await standIn(page, fail);
  await openForm(page);
  await fillForm(page);
  // Under the pointer a toast would wait in any case.
  await findButton(page).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, catalogue.failed);
  await page.clock.runFor("01:00:00");
  await expectToast(page, catalogue.failed);
  await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  await expectNoToast(page);
  await expect(findButton(page)).toBeFocused();
});

test("success is told for six seconds at least, and then makes way by itself", async ({ page }) => {
  await page.clock.install();
  await standIn(page);
  await openForm(page);
  await fillForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await findButton(page).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, catalogue.succeeded);
  await page.clock.runFor(5999);
  await expectToast(page, catalogue.succeeded);
  await page.clock.runFor(1);
  await expectNoToast(page);
});

test("the field at fault has the focus, and is not under the toast that tells of it, the first or a later one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openForm(page);
  for (const [field, entry] of [
    ["firstName", "onclick="],
    ["lastName", "onclick="],
    ["email", "ana@acme"],
  ] as const) {
    await fillForm(page, { ...faultless, [field]: entry });
    const control = findField(page, field);
    await control.evaluate((element) => {
      element.scrollIntoView({ block: "end", behavior: "instant" });
    });
    await control.press("Enter");
    await expect(page.getByRole("alert").getByRole("paragraph")).toHaveCount(2);
    await expect(control).toBeFocused();
    await expect
      .poll(async () => {
        const toast = await page.getByRole("alert").boundingBox();
        const box = await control.boundingBox();
        return toast && box && box.y + box.height <= toast.y + 1;
      }, field)
      .toBe(true);
    await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  }
});
