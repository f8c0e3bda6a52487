import type { Locator, Page, Request } from "@playwright/test";

import { openPage } from "../support/page-actions";
import { expect, test as base } from "../test";
import { succeed, type Answer } from "./mock-relay";

/** Fields of the form with labels, in order. */
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

export const validEntries: Entries = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "+52 (55) 1234-5678",
  email: "ana@acme.example",
  message: "We would like to see a demo.",
};

export const blank: Entries = { firstName: "", lastName: "", phone: "", email: "", message: "" };

/** Exact titles and texts of the error catalogue. */
export const catalogue = {
  emptyField: ["Error", "Please fill in all required fields with valid information."],
  emptyEmail: ["Error", "Please enter a valid email address."],
  tooShort: ["Error", "Message too short"],
  suspicious: ["Error", "Message contains suspicious content"],
  invalid: ["Error", "Message contains invalid content."],
  /** Missing in the specification. */
  tooLong: ["Error", "This is too long. Please shorten it."],
  failed: ["Error", "Failed to send message. Please try again later."],
  succeeded: ["Success!", "Your message has been sent securely. We'll get back to you soon."],
} as const;

export const failureNote =
  "Your message was not sent. What you wrote is kept here. Try again in a moment, or write to hello@starter.example.";

/** Note below the button while all fields are empty. */
export const allMissing = `Still to fill in: ${Object.values(labels).join(", ")}`;

export class ContactForm {
  constructor(readonly page: Page) {}

  get root(): Locator {
    return this.page.getByRole("form", { name: "Book a Call" });
  }

  get button(): Locator {
    return this.root.getByRole("button", { name: /^(Send Message|Sending\.\.\.)$/ });
  }

  get note(): Locator {
    return this.root.locator("#contact-note");
  }

  /** Thanks, shown after sending; by name, unless the page is the relay's. */
  get panel(): Locator {
    return this.page.getByRole("group", { name: /^Thank you, (?:.*, )?it has arrived\.$/ });
  }

  /** Button that unfolds the form after sending. */
  get another(): Locator {
    return this.page.getByRole("button", { name: "Write another message" });
  }

  field(name: FieldName): Locator {
    return this.root.getByRole("textbox", { name: labels[name], exact: true });
  }

  text(text: string | RegExp): Locator {
    return this.root.getByText(text, { exact: true });
  }

  /** Opens the page and waits for hydration. */
  async open(): Promise<void> {
    await openPage(this.page, "/contact");
  }

  async fill(entries: Partial<Entries> = validEntries): Promise<void> {
    for (const name of fieldNames) {
      const entry = entries[name];
      if (entry === undefined) continue;
      // Over WebDriver BiDi, `fill` appends to email fields.
      await this.field(name).clear();
      await this.field(name).fill(entry);
    }
  }

  async press(): Promise<void> {
    await this.button.click();
  }

  async submit(entries: Partial<Entries> = validEntries): Promise<void> {
    await this.open();
    await this.fill(entries);
    await this.press();
  }

  /** Mocks the relay and returns its requests as they arrive. A later call replaces the answer. */
  async mockRelay(answer: Answer = succeed): Promise<Request[]> {
    const requests: Request[] = [];
    await this.page.route("**/send-email", async (route) => {
      requests.push(route.request());
      await answer(route);
    });
    return requests;
  }

  async expectEntries(entries: Partial<Entries>): Promise<void> {
    for (const name of fieldNames) {
      const entry = entries[name];
      if (entry !== undefined) await expect(this.field(name)).toHaveValue(entry);
    }
  }

  /** Expects an invalid field whose error is shown and part of its description. */
  async expectError(name: FieldName, text: string): Promise<void> {
    const control = this.field(name);
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(this.text(text)).toBeVisible();
    const hint = name === "message" ? / \d+\/2000 characters/.source : "";
    const escaped = text.replace(/[.?]/gu, "\\$&");
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${escaped}${hint}`));
  }

  async expectNoError(name: FieldName): Promise<void> {
    await expect(this.field(name)).not.toHaveAttribute("aria-invalid");
  }

  /** Finds the outcome in the relay's page, ignoring empty toast regions. */
  findOutcome(role: "alert" | "status"): Locator {
    return this.page.getByRole(role).filter({ visible: true });
  }

  /** Expects exactly one toast. */
  async expectToast(texts: readonly [string, string]): Promise<void> {
    const isSuccess = texts === catalogue.succeeded;
    await expect(this.page.getByRole(isSuccess ? "status" : "alert").getByRole("paragraph")).toHaveText([...texts]);
    await expect(this.page.getByRole(isSuccess ? "alert" : "status").getByRole("paragraph")).toHaveCount(0);
  }

  async expectNoToast(): Promise<void> {
    for (const role of ["alert", "status"] as const)
      await expect(this.page.getByRole(role).getByRole("paragraph")).toHaveCount(0);
  }

  async dismissToast(): Promise<void> {
    await this.page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  }

  /** Expects the element to begin below the toast. */
  async expectBelowToast(element: Locator, role: "alert" | "status" = "alert"): Promise<void> {
    await expect
      .poll(async () => {
        const toast = await this.page.getByRole(role).boundingBox();
        const box = await element.boundingBox();
        return toast && box && box.y >= toast.y + toast.height - 1;
      })
      .toBe(true);
  }
}

export const test = base.extend<{ form: ContactForm }>({
  form: async ({ page }, provide) => {
    await provide(new ContactForm(page));
  },
});

export { expect };
