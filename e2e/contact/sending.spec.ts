import type { Request } from "@playwright/test";

import { blank, catalogue, expect, failureNote, fieldNames, test, validEntries } from "./form";
import { delay, fail, readEntries, succeed } from "./mock-relay";

const entered = { ...validEntries, message: "Two lines,\nboth of which are to be kept." };

function countIds(requests: readonly Request[]): number {
  return new Set(requests.map((request) => request.headers()["x-request-id"])).size;
}

test("a message is sent once and sanitized, with the hidden field; the form is read-only", async ({ form, page }) => {
  const { answer, release } = delay();
  const requests = await form.mockRelay(answer);
  const entries = {
    firstName: "  Ana\u202e javascript:Maria ",
    lastName: "Ruiz onclick= Vega",
    phone: "+52 (55) 1234-5678 901234567890",
    email: `ana.${"x".repeat(230)}@acme.example`,
    message: `  Line one\nLine two ${"word ".repeat(300)}`,
  };
  await form.open();
  await form.fill(entries);
  const trap = form.root.locator("input[name=subject_line]");
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "Cheap pills";
  });
  await form.button.evaluate((button) => {
    for (let time = 0; time < 2; time++) (button as HTMLButtonElement).form?.requestSubmit();
  });
  await expect(form.button).toHaveText("Sending...");
  await expect(form.button).toBeDisabled();
  await form.expectNoToast();
  for (const field of fieldNames) await expect(form.field(field)).not.toBeEditable();
  await form.field("firstName").press("End");
  await page.keyboard.type("x");
  await form.field("firstName").press("Enter");
  await form.expectEntries(entries);
  release();
  await form.expectToast(catalogue.succeeded);
  for (const field of fieldNames) await expect(form.field(field)).toBeEditable();
  expect(requests.map(readEntries)).toEqual([
    {
      firstName: "Ana Maria",
      lastName: "Ruiz Vega",
      phone: "+52 (55) 1234-5678 9",
      email: `ana.${"x".repeat(230)}@acme.example`,
      message: `Line one\nLine two ${"word ".repeat(300)}`.slice(0, 1000).trim(),
      subject_line: "Cheap pills",
    },
  ]);
});

test("the keyboard alone fills in, corrects and sends the form, which is then empty", async ({ form, page }) => {
  const requests = await form.mockRelay();
  await form.open();
  await form.field("firstName").focus();
  for (const field of fieldNames) {
    await expect(form.field(field)).toBeFocused();
    await page.keyboard.type(field === "email" ? "ana@acme" : validEntries[field]);
    // Enter starts a line in the message.
    if (field === "message") await page.keyboard.type("\nRegards");
    await page.keyboard.press("Tab");
  }
  await form.expectError("email", catalogue.emptyEmail[1]);
  await expect(form.button).toBeFocused();
  await page.keyboard.press("Enter");
  await form.expectToast(catalogue.emptyEmail);
  await expect(form.field("email")).toBeFocused();
  await page.keyboard.type(".example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await form.expectToast(catalogue.succeeded);
  const message = `${validEntries.message}\nRegards`;
  expect(requests.map(readEntries)).toEqual([{ ...validEntries, message }]);
  await form.expectEntries(blank);
  for (const field of fieldNames) await form.expectNoError(field);
  await expect(form.text("0/2000 characters")).toBeVisible();
  await expect(form.note).toHaveText("");
  await expect(form.button).toHaveText("Send Message");
  await expect(form.button).toBeDisabled();
  // Focus moves to the answer, and then to its link.
  await expect(form.panel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.panel.getByRole("link", { name: "Choose a time now" })).toBeFocused();
  // A second message with the same text has another id.
  await form.fill({ ...validEntries, message });
  const { answer, release } = delay();
  const others = await form.mockRelay(answer);
  await form.field("email").press("Enter");
  await expect(form.button).toHaveText("Sending...");
  await expect(form.panel).toBeHidden();
  release();
  await form.expectToast(catalogue.succeeded);
  await expect(form.panel).toBeFocused();
  await form.expectEntries(blank);
  expect([requests.length, others.length, countIds([...requests, ...others])]).toEqual([1, 1, 2]);
});

test("the thanks come first in the card, and the form is folded until it is used again", async ({ form, page }) => {
  const measureForm = () => form.root.evaluate((element) => element.getBoundingClientRect().height);
  await form.mockRelay();
  for (const [width, firstName] of [
    [1280, "Ana"],
    [360, "Мария \u05d0 & <b>"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await form.open();
    await expect(form.another).toBeHidden();
    await form.fill({ ...validEntries, firstName });
    await form.press();
    await expect(form.panel).toBeFocused();
    await expect(form.panel).toBeInViewport({ ratio: 1 });
    await expect(form.panel.getByRole("heading")).toContainText(firstName.replaceAll(/[<>]/gu, ""));
    await expect(form.panel).toContainText("Anne-Marie Okafor answers within a day.");
    await expect(form.panel.getByRole("link")).toHaveCount(1);
    await form.expectToast(catalogue.succeeded);
    expect(await measureForm(), `height of the folded form at ${width} px`).toBe(1);
    const title = page.getByRole("heading", { name: "Book a Call", level: 2 });
    expect((await title.boundingBox())?.width, "the title of the card is hidden").toBe(1);
    await form.another.click();
    await expect(form.field("firstName")).toBeFocused();
    await expect(form.field("firstName")).toBeInViewport({ ratio: 1 });
    await expect(form.another).toBeHidden();
    expect(await measureForm()).toBeGreaterThan(300);
    await expect(form.panel).toBeVisible();
  }
});

test("a folded form is unfolded by the keyboard, and by a filler", async ({ form, page }) => {
  const isFolded = () => form.root.evaluate((element) => element.getBoundingClientRect().height === 1);
  await form.mockRelay();
  await form.submit();
  await expect.poll(isFolded).toBe(true);
  // The link, the button, and the first field.
  for (let time = 0; time < 3; time++) await page.keyboard.press("Tab");
  await expect(form.field("firstName")).toBeFocused();
  await expect.poll(isFolded).toBe(false);
  await form.fill();
  await form.press();
  await expect.poll(isFolded).toBe(true);
  await form.field("phone").evaluate((input: HTMLInputElement) => {
    input.value = "1";
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect.poll(isFolded).toBe(false);
});

test("offline attempts keep the entries and do not count toward the limit", async ({ form, context }) => {
  await form.open();
  await form.fill(entered);
  await context.setOffline(true);
  for (let time = 0; time < 6; time++) {
    await form.press();
    await form.expectToast(catalogue.failed);
    await form.expectEntries(entered);
    for (const field of fieldNames) await expect(form.field(field)).toBeEditable();
    await expect(form.note).toHaveText(failureNote);
    await expect(form.panel).toBeHidden();
    await expect(form.button).toHaveText("Send Message");
    await expect(form.button).toBeFocused();
    await expect(form.button).toHaveAccessibleDescription(RegExp(`^${failureNote}`, "u"));
  }
  await context.setOffline(false);
  await form.mockRelay(succeed);
  await form.press();
  await form.expectToast(catalogue.succeeded);
});

test("a failure does not move the focus, and a retry has the same id, even after a reload", async ({ form }) => {
  const requests = await form.mockRelay(fail);
  await form.open();
  await form.fill(entered);
  await form.field("phone").press("Enter");
  await form.expectToast(catalogue.failed);
  await expect(form.field("phone")).toBeFocused();
  await form.dismissToast();

  const { answer, release } = delay(fail);
  const retries = await form.mockRelay(answer);
  await form.press();
  await expect(form.button).toBeDisabled();
  await form.field("lastName").focus();
  release();
  await form.expectToast(catalogue.failed);
  await expect(form.button).toBeEnabled();
  await expect(form.field("lastName")).toBeFocused();

  await form.open();
  await form.expectEntries(entered);
  await form.press();
  await form.expectToast(catalogue.failed);
  expect([requests.length, retries.length, countIds([...requests, ...retries])]).toEqual([1, 2, 1]);
});
