/** Header in which a page repeats what it sends. */
export const bodyHeader = "x-body";

/**
 * WebDriver BiDi does not tell what a request carries, so that the page itself tells it. Runs in the page, before its own scripts.
 */
export function repeatBodies(header: string): void {
  const send = window.fetch;
  window.fetch = (address, options = {}) => {
    if (typeof options.body !== "string") return send(address, options);
    const headers = new Headers(options.headers);
    headers.set(header, encodeURIComponent(options.body));
    return send(address, { ...options, headers });
  };
}

/** Begins a line on the console that tells of an error. */
export const faultMark = "Uncaught:";

/**
 * WebDriver BiDi tells of many things as errors that no script has thrown: a font that was cut off when the page was left, a promise
 * whose failure is dealt with. So the page itself tells of those that nothing has caught. Runs in the page, before its own scripts.
 */
export function tellFaults(mark: string): void {
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) console.error(mark, event.message);
  });
  addEventListener("unhandledrejection", (event) => {
    // After the page's own listeners, which may deal with it.
    setTimeout(() => {
      if (!event.defaultPrevented) console.error(mark, String(event.reason));
    });
  });
}
