import { blank, catalogue, expect, limited, test, validEntries, type ContactForm } from "./form";
import { fail } from "./mock-relay";

/** Sends messages, which fail, so that the entries stay. */
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

for (const [locale, time] of [
  ["en-US", "10:31\u202fAM"],
  ["de-DE", "10:31"],
] as const) {
  test.describe(() => {
    test.use({ locale });

    test(
      `the sixth message within an hour is rejected until ${time}`,
      { tag: locale === "en-US" ? [] : "@thorough" },
      async ({ form, page }) => {
        const requests = await form.mockRelay(fail);
        await openAtHalfPastNine(form);
        await send(form, 5);
        await form.press();
        await form.expectToast(limited(time));
        await form.expectEntries(validEntries);
        await page.clock.runFor(60 * 60_000);
        await form.dismissToast();
        await send(form, 1);
        expect(requests).toHaveLength(6);
      },
    );
  });
}

test("a success counts toward the limit, which survives a reload and precedes the rules", async ({ form, page }) => {
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

/** Sends five messages, and a sixth, which is rejected. */
async function reachLimit(form: ContactForm): Promise<void> {
  const requests = await form.mockRelay(fail);
  await form.fill();
  await send(form, 5);
  await form.press();
  await expect(form.page.getByRole("alert").getByRole("paragraph").first()).toHaveText("Too Many Submissions");
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

for (const [what, breakStorage] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const) {
  test(`with storage that is ${what} the form and the limit work`, { tag: "@thorough" }, async ({ form, page }) => {
    await page.addInitScript(breakStorage);
    await form.open();
    await reachLimit(form);
    await form.open();
    await expect(form.button).toBeDisabled();
    await form.expectEntries(blank);
    await form.mockRelay();
    await form.fill();
    await form.press();
    await form.expectToast(catalogue.succeeded);
    await form.expectEntries(blank);
  });
}

/** Counts how often a canvas is read. */
function watchCanvas(): void {
  Reflect.set(window, "canvasReads", 0);
  const read = HTMLCanvasElement.prototype.toDataURL;
  HTMLCanvasElement.prototype.toDataURL = function (...values) {
    Reflect.set(window, "canvasReads", Number(Reflect.get(window, "canvasReads")) + 1);
    return read.apply(this, values);
  };
}

for (const isPrivate of [true, false]) {
  test(
    `${isPrivate ? "with" : "without"} Global Privacy Control the limit ${isPrivate ? "does not read" : "reads"} a canvas`,
    { tag: "@thorough" },
    async ({ form, page }) => {
      await page.addInitScript(watchCanvas);
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => value });
      }, isPrivate);
      await form.open();
      await reachLimit(form);
      const reads = await page.evaluate(() => Number(Reflect.get(window, "canvasReads")));
      expect(reads > 0).toBe(!isPrivate);
    },
  );
}
