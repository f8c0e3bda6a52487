import type { Page } from "@playwright/test";

/** Name under which a page keeps the periods of its running intervals. */
const key = "runningIntervals";

/**
 * Lets a page keep account of its intervals; to be called before it is opened.
 * Timeouts are left out: Gatsby waits in some of its own between prefetches.
 */
export async function watchIntervals(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const running = new Map<number | undefined, number>();
    Reflect.set(window, name, running);
    const start = window.setInterval.bind(window);
    const clear = window.clearInterval.bind(window);
    Reflect.set(window, "setInterval", (handler: TimerHandler, period = 0, ...values: unknown[]) => {
      const timer = start(handler, period, ...values);
      running.set(timer, period);
      return timer;
    });
    Reflect.set(window, "clearInterval", (timer?: number) => {
      running.delete(timer);
      clear(timer);
    });
  }, key);
}

/** Periods of all intervals that run in a page now, in milliseconds. */
export function listIntervals(page: Page): Promise<number[]> {
  return page.evaluate((name) => [...(Reflect.get(window, name) as Map<number, number>).values()], key);
}

/** Lets a page believe that its tab was left or came to the front. */
export async function setTabVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    visible ? "visible" : "hidden",
  );
}
