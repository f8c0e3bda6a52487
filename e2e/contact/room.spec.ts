import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { faultless, fieldNames, fillForm, findButton, findField, findForm, findNote, openForm, press } from "./form";
import { fail, holdBack, standIn } from "./stand-in";
import { catalogue, expectToast } from "./toast";

/** Whether all that the form shows stands within the window, and no text is cut off or over other text. */
async function expectRoom(page: Page, state: string): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect(width[0], state).toBeLessThanOrEqual(width[1]);
  const boxes = await findForm(page)
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
  for (const [place, box] of boxes.entries()) {
    const { what, left, right, cut } = box;
    expect(left >= 0 && right <= width[1] && !cut, `${state}: ${what}`).toBe(true);
    for (const other of boxes.slice(place + 1)) {
      const apart =
        box.right <= other.left + 1 ||
        other.right <= box.left + 1 ||
        box.bottom <= other.top + 1 ||
        other.bottom <= box.top + 1;
      expect(apart, `${state}: ${what} over ${other.what}`).toBe(true);
    }
  }
}

for (const [what, width, text] of [
  ["at 360 px", 360, 100],
  ["at 320 px", 320, 100],
  ["at 360 px with text of 200 %", 360, 200],
  ["at 1280 px with text of 200 %", 1280, 200],
] as const) {
  test(`${what} the form, its errors and its toasts have room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const { answer, letGo } = holdBack(fail);
    await openForm(page);
    // As the page's policy allows it.
    await page.evaluate((share) => {
      document.documentElement.style.fontSize = `${share}%`;
    }, text);
    await expectRoom(page, "empty");
    for (const field of fieldNames) {
      await findField(page, field).fill(" ");
      await findField(page, field).blur();
    }
    await expect(findNote(page)).toHaveText(/^Still to fill in: First Name/);
    await expectRoom(page, "errors");
    await fillForm(page, { ...faultless, email: "ana@acme", message: "word ".repeat(300) });
    await press(page);
    await expectToast(page, catalogue.emptyEmail);
    await expect(findField(page, "email")).toBeInViewport({ ratio: 1 });
    await expectRoom(page, "refused");
    await standIn(page, answer);
    await fillForm(page);
    await press(page);
    await expect(findButton(page)).toHaveText("Sending...");
    await expectRoom(page, "sending");
    letGo();
    await expectToast(page, catalogue.failed);
    await expectRoom(page, "failed");
    const words = await page.getByRole("alert").getByRole("paragraph").all();
    for (const line of words) await expect(line).toBeInViewport({ ratio: 1 });
    await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  });
}

test("nothing in the form moves for visitors who ask for stillness", { tag: "@stillness" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { answer, letGo } = holdBack();
  await standIn(page, answer);
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expect(findButton(page)).toHaveText("Sending...");
  expect(await listMoving(page)).toEqual([]);
  letGo();
  await expectToast(page, catalogue.succeeded);
  expect(await listMoving(page)).toEqual([]);
});

test("while a message is under way something turns, for visitors who do not mind", async ({ page }) => {
  await standIn(page, holdBack().answer);
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expect(findButton(page)).toHaveText("Sending...");
  expect(await listMoving(page)).toContain("BUTTON");
});

/** Elements of the form and the toasts that move for longer than an eye takes to see it. */
function listMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== "running" || !effect.target) return [];
      const { activeDuration = 0 } = effect.getComputedTiming();
      const isOurs = effect.target.closest("form, [role=status], [role=alert]") !== null;
      return isOurs && Number(activeDuration) > 20 ? [effect.target.tagName] : [];
    }),
  );
}
