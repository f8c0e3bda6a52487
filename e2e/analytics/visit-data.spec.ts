import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import { recordKey } from "../../src/analytics/stored-visits";
import { starter } from "../sites";
import { findViolations } from "../support/find-violations";
import { openPage } from "../support/page-actions";
import { expect, test } from "../test";
import { deleteAll, findVisitControl, listKeys, openVisitData, richRecord, seedRecord } from "./visits";

test.use({ locale: "en-GB", timezoneId: "UTC" });

async function openSeeded(page: Page, record: unknown = richRecord) {
  await seedRecord(page, record);
  await openPage(page, "/careers");
  return openVisitData(page);
}

test("the dialog shows figures, rankings and last clicks, and downloads the record", async ({ page }) => {
  // Blocks idle callbacks, so that only the seeded record exists.
  await page.addInitScript(() => {
    const idle = requestIdleCallback;
    // The first callback loads the scripts.
    window.requestIdleCallback = (work, options) => (document.querySelector("script[src]") ? 0 : idle(work, options));
  });
  const dialog = await openSeeded(page);
  const figures = dialog.getByRole("definition");
  await expect(figures).toHaveText(["64", "128", "3 hrs 12 mins", "23 Oct 2025"]);
  const pages = dialog.getByRole("table", { name: "Most viewed pages" }).getByRole("row");
  await expect(pages).toHaveCount(11);
  await expect(pages.nth(1)).toHaveText("/641 min");
  const sites = dialog.getByRole("table", { name: "Where you came from" }).getByRole("row");
  await expect(sites).toHaveCount(6);
  await expect(sites.nth(1)).toHaveText("Direct or unknown16");
  await expect(dialog.getByRole("row", { name: /^Phone/u })).toContainText("21");
  await expect(dialog.getByRole("row", { name: /^Other/u })).toContainText("21");
  const [hour = "", views = 0] =
    Object.entries(richRecord.peakHours).sort(([, one], [, other]) => other - one)[0] ?? [];
  const hours = dialog.getByRole("table", { name: "Busiest hours" }).getByRole("row");
  await expect(hours).toHaveCount(6);
  await expect(hours.nth(1)).toHaveText(new RegExp(`^0?${hour}:00${views}$`, "u"));
  await dialog.locator("summary").press("Enter");
  const clicks = dialog.locator("details").getByRole("listitem");
  await expect(clicks).toHaveCount(50);
  await expect(clicks.first()).toHaveText(/^Link Growth AI\/14 Jan 2026, \d\d:\d\d$/u);

  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`visit-data-${new Date().toISOString().slice(0, 10)}.json`);
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toEqual(JSON.parse(JSON.stringify(richRecord)));
});

test("the keyboard loads, opens and closes the dialog, the focus returns, and a failure is reported", async ({
  page,
}) => {
  await page.goto("/careers");
  await page.route("**/*.js", (route) => route.abort());
  await findVisitControl(page).press("Enter");
  const alert = page.getByRole("contentinfo").getByRole("alert");
  await expect(alert).toContainText(starter.strings.notLoaded.text);
  await page.unroute("**/*.js");
  const dialog = page.getByRole("dialog", { name: "Your visit data" });
  for (const [open, close] of [
    ["Enter", () => page.keyboard.press("Escape")],
    ["Space", () => dialog.getByRole("button", { name: "Close" }).press("Enter")],
    ["Enter", () => page.mouse.click(20, 400)],
  ] as const) {
    // Retries, because the first press can precede hydration on a busy machine.
    await expect(async () => {
      await findVisitControl(page).press(open);
      await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused({ timeout: 3000 });
    }).toPass();
    await close();
    await expect(alert).toHaveCount(0);
    await expect(dialog).toBeHidden();
    await expect(findVisitControl(page)).toBeFocused();
  }
});

test("Delete asks for confirmation, deletes everything, and keeps the focus in the dialog", async ({ page }) => {
  const clicks = [{ timestamp: 1e300, element: "p", page: "/", x: 0, y: 0 }];
  const dialog = await openSeeded(page, { ...richRecord, firstVisit: 1e300, clicks, peakHours: { noon: 1 } });
  await expect(dialog.getByText("Unknown").first(), "an invalid time").toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(dialog.getByRole("group", { name: "Delete for good?" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeFocused();
  expect(await listKeys(page)).toContain(recordKey);
  await deleteAll(dialog);
  expect(await listKeys(page)).not.toContain(recordKey);
  await page.keyboard.press("Enter");
  await expect(findVisitControl(page)).toBeFocused();
});

test("the dialog moves nothing and leaves no strip at scrollbars", async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, baseURL, reducedMotion: "reduce" });
  await page.goto("/team");
  const findEnds = () =>
    page
      .locator("header a, header button")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  const before = await findEnds();
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(5);
  await openVisitData(page);
  expect(await findEnds()).toEqual(before);
  const clip = { x: 1000 - room, y: 5, width: room, height: 20 };
  const strip = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  expect(strip.channels[0]?.max).toBeLessThan(128);
  await browser.close();
});

test("the dialog passes axe, and all of it is reachable in large and small windows", async ({ page }) => {
  const dialog = await openSeeded(page);
  await expect(page.locator("html"), "the page behind the dialog").toHaveCSS("overflow", "hidden");
  await dialog.getByText("Last clicks").click();
  for (const [width, height] of [
    [1280, 900],
    [320, 640],
    [320, 200],
  ] as const) {
    const size = `${width} x ${height} px`;
    await page.setViewportSize({ width, height });
    expect(await findViolations(page), size).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), size).toBe(0);
    await dialog.getByRole("button", { name: "Delete" }).click();
    const keep = dialog.getByRole("button", { name: "Keep" });
    await expect(keep, size).toBeInViewport({ ratio: 0.95 });
    await keep.click();
  }
  await dialog.getByRole("button", { name: "Delete" }).click();
  expect(await findViolations(page), "confirmation").toEqual([]);
  await dialog.getByRole("button", { name: "Keep" }).click();
  await deleteAll(dialog);
  expect(await findViolations(page), "deleted").toEqual([]);
});
