import { expect, type Page } from "@playwright/test";

import { recordKey, visitorKey } from "../../src/analytics/keys";
import type { AnalyticsRecord } from "../../src/analytics/record";
import { allPaths } from "../route-table";
import { waitForScripts } from "../wait-for-scripts";

export { recordKey, visitorKey };

/** What is stored now; nothing when nothing is. */
export function readRecord(page: Page): Promise<AnalyticsRecord | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as AnalyticsRecord | null, recordKey);
}

/** Waits until the record tells of so many views. */
export async function waitForViews(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await readRecord(page))?.totalPageViews).toBe(count);
}

/** Goes to another page of the site without a reload, as a link does, and waits until it stands there. */
export async function goInSite(page: Page, address: string): Promise<void> {
  await waitForScripts(page);
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (path: string) => Promise<void> }).___navigate(to),
    address,
  );
  const { pathname, search } = new URL(address, "http://localhost");
  await page.waitForFunction(
    ([heading, query]) =>
      document.querySelector("main h1")?.textContent === heading && window.location.search === query,
    [allPaths[pathname], search],
    { polling: 20 },
  );
}

/** Hides or shows the tab, as far as the page can tell. */
export function setVisible(page: Page, visible: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    visible ? "visible" : "hidden",
  );
}
