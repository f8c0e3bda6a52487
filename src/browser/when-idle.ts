/** Runs work when the page is idle, or after a timeout in milliseconds. */
export function whenIdle(work: () => void, timeout: number): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout / 5);
}
