import { expect, type Locator, type Page } from "@playwright/test";

import { waitForScripts } from "../wait-for-scripts";

/** The fields of the form under their labels, in their order. */
export const labels = {
  firstName: "First Name",
  lastName: "Last Name",
  phone: "Phone",
  email: "Work Email",
  message: "Message",
} as const;
export type FieldName = keyof typeof labels;
export type Entries = Record<FieldName, string>;

export const fieldNames = Object.keys(labels) as FieldName[];

/** Entries with nothing wrong. */
export const faultless: Entries = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "+52 (55) 1234-5678",
  email: "ana@acme.example",
  message: "We would like to see a demo.",
};

export function findForm(page: Page): Locator {
  return page.getByRole("form", { name: "Book Demo" });
}

export function findField(page: Page, field: FieldName): Locator {
  return findForm(page).getByRole("textbox", { name: labels[field], exact: true });
}

/** The button that sends, whichever words it bears. */
export function findButton(page: Page): Locator {
  return findForm(page).getByRole("button", { name: /^(Send Message|Sending\.\.\.)$/ });
}

/** Opens the form and waits until the scripts have it. */
export async function openForm(page: Page): Promise<void> {
  await page.goto("/contact");
  await waitForScripts(page);
}

/** Writes a text in the place of what stands in a field. */
export async function enter(control: Locator, text: string): Promise<void> {
  // Over WebDriver BiDi `fill` adds to an address that stands there.
  await control.clear();
  await control.fill(text);
}

export async function fillForm(page: Page, entries: Partial<Entries> = faultless): Promise<void> {
  for (const field of fieldNames) {
    const entry = entries[field];
    if (entry !== undefined) await enter(findField(page, field), entry);
  }
}

/** Presses the button with the pointer. */
export async function press(page: Page): Promise<void> {
  await findButton(page).click();
}

export async function expectEntries(page: Page, entries: Partial<Entries>): Promise<void> {
  for (const field of fieldNames) {
    const entry = entries[field];
    if (entry !== undefined) await expect(findField(page, field)).toHaveValue(entry);
  }
}

export const blank: Entries = { firstName: "", lastName: "", phone: "", email: "", message: "" };

/** The words under the button. */
export function findNote(page: Page): Locator {
  return findForm(page).getByRole("paragraph").last();
}

/** A field that is told to be wrong, in words beside it that it is tied to. */
export async function expectError(page: Page, field: FieldName, text: string): Promise<void> {
  const control = findField(page, field);
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(findForm(page).getByText(text, { exact: true })).toBeVisible();
  const hint = field === "message" ? / \d+\/2000 characters/.source : "";
  const escaped = text.replace(/[.?]/gu, "\\$&");
  await expect(control).toHaveAccessibleDescription(new RegExp(`^${escaped}${hint}`));
}

export async function expectNoError(page: Page, field: FieldName): Promise<void> {
  await expect(findField(page, field)).not.toHaveAttribute("aria-invalid");
}
