import { catalogue, expect, test, validEntries } from "./form";
import { fail, succeed } from "./mock-relay";

test.describe("in another locale", () => {
  test.use({ locale: "de-DE" });

  test("after five messages, sent or failed, the next are rejected for an hour, even after a reload", async ({
    form,
    page,
  }) => {
    await page.clock.install({ time: new Date("2031-04-05T09:30:00") });
    await form.open();
    await page.clock.pauseAt(new Date("2031-04-05T09:31:00"));
    for (let time = 0; time < 5; time++) {
      await form.fill({ ...validEntries, email: "ana@acme" });
      await form.press();
      await form.expectToast(catalogue.emptyEmail);
      await form.fill({ email: validEntries.email });
      const requests = await form.mockRelay(time % 2 === 0 ? succeed : fail);
      await form.press();
      await form.expectToast(time % 2 === 0 ? catalogue.succeeded : catalogue.failed);
      await form.expectEntries({ message: time % 2 === 0 ? "" : validEntries.message });
      expect(requests).toHaveLength(1);
    }
    await page.clock.resume();
    const requests = await form.mockRelay();
    // The limit is checked first.
    await form.submit({ ...validEntries, email: "ana@acme" });
    await form.expectToast([
      "Too Many Submissions",
      "You've reached the submission limit. Please try again after 10:31.",
    ]);
    await form.expectEntries({ ...validEntries, email: "ana@acme" });
    await form.dismissToast();
    await page.clock.fastForward("01:00:00");
    await form.fill();
    await form.press();
    await form.expectToast(catalogue.succeeded);
    expect(requests).toHaveLength(1);
  });
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
  for (let time = 0; time < 5; time++) {
    await form.press();
    await form.expectToast(catalogue.failed);
    await form.dismissToast();
  }
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
