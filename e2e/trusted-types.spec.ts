import type { Page } from "@playwright/test";

import { openPage } from "./page-actions";
import { expect, test } from "./test";

/** Attacks by an injected script. */
const attempts = {
  "HTML from a text": () => {
    document.body.innerHTML = "<p>Fooled</p>";
  },
  "a script from a text": () => {
    document.createElement("script").textContent = "fooled()";
  },
  "a script from another host": () => {
    document.createElement("script").src = "https://a.example/fooled.js";
  },
  "a script from a host without a scheme": () => {
    document.createElement("script").src = "//a.example/fooled.js";
  },
  "a script from a host behind backslashes": () => {
    document.createElement("script").src = "/\\a.example\\fooled.js";
  },
  "a script from a data URL": () => {
    document.createElement("script").src = "data:text/javascript,fooled()";
  },
  "a policy of its own": () => {
    (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes.createPolicy("another", { createHTML: (html: string) => html });
  },
};

/** @returns the name of the error that the page throws, or undefined */
function attempt(page: Page, name: keyof typeof attempts): Promise<string | undefined> {
  return page.evaluate(`(() => { try { (${attempts[name].toString()})(); } catch (error) { return error.name; } })()`);
}

test("a hydrated page does not convert text to HTML or scripts", async ({ page, pageErrors }) => {
  await openPage(page, "/team");
  for (const name of Object.keys(attempts) as (keyof typeof attempts)[]) {
    expect(await attempt(page, name), name).toBe("TypeError");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  // Each attempt violates the policy on purpose.
  await expect.poll(() => pageErrors.length).toBeGreaterThanOrEqual(Object.keys(attempts).length);
  pageErrors.length = 0;
});
