import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { recordKey, visitorKey, answerKey } from "../../src/analytics/stored-visits";
import { findVisitControl, goInSite, listKeys, openVisitData, waitForViews } from "../analytics/visits";
import { findViolations } from "../support/find-violations";
import { listLayoutShifts, observeLayoutShift } from "../support/layout-shift";
import { holdFiles, openPage } from "../support/page-actions";
import { expect, test } from "../test";
import { getOrigin, getPublicFolder } from "./build";

const question = "May this browser keep a record of your visits?";
const [yes, no] = ["Yes, keep a record", "No, record nothing"] as const;

/** Views three pages of a site and returns the keys that are then stored. */
async function viewPages(page: Page): Promise<string[]> {
  await openPage(page, "/team");
  await page.getByRole("heading", { level: 1 }).click();
  for (const path of ["/careers", "/leadership"]) await goInSite(page, path);
  // Recording starts within five seconds.
  await page.waitForTimeout(6000);
  return listKeys(page);
}

test.describe("a site that asks", () => {
  test.use({ baseURL: getOrigin("many") });

  for (const answer of [yes, no]) {
    test(`stores nothing before the answer, and remembers “${answer}”`, async ({ page, context }) => {
      expect(await viewPages(page)).toEqual([]);
      const region = page.getByRole("region", { name: question });
      await expect(region.getByRole("button")).toHaveText([yes, no]);
      await region.getByRole("button", { name: answer }).press("Enter");
      await expect(region).toBeHidden();
      await expect(findVisitControl(page)).toBeFocused();
      if (answer === yes) await waitForViews(page, 1);

      const other = await context.newPage();
      const keys = await viewPages(other);
      expect(keys).toEqual(answer === yes ? [answerKey, visitorKey, recordKey].sort() : [answerKey]);
      if (answer === yes) await waitForViews(other, 4);
      await expect(other.getByRole("region", { name: question })).toBeHidden();
      const box = (await openVisitData(other)).getByRole("checkbox");
      expect(await box.isChecked()).toBe(answer === no);
    });
  }

  test("takes the answer from the dialog, too, and asks in no tab then", async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [other, page]) await openPage(tab, "/team");
    const box = (await openVisitData(page)).getByRole("checkbox");
    await expect(box).toBeChecked();
    await box.uncheck();
    await waitForViews(page, 1);
    for (const tab of [page, other]) await expect(tab.getByText(question)).toBeHidden();
  });

  test("asks without a layout shift, and after the last control", async ({ page }) => {
    await observeLayoutShift(page);
    for (const [width, height] of [
      [1280, 900],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The footer is visible when the question appears.
      const release = await holdFiles(page);
      await page.goto("/careers", { waitUntil: "domcontentloaded" });
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      await page.waitForTimeout(500);
      const before = await listLayoutShifts(page);
      release();
      await expect(page.getByText(question)).toBeVisible();
      expect(await listLayoutShifts(page)).toEqual(before);
      await findVisitControl(page).focus();
      for (const name of [yes, no]) {
        await page.keyboard.press("Tab");
        await expect(page.getByRole("button", { name })).toBeFocused();
        await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      }
      expect(await findViolations(page)).toEqual([]);
      // Text of twice the size.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const region = page.getByRole("region", { name: question });
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  });

  test("asks and records nothing with Global Privacy Control, or without scripts", async ({ page, browser }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
    });
    expect(await viewPages(page)).toEqual([]);
    await expect(page.getByText(question)).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto("/team");
    await expect(plain.getByText(question)).toBeHidden();
    await context.close();
  });
});

test.describe("a site that never records", () => {
  test.use({ baseURL: getOrigin("few") });

  test("has no control, stores nothing, and ships no code for it", async ({ page }) => {
    expect(await viewPages(page)).toEqual([]);
    await expect(findVisitControl(page)).toHaveCount(0);
    await expect(page.getByText(question)).toHaveCount(0);
    const folder = getPublicFolder("few");
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    const withCode = scripts.filter((name) => {
      const script = readFileSync(join(folder, name), "utf8");
      return [recordKey, visitorKey, answerKey].some((key) => script.includes(key));
    });
    expect(scripts.length).toBeGreaterThan(10);
    expect(withCode).toEqual([]);
  });
});
