import type { Page } from "@playwright/test";

import { cleanKeystroke, fieldNames, findMissing, type Submission } from "../../src/contact/rules";
import { readEntries } from "../contact/stand-in";
import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";
import { faultless, naughtyStrings, predict } from "./naughty-strings";

test.describe.configure({ timeout: 120_000 });

/** Gives each request of the form another address, so that none meets the relay's limit, and notes what it sends. */
async function followRequests(page: Page, group: number): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route("**/send-email", async (route, request) => {
    const address = `172.16.${group}.${bodies.length}`;
    bodies.push(readEntries(request));
    await route.continue({ headers: { ...request.headers(), "cf-connecting-ip": address } });
  });
  return bodies;
}

/** Enters a submission as a visitor's browser does, presses the button, and tells what the page says then. */
function enter(page: Page, entered: Submission): Promise<string> {
  return page.evaluate(async (fields) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(fields)) {
      const control = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (!control) throw new Error(name);
      control.value = value;
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    await new Promise((resolve) => setTimeout(resolve));
    const button = document.querySelector<HTMLButtonElement>("form [type=submit]");
    if (button?.disabled) return "disabled";
    button?.click();
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      const toast = document.querySelector("[role=status] p + p, [role=alert] p + p");
      if (toast && !document.querySelector("[aria-busy=true]")) {
        const { textContent } = toast;
        toast.closest("div")?.parentElement?.querySelector("button")?.click();
        return textContent;
      }
    }
  }, entered);
}

const groups = 4;

for (let group = 0; group < groups; group++) {
  test(`naughty strings in every field of the form, part ${group + 1}: nothing runs, and what is sent is clean`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on("dialog", (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("pageerror", (error) => problems.push(error.message));
    const bodies = await followRequests(page, group);
    await page.goto("/contact");
    await waitForScripts(page);

    const own = naughtyStrings.filter((_, index) => index % groups === group);
    let accepted = 0;
    for (const string of own) {
      const variants: Submission[] = [
        { ...faultless, firstName: string, lastName: string, message: `We ask about ${string} and more.` },
        { ...faultless, phone: string },
        { ...faultless, email: string },
      ];
      for (const entered of variants) {
        const typed = Object.fromEntries(
          // A one-line field takes no line breaks.
          fieldNames.map((field) => [
            field,
            cleanKeystroke(field, field === "message" ? entered[field] : entered[field].replace(/[\r\n]/gu, "")),
          ]),
        ) as Submission;
        const said = await enter(page, entered);
        const { sent } = predict(typed);
        if (said === "disabled") {
          expect(findMissing(typed)).not.toEqual([]);
        } else if (sent) {
          expect(said).toMatch(/^Your message has been sent securely/u);
          expect(bodies.at(-1)).toEqual(sent);
          accepted++;
        } else {
          expect(said).toMatch(/^(?:Please|Message)/u);
        }
      }
    }
    expect(accepted).toBeGreaterThan(own.length / 3);
    expect(bodies).toHaveLength(accepted);
    expect(problems).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a Demo");
  });
}
