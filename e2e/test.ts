import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";

import { bodyHeader, faultMark, repeatBodies, tellFaults } from "./mozilla";

/** Makes of what a page's policy forbids an error that nothing catches. Runs in the page, before its own scripts. */
function throwViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
    reportError(new Error(`${effectiveDirective} of ${documentURI} forbids ${blockedURI}`));
  });
}

/** Browsers that run none of a page's scripts tell of violations on the console alone. */
const violation = /content[ -]security[ -]policy/iu;

function watch(context: BrowserContext, faults: string[], isMozilla: boolean): void {
  function note(fault: string, page: Page | null): void {
    // On the empty page before the first, only what a journey itself has added can fail.
    if (page?.url() !== "about:blank") faults.push(fault);
  }
  if (!isMozilla)
    context.on("weberror", (fault) => {
      note(fault.error().message, fault.page());
    });
  context.on("console", (line) => {
    const text = line.text();
    if (line.type() === "error" && (violation.test(text) || text.startsWith(faultMark))) note(text, line.page());
  });
  // A context that is closed at once has no page to watch.
  context.addInitScript(throwViolations).catch(() => undefined);
}

/**
 * A journey fails when its pages, in whichever context, break their Content Security Policy or let an error go uncaught. One that
 * provokes such a fault takes it out of `faults`.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ browser, channel }, provide) => {
      const faults: string[] = [];
      const begin = (context: BrowserContext) => {
        const isMozilla = channel === "moz-firefox";
        watch(context, faults, isMozilla);
        if (isMozilla) {
          context.addInitScript(repeatBodies, bodyHeader).catch(() => undefined);
          context.addInitScript(tellFaults, faultMark).catch(() => undefined);
        }
      };
      browser.on("context", begin);
      await provide(faults);
      browser.off("context", begin);
      expect(faults, "violations of the policy and errors that nothing caught").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
