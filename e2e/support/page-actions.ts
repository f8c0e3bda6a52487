import { expect, type Page } from "@playwright/test";

/** Starts the islands of the page, if it has some, as a touch does, and waits until they answer. */
export async function waitForScripts(page: Page): Promise<void> {
  const islands = page.locator("[data-island]");
  if ((await islands.count()) === 0) return;
  await islands.first().dispatchEvent("pointerover");
  await expect(page.locator("html[data-scripted=hydrated]")).toBeAttached({ timeout: 15_000 });
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** Goes to another page, as a link does. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
  await waitForScripts(page);
}

/** Goes back to another document. Firefox reports no load after a restore from memory. */
export async function goBack(page: Page, path: string): Promise<void> {
  // Deferred, because navigation may interrupt `evaluate`.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => "")).toBe(path);
}

/** Delays matching files, by default scripts, until the returned function is called. */
export async function holdFiles(page: Page, files = "**/*.js"): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Returns a promise and the function that resolves it. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Measures the width of the document, which exceeds the window if the page scrolls sideways. */
export function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Reports the tab as visible or hidden to the page. */
export async function setTabVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    visible ? "visible" : "hidden",
  );
}
