import { expect, test } from "../test";
import { faultless, fillForm, findButton, findField, findNote, openForm, press, enter } from "./form";
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

test("a toast makes room for that of the next try", async ({ page }) => {
  await standIn(page);
  await openForm(page);
  await fillForm(page, { ...faultless, email: "ana@acme" });
  await press(page);
  await expectToast(page, catalogue.emptyEmail);
  await enter(findField(page, "email"), faultless.email);
  await enter(findField(page, "message"), "the casino wins");
  await press(page);
  await expectToast(page, catalogue.suspicious);
  await enter(findField(page, "message"), faultless.message);
  await press(page);
  await expectToast(page, catalogue.succeeded);
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

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 500 },
]) {
  test(
    `after a failure the button and its note are not under the toast at ${size.width} px`,
    { tag: size.width === 360 ? [] : "@thorough" },
    async ({ page }) => {
      await page.setViewportSize(size);
      await standIn(page, fail);
      await openForm(page);
      await fillForm(page);
      await press(page);
      await expectToast(page, catalogue.failed);
      for (const part of [findButton(page), findNote(page)]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => {
            const toast = await page.getByRole("alert").boundingBox();
            const box = await part.boundingBox();
            return toast && box && box.y + box.height <= toast.y + 1;
          })
          .toBe(true);
      }
    },
  );
}
