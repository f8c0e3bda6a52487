import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";

/** Request header in which a page repeats the body, because WebDriver BiDi does not report bodies. */
export const bodyHeader = "x-body";

/** Starts a console line that reports an uncaught error. */
const errorMark = "Uncaught:";

const violation = /content[ -]security[ -]policy/iu;

/** Turns each policy violation into an uncaught error. Runs in the page before its own scripts. */
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
 * Logs uncaught errors. WebDriver BiDi also reports as errors what no script has thrown, such as a font that was still loading when
 * the page was left, or a rejection that is handled later.
 */
function logErrors(mark: string): void {
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) console.error(mark, event.message);
  });
  addEventListener("unhandledrejection", (event) => {
    // After the page's own listeners, which may handle it.
    setTimeout(() => {
      if (!event.defaultPrevented) console.error(mark, String(event.reason));
    });
  });
}

/**
 * A test fails when a page, in any context, violates its Content Security Policy or has an uncaught error. A test that provokes such
 * an error removes it from `pageErrors`.
 */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ browser, channel }, provide) => {
      const pageErrors: string[] = [];
      function note(message: string, page: Page | null): void {
        // Before the first page only the test's own scripts can fail.
        if (page?.url() !== "about:blank") pageErrors.push(message);
      }
      function watch(context: BrowserContext): void {
        const scripts: Promise<unknown>[] = [context.addInitScript(throwViolations)];
        if (channel === "moz-firefox")
          scripts.push(context.addInitScript(repeatBodies, bodyHeader), context.addInitScript(logErrors, errorMark));
        else
          context.on("weberror", (webError) => {
            note(webError.error().message, webError.page());
          });
        // Browsers report violations only on the console when a page's scripts are disabled.
        context.on("console", (line) => {
          const text = line.text();
          if (line.type() === "error" && (violation.test(text) || text.startsWith(errorMark))) note(text, line.page());
        });
        // A context that is closed at once accepts no scripts.
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
