import type { Locator, Page } from "@playwright/test";

import { answerKey } from "../../src/analytics/stored-visits";
import { openPage, waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";
import { deleteAll, goInSite, listKeys, minute, openVisitData, readRecord, waitForViews } from "./visits";

function findObjection(dialog: Locator): Locator {
  return dialog.getByRole("checkbox", { name: "Do not record my visits" });
}

interface End {
  name: string;
  stop: (dialog: Locator) => Promise<void>;
  status: string;
  /** Keys of what is stored until recording starts again. */
  keys: string[];
  /** Starts recording again, with a view of the page that is shown. */
  resume: (page: Page) => Promise<void>;
}

const ends: End[] = [
  {
    name: "an objection, until it is taken back",
    stop: async (dialog) => {
      await expect(findObjection(dialog)).toHaveAccessibleDescription(/Deletes what was recorded/u);
      await findObjection(dialog).press("Space");
      await expect(findObjection(dialog)).toBeChecked();
      await expect(findObjection(dialog)).toBeFocused();
    },
    status: "Your visits are not being recorded",
    keys: [answerKey],
    resume: async (page) => {
      // It outlasts the visit.
      await page.clock.fastForward(31 * minute);
      await goInSite(page, "/leadership");
      const box = findObjection(await openVisitData(page));
      await expect(box).toBeChecked();
      await box.press("Space");
      await expect(box).toBeFocused();
      await expect(box).not.toBeChecked();
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "a deletion, until the next visit",
    stop: deleteAll,
    status: "Your visit data has been deleted.",
    keys: ["analytics_stopped"],
    resume: async (page) => {
      await page.clock.fastForward(31 * minute);
      await goInSite(page, "/leadership");
    },
  },
];

for (const { name, stop, status, keys, resume } of ends)
  test(`no tab records after ${name}`, async ({ page, context }) => {
    test.slow();
    await page.clock.install();
    const other = await context.newPage();
    await other.goto("/leadership");
    await waitForViews(other, 1);
    await page.goto("/careers");
    await waitForViews(page, 2);
    const elsewhere = await openVisitData(other);
    const dialog = await openVisitData(page);
    await stop(dialog);
    for (const each of [dialog, elsewhere]) await expect(each.getByRole("status")).toContainText(status);
    await expect(dialog.getByRole("button")).toHaveText(["Close", "Done"]);
    expect(await listKeys(page)).toEqual(keys);

    // Uses both tabs, reloads, and opens a tab.
    await other.keyboard.press("Escape");
    await other.getByRole("heading", { level: 1 }).click();
    await goInSite(other, "/team");
    await page.keyboard.press("Escape");
    await page.reload();
    await waitForScripts(page);
    const next = await context.newPage();
    await openPage(next, "/careers");
    await next.waitForTimeout(1000);
    expect(await listKeys(next)).toEqual(keys);

    await resume(page);
    await page.clock.runFor(1000);
    await waitForViews(page, 1);
    await goInSite(page, "/careers");
    await page.clock.runFor(1000);
    await waitForViews(page, 2);
    const { visitCount, currentSession } = (await readRecord(page)) ?? {};
    expect([visitCount, currentSession?.pagesVisited]).toEqual([1, ["/leadership", "/careers"]]);
  });
