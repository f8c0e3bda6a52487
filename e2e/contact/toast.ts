import { expect, type Locator, type Page } from "@playwright/test";

/** The error catalogue: titles and texts, exactly. */
export const catalogue = {
  emptyField: ["Error", "Please fill in all required fields with valid information."],
  emptyEmail: ["Error", "Please enter a valid email address."],
  tooShort: ["Error", "Message too short"],
  suspicious: ["Error", "Message contains suspicious content"],
  invalid: ["Error", "Message contains invalid content."],
  /** Not of the catalogue, which knows no name that is too long. */
  tooLong: ["Error", "This is too long. Please shorten it."],
  failed: ["Error", "Failed to send message. Please try again later."],
  succeeded: ["Success!", "Your message has been sent securely. We'll get back to you soon."],
} as const;

/** The row of the catalogue for a limit that lifts at this time of day. */
export function limited(time: string): readonly [string, string] {
  return ["Too Many Submissions", `You've reached the submission limit. Please try again after ${time}.`];
}

/** The answer that the relay writes into the page, not the toasts' regions, which are empty there. */
export function findAnswer(page: Page, role: "alert" | "status"): Locator {
  return page.getByRole(role).filter({ visible: true });
}

/** The one toast there is, in its region and in no other. */
export async function expectToast(page: Page, words: readonly [string, string]): Promise<void> {
  const success = words === catalogue.succeeded;
  await expect(page.getByRole(success ? "status" : "alert").getByRole("paragraph")).toHaveText([...words]);
  await expect(page.getByRole(success ? "alert" : "status").getByRole("paragraph")).toHaveCount(0);
}

export async function expectNoToast(page: Page): Promise<void> {
  for (const kind of ["alert", "status"] as const)
    await expect(page.getByRole(kind).getByRole("paragraph")).toHaveCount(0);
}
