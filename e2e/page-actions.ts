import { expect, type Page } from "@playwright/test";

/** Waits for hydration: only then do the header's menu buttons have `aria-expanded`. */
export async function waitForScripts(page: Page): Promise<void> {
  // The scripts load when the browser is idle, after five seconds at most.
  await expect(page.locator("header button[aria-expanded]").first()).toBeAttached({ timeout: 15_000 });
}

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** Goes to another page of the site without a new document, as a link does. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (path: string) => Promise<void> }).___navigate(to),
    path,
  );
}

/** Goes back to another document. Firefox reports no load for one that it restores from memory. */
export async function goBack(page: Page, path: string): Promise<void> {
  // Deferred, because the page may be gone before `evaluate` has its answer.
  await page.evaluate(() => {
    setTimeout(() => {
      history.back();
    });
  });
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => "")).toBe(path);
}

/** Delays the files that match, all scripts by default, until the returned function is called. */
export async function holdFiles(page: Page, files = "**/*.js"): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** A promise, and the function that resolves it. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Width of the document in px: more than the window's when the page scrolls sideways. */
export function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Makes the page see its tab as visible or hidden. */
export async function setTabVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    visible ? "visible" : "hidden",
  );
}
