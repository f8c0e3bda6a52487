import { catalogue, expect, limited, test, validEntries, type ContactForm } from "./form";
import { fail } from "./mock-relay";

/** Sends messages that fail, which keeps the entries. */
async function send(form: ContactForm, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await form.press();
    await form.expectToast(catalogue.failed);
    await form.dismissToast();
  }
}

/** Opens the form at 9:30 and stops the clock at 9:31. */
async function openAtHalfPastNine(form: ContactForm): Promise<void> {
  await form.page.clock.install({ time: new Date("2031-04-05T09:30:00") });
  await form.open();
  await form.page.clock.pauseAt(new Date("2031-04-05T09:31:00"));
  await form.fill();
}

test.describe("in another locale", () => {
  test.use({ locale: "de-DE" });

  test("the sixth message within an hour is rejected, with a localized time", async ({ form, page }) => {
    const requests = await form.mockRelay(fail);
    await openAtHalfPastNine(form);
    await send(form, 5);
    await form.press();
    await form.expectToast(limited("10:31"));
    await form.expectEntries(validEntries);
    await page.clock.runFor(60 * 60_000);
    await form.dismissToast();
    await send(form, 1);
    expect(requests).toHaveLength(6);
  });
});

test("a success counts toward the limit, which survives a reload and is checked first", async ({ form, page }) => {
  const requests = await form.mockRelay();
  await openAtHalfPastNine(form);
  for (let time = 0; time < 5; time++) {
    await form.fill({ ...validEntries, email: "ana@acme" });
    await form.press();
    await form.expectToast(catalogue.emptyEmail);
    await form.fill({ email: validEntries.email });
    await form.press();
    await form.expectToast(catalogue.succeeded);
    await form.expectEntries({ message: "" });
  }
  await page.clock.resume();
  await form.submit({ ...validEntries, email: "ana@acme" });
  await form.expectToast(limited("10:31\u202fAM"));
  expect(requests).toHaveLength(5);
});

test("with Global Privacy Control the limit reads no canvas", { tag: "@thorough" }, async ({ form, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", {
      get: () => sessionStorage.getItem("public") === null,
    });
    const read = HTMLCanvasElement.prototype.toDataURL;
    HTMLCanvasElement.prototype.toDataURL = function (...values) {
      document.title = "A canvas was read";
      return read.apply(this, values);
    };
  });
  const requests = await form.mockRelay(fail);
  await form.open();
  await form.fill();
  await send(form, 5);
  await form.press();
  await expect(page.getByRole("alert").getByRole("paragraph").first()).toHaveText("Too Many Submissions");
  expect(requests).toHaveLength(5);
  await expect(page).not.toHaveTitle("A canvas was read");
  await page.evaluate(() => {
    sessionStorage.setItem("public", "");
  });
  await page.reload();
  await expect(page).toHaveTitle("A canvas was read");
});
