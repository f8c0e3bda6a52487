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
