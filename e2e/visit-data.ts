import { expect, type Locator, type Page } from "@playwright/test";

import { recordKey, visitorKey } from "../src/analytics/keys";

/** What the tests ask the browser's storage for. */
export function readKept(page: Page): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [recordKey, visitorKey]);
}

/** Puts a text where the record stands, before the first page loads. */
export async function seedRecord(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // The empty page before has no storage.
      if (self.origin === "null") return;
      if (sessionStorage.getItem("seeded") !== null) return;
      sessionStorage.setItem("seeded", "");
      localStorage.setItem(key, value);
    },
    [recordKey, text] as const,
  );
}

/** Lets the recorder wait for ever, so that nothing is added to what was seeded. It is started by a deletion alone. */
export async function holdRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    // The first to wait for an idle moment is what brings the scripts.
    window.requestIdleCallback = (act, options) => (document.querySelector("script[src]") ? 0 : idle(act, options));
  });
}

/** Waits until the page's view is recorded. */
export async function waitForRecorder(page: Page): Promise<void> {
  await expect.poll(async () => (await readKept(page)).every((text) => text !== null)).toBe(true);
}

export function findControl(page: Page): Locator {
  return page.getByRole("contentinfo").getByRole("button", { name: "Your visit data" });
}

export function findDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Your visit data" });
}

export async function openVisitData(page: Page): Promise<Locator> {
  await findControl(page).click();
  const dialog = findDialog(page);
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  return dialog;
}

/** The number or text beside a figure's label. */
export function findFigure(dialog: Locator, label: string): Locator {
  return dialog.locator("dl > div").filter({ hasText: label }).getByRole("definition");
}
