import type { Page } from "@playwright/test";

import { answerKey } from "../../src/analytics/stored-visits";
import { openPage, waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";
import { goInSite, listKeys, minute, openVisitData, readRecord, waitForViews } from "./visits";

const off = "Your visits are not being recorded";

async function openObjection(page: Page) {
  const dialog = await openVisitData(page);
  return { dialog, box: dialog.getByRole("checkbox", { name: "Do not record my visits" }) };
}

test("an objection deletes the record, and no tab records until it is taken back", async ({ page, context }) => {
  await page.clock.install();
  const other = await context.newPage();
  await other.goto("/leadership");
  await waitForViews(other, 1);
  await page.goto("/careers");
  await waitForViews(page, 2);
  const elsewhere = await openObjection(other);

  const { dialog, box } = await openObjection(page);
  await expect(box).toHaveAccessibleDescription(/Deletes what was recorded/u);
  await box.press("Space");
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expect(dialog.getByRole("status")).toContainText(off);
  await expect(dialog.getByRole("button")).toHaveText(["Close", "Done"]);
  await expect(elsewhere.box).toBeChecked();
  expect(await listKeys(page)).toEqual([answerKey]);

  // Uses both tabs, reloads, returns after the visit has ended, and opens a tab.
  await other.keyboard.press("Escape");
  await other.getByRole("heading", { level: 1 }).click();
  await goInSite(other, "/team");
  await page.keyboard.press("Escape");
  await page.reload();
  await waitForScripts(page);
  await page.clock.fastForward(31 * minute);
  await goInSite(page, "/leadership");
  const next = await context.newPage();
  await openPage(next, "/careers");
  await next.waitForTimeout(1000);
  expect(await listKeys(next)).toEqual([answerKey]);

  const later = await openObjection(page);
  await expect(later.box).toBeChecked();
  await later.box.press("Space");
  await expect(later.box).toBeFocused();
  await expect(later.box).not.toBeChecked();
  await page.clock.runFor(1000);
  await waitForViews(page, 1);
  await page.keyboard.press("Escape");
  await goInSite(page, "/careers");
  await page.clock.runFor(1000);
  await waitForViews(page, 2);
  expect((await readRecord(page))?.currentSession?.pagesVisited).toEqual(["/leadership", "/careers"]);
});
