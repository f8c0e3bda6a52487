import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";
import { goInSite, readRecord, waitForViews } from "./record";

test.describe.configure({ timeout: 90_000 });

const paths = ["/team", "/careers", "/leadership"];

/** Views pages one after the other, as fast as they come. */
async function browse(page: Page, views: number): Promise<void> {
  for (let index = 1; index <= views; index++) await goInSite(page, paths[index % paths.length] ?? "/");
}

test("two tabs, 100 views each, side by side: 200 are counted, in one session", async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto("/team");
    await waitForScripts(tab);
  }
  await waitForViews(tabs[0], 2);
  await Promise.all(tabs.map((tab) => browse(tab, 99)));
  await waitForViews(tabs[0], 200);
  const record = await readRecord(tabs[1]);
  expect(record?.totalPageViews).toBe(200);
  expect(Object.values(record?.pageViews ?? {}).reduce((sum, { views }) => sum + views, 0)).toBe(200);
  expect(record?.currentSession?.views).toBe(200);
  expect(record?.visitCount).toBe(1);
});

test("a tab that is closed in the midst of it has its last time counted", async ({ context }) => {
  const [stays, goes] = [await context.newPage(), await context.newPage()];
  await stays.goto("/team");
  await waitForViews(stays, 1);
  await goes.goto("/careers");
  await waitForViews(stays, 2);
  await goes.waitForTimeout(500);
  await goes.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await readRecord(stays))?.pageViews["/careers"]?.totalTimeSpent ?? 0)
    .toBeGreaterThan(400);
});
