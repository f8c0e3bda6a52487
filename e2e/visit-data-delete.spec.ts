import type { Page } from "@playwright/test";

import { richRecord } from "../src/analytics/testing/rich-record";
import { expect, test } from "./test";
import {
  findControl,
  findDialog,
  holdRecorder,
  openVisitData,
  readKept,
  seedRecord,
  waitForRecorder,
} from "./visit-data";
import { waitForScripts } from "./wait-for-scripts";

const deleted = "Your visit data is deleted.";

async function deleteAll(page: Page): Promise<void> {
  const dialog = await openVisitData(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Yes, delete" }).click();
  await expect(dialog.getByRole("status")).toContainText(deleted);
}

/** Gives what is recorded the time to be written. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
}

async function roam(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL("/team");
  await page.getByRole("heading", { level: 1 }).click();
  await rest(page);
}

test("it asks once more, and keeps all when told so", async ({ page }) => {
  await seedRecord(page, JSON.stringify(richRecord));
  await page.goto("/careers");
  await waitForRecorder(page);
  const dialog = await openVisitData(page);
  await dialog.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(dialog.getByRole("group", { name: "Delete for good?" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeFocused();
  expect((await readKept(page)).every((text) => text !== null)).toBe(true);
});

test("all is gone, it says so, and the focus stays inside", async ({ page }) => {
  await seedRecord(page, JSON.stringify(richRecord));
  await page.goto("/careers");
  await waitForRecorder(page);
  await deleteAll(page);
  await expect(findDialog(page).getByRole("button", { name: "Done" })).toBeFocused();
  await expect(findDialog(page).getByRole("button")).toHaveText(["Close", "Done"]);
  expect(await readKept(page)).toEqual([null, null]);
  await page.keyboard.press("Enter");
  await expect(findControl(page)).toBeFocused();
  await expect((await openVisitData(page)).getByText(deleted)).toBeVisible();
});

test("nothing more is recorded, on other pages nor after a reload, until the next visit", async ({ page }) => {
  await page.clock.install();
  await page.goto("/careers");
  await waitForRecorder(page);
  await deleteAll(page);
  await page.keyboard.press("Escape");
  await roam(page);
  expect(await readKept(page)).toEqual([null, null]);
  await page.reload();
  await waitForScripts(page);
  await rest(page);
  await roam(page);
  expect(await readKept(page)).toEqual([null, null]);
  await page.clock.fastForward("31:00");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await waitForRecorder(page);
  const [record] = await readKept(page);
  expect(JSON.parse(record ?? "")).toMatchObject({ visitCount: 1, totalPageViews: 1 });
});

test(
  "after that no tab records this visit, opened before or later",
  { tag: "@thorough" },
  async ({ page, context }) => {
    const before = await context.newPage();
    await before.goto("/leadership");
    await waitForRecorder(before);
    await page.goto("/careers");
    await waitForRecorder(page);
    await deleteAll(page);
    const after = await context.newPage();
    await after.goto("/careers");
    await waitForScripts(after);
    await rest(after);
    await roam(after);
    await roam(before);
    expect(await readKept(page)).toEqual([null, null]);
    await openVisitData(after);
    await expect(findDialog(after).getByText(deleted)).toBeVisible();
  },
);

test("it is deleted where the recorder has not begun and no script comes any more, too", async ({ page }) => {
  await seedRecord(page, JSON.stringify(richRecord));
  await holdRecorder(page);
  await page.goto("/careers");
  await waitForScripts(page);
  const dialog = await openVisitData(page);
  await page.route("**/*.js", (route) => route.abort());
  await dialog.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Yes, delete" }).click();
  await expect(dialog.getByRole("status")).toContainText(deleted);
  expect(await readKept(page)).toEqual([null, null]);
});

test("deleted in another tab, it is shown no more", async ({ page, context }) => {
  await seedRecord(page, JSON.stringify(richRecord));
  await page.goto("/careers");
  await waitForRecorder(page);
  const dialog = await openVisitData(page);
  const other = await context.newPage();
  await other.goto("/team");
  await waitForScripts(other);
  await deleteAll(other);
  await expect(dialog.getByText(deleted)).toBeVisible();
  await expect(dialog.getByRole("table")).toHaveCount(0);
});
