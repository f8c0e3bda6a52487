import { catalogue, expect, test, validEntries } from "./form";
import { fail, succeed } from "./mock-relay";

test.use({ locale: "de-DE" });

test("after five attempts the next are rejected for an hour, even after a reload", async ({ form, page }) => {
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
