import { findClipped } from "../support/find-clipped";
import { findViolations } from "../support/find-violations";
import { measureWidth } from "../support/page-actions";
import { catalogue, expect, fieldNames, test, validEntries } from "./form";
import { delay, fail } from "./mock-relay";

for (const [width, text] of [
  [1280, 100],
  [320, 100],
  [360, 200],
] as const) {
  const isDefault = width === 1280;

  test(
    `the form, its errors and its toasts fit${isDefault ? " and pass axe" : ""} at ${width} px with text of ${text} %`,
    { tag: isDefault ? [] : "@thorough" },
    async ({ form, page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 740 });
      const check = async (state: string) => {
        expect(await measureWidth(page), state).toBeLessThanOrEqual(width);
        expect(await findClipped(page), state).toEqual([]);
        if (isDefault) expect.soft(await findViolations(page), state).toEqual([]);
      };
      const { answer, release } = delay(fail);
      await form.open();
      // The page's policy allows this method.
      await page.evaluate((share) => {
        document.documentElement.style.fontSize = `${share}%`;
      }, text);
      await page.locator("summary", { hasText: "What happens to what you type" }).click();
      await check("empty");
      for (const field of fieldNames) {
        await form.field(field).fill(" ");
        await form.field(field).blur();
      }
      await expect(form.note).toHaveText(/^Still to fill in: First Name/);
      await check("errors");
      await form.fill({ ...validEntries, email: "ana@acme", message: "word ".repeat(300) });
      await form.press();
      await form.expectToast(catalogue.emptyEmail);
      await expect(form.field("email")).toBeInViewport({ ratio: 1 });
      await check("rejected");
      await form.mockRelay(answer);
      await form.fill();
      await form.press();
      await expect(form.button).toHaveText("Sending...");
      await check("sending");
      release();
      await form.expectToast(catalogue.failed);
      await check("failed");
      for (const line of await page.getByRole("alert").getByRole("paragraph").all())
        await expect(line).toBeInViewport({ ratio: 1 });
      if (!isDefault) return;
      await form.dismissToast();
      await form.mockRelay();
      await form.press();
      await form.expectToast(catalogue.succeeded);
      expect.soft(await findViolations(page), "sent").toEqual([]);
    },
  );
}

test("the button is animated while a message is sent, except with reduced motion", async ({ form, page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const { answer, release } = delay();
    await form.mockRelay(answer);
    await form.submit();
    await expect(form.button).toHaveText("Sending...");
    const moving = await page.evaluate(() =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 20),
    );
    expect(moving.length > 0).toBe(reducedMotion === "no-preference");
    release();
    await form.expectToast(catalogue.succeeded);
  }
});
