import { catalogue, expect, test, validEntries } from "./form";
import { fail } from "./mock-relay";

test("a failure is shown until it is dismissed, and a success for six seconds", async ({ form, page }) => {
  await page.clock.install();
  await form.mockRelay(fail);
  await form.open();
  await form.fill();
  // Sends by keyboard, because hovering keeps a toast open.
  await form.button.focus();
  await page.keyboard.press("Enter");
  await form.expectToast(catalogue.failed);
  await page.clock.runFor("01:00:00");
  await form.expectToast(catalogue.failed);
  await form.dismissToast();
  await form.expectNoToast();
  await expect(form.button).toBeFocused();

  await page.mouse.move(5, 5);
  await form.mockRelay();
  await page.clock.pauseAt(Date.now() + 2 * 60 * 60_000);
  await page.keyboard.press("Enter");
  await form.expectToast(catalogue.succeeded);
  await page.clock.runFor(5999);
  await form.expectToast(catalogue.succeeded);
  await page.clock.runFor(1);
  await form.expectNoToast();
});

test("a toast does not cover a field with an error, the button, its note and the line about privacy", async ({
  form,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await form.open();
  for (const [field, entry] of [
    ["lastName", "onclick="],
    ["email", "ana@acme"],
  ] as const) {
    await form.fill({ ...validEntries, [field]: entry });
    const control = form.field(field);
    await control.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await control.press("Enter");
    await expect(control).toBeFocused();
    await form.expectBelowToast(control);
    await form.dismissToast();
  }
  await form.mockRelay(fail);
  await form.fill();
  await form.press();
  await form.expectToast(catalogue.failed);
  for (const part of [form.button, form.note, page.locator("#contact-privacy")]) {
    // Browsers scroll by whole pixels.
    await expect(part).toBeInViewport({ ratio: 0.99 });
    await form.expectBelowToast(part);
  }
});
