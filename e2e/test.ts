import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";

/** Request header that repeats the body, because WebDriver BiDi does not report bodies. */
export const bodyHeader = "x-body";

/** Prefix of console lines that report uncaught errors. */
const errorMark = "Uncaught:";

const violation = /content[ -]security[ -]policy/iu;

/** Reports policy violations as uncaught errors. Runs in the page before its scripts. */
function throwViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
    reportError(new Error(`${effectiveDirective} of ${documentURI} forbids ${blockedURI}`));
  });
}

function repeatBodies(header: string): void {
  const send = window.fetch;
  window.fetch = (address, options = {}) => {
    if (typeof options.body !== "string") return send(address, options);
    const headers = new Headers(options.headers);
    headers.set(header, encodeURIComponent(options.body));
    return send(address, { ...options, headers });
  };
}

/**
 * Logs uncaught errors. WebDriver BiDi also reports errors that no script has thrown, e.g. for a font that loads during navigation,
 * or a rejection that is handled later.
 */
function logErrors(mark: string): void {
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) console.error(mark, event.message);
  });
  addEventListener("unhandledrejection", (event) => {
    // Runs after the page's listeners, which may handle it.
    setTimeout(() => {
      if (!event.defaultPrevented) console.error(mark, String(event.reason));
    });
  });
}

/**
 * Fails when a page violates its Content Security Policy or has an uncaught error, in any context. Tests that provoke an error remove
 * it from `pageErrors`.
 */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ browser, channel }, provide) => {
      const pageErrors: string[] = [];
      function note(message: string, page: Page | null): void {
        // Ignores errors of the test's own scripts before the first page.
        if (page?.url() !== "about:blank") pageErrors.push(message);
      }
      function watch(context: BrowserContext): void {
        const scripts: Promise<unknown>[] = [context.addInitScript(throwViolations)];
        if (channel === "moz-firefox")
          scripts.push(context.addInitScript(repeatBodies, bodyHeader), context.addInitScript(logErrors, errorMark));
        else context.on("weberror", (webError) => note(webError.error().message, webError.page()));
        // Without scripts, browsers report violations only on the console.
        context.on("console", (line) => {
          const text = line.text();
          if (line.type() === "error" && (violation.test(text) || text.startsWith(errorMark))) note(text, line.page());
        });
        // Contexts that are closed at once reject scripts.
        Promise.all(scripts).catch(() => undefined);
      }
      browser.on("context", watch);
      await provide(pageErrors);
      browser.off("context", watch);
      expect(pageErrors, "policy violations and uncaught errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
