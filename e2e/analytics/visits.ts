import { expect, type Locator, type Page } from "@playwright/test";

import type { VisitEvent } from "../../src/analytics/apply-event";
import type { AnalyticsRecord } from "../../src/analytics/record";
import { controlId, recordKey } from "../../src/analytics/stored-visits";
import { click, leave, minute, play, view } from "../../src/analytics/testing/events";
import { navigate, waitForScripts } from "../support/page-actions";
import { allPaths } from "../support/route-table";

export { minute };

export function readRecord(page: Page): Promise<AnalyticsRecord | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null") as AnalyticsRecord | null, recordKey);
}

export function listKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

export async function waitForViews(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await readRecord(page).catch(() => null))?.totalPageViews).toBe(count);
}

/** Stores a record, or a text instead, before the first page loads. */
export async function seedRecord(page: Page, record: unknown): Promise<void> {
  const stored = typeof record === "string" ? record : JSON.stringify(record);
  await page.addInitScript(
    ([key, value]) => {
      // The initial empty page has no storage.
      if (self.origin === "null" || sessionStorage.getItem("seeded") !== null) return;
      sessionStorage.setItem("seeded", "");
      localStorage.setItem(key, value);
    },
    [recordKey, stored] as const,
  );
}

/** Navigates inside the site and waits for the page. */
export async function goInSite(page: Page, address: string): Promise<void> {
  await waitForScripts(page);
  await navigate(page, address);
  const { pathname, search } = new URL(address, "http://localhost");
  await page.waitForFunction(
    ([heading, query]) => document.querySelector("main h1")?.textContent === heading && location.search === query,
    [allPaths[pathname], search],
    { polling: 20 },
  );
}

/** Finds the button in any language. */
export function findVisitControl(page: Page): Locator {
  return page.locator(`footer #${controlId}`);
}

export async function openVisitData(page: Page): Promise<Locator> {
  // Firefox focuses nothing in a background tab.
  await page.bringToFront();
  await findVisitControl(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  return dialog;
}

export async function deleteAll(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Yes, delete" }).click();
  await expect(dialog.getByRole("button", { name: "Done" })).toBeFocused();
}

const long = "/an-address-that-is-longer-than-any-other-and-of-which-nothing-may-be-cut-off";
const devices = ["desktop", "mobile", "tablet"];
const browsers = ["Firefox", "Chrome", "Other"];

function visit(index: number): VisitEvent[] {
  const start = (index - 64) * 31.4 * 60 * minute;
  const referrer = index % 4 ? `site-${index % 7}.example` : "direct";
  const change = { referrer, device: devices[index % 3] ?? "", browser: browsers[index % 3] ?? "" };
  const path = index % 3 ? `/page-${index % 13}` : long;
  const visits = [view("/", start, change), click('a "Growth AI"', start + minute), leave("/", start + minute, minute)];
  return [...visits, view(path, start + minute, change), leave(path, start + 3 * minute, 2 * minute)];
}

/** Record of several months, with more entries than the dialog shows. */
export const richRecord = play(...Array.from({ length: 64 }, (_, index) => visit(index)).flat());
