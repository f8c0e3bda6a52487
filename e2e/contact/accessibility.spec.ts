import { findViolations } from "../find-violations";
import { catalogue, expect, fieldNames, test, validEntries, type ContactForm } from "./form";
import { delay, fail } from "./mock-relay";

/** Expects the form to fit the window, without clipped or overlapping text. */
async function expectFit({ page, root }: ContactForm, state: string): Promise<void> {
  const [scrollWidth, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(scrollWidth, state).toBeLessThanOrEqual(width);
  const boxes = await root
    .locator("label, input, textarea, button, p")
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest("[aria-hidden]") && element.textContent + element.tagName !== "P")
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const cut = element.scrollWidth > element.clientWidth + 1 && !["INPUT", "LABEL"].includes(element.tagName);
          return { what: `${element.tagName} ${element.textContent}`, left, right, top, bottom, cut };
        }),
    );
  for (const [index, box] of boxes.entries()) {
    const { what, left, right, cut } = box;
    expect(left >= 0 && right <= width && !cut, `${state}: ${what}`).toBe(true);
    for (const other of boxes.slice(index + 1)) {
      const apart =
        box.right <= other.left + 1 ||
        other.right <= box.left + 1 ||
        box.bottom <= other.top + 1 ||
        other.bottom <= box.top + 1;
      expect(apart, `${state}: ${what} over ${other.what}`).toBe(true);
    }
  }
}

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
        await expectFit(form, state);
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
