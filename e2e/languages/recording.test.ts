import type { Page } from "@playwright/test";

import { answerKey, recordKey, visitorKey } from "../../src/analytics/stored-visits";
import { findVisitControl, listKeys, openVisitData, waitForViews } from "../analytics/visits";
import { findViolations } from "../support/find-violations";
import { listLayoutShifts, observeLayoutShift } from "../support/layout-shift";
import { holdFiles, openPage } from "../support/page-actions";
import { expect, test } from "../test";
import { getLanguage } from "./translate.mjs";

/** Adds the path of the language. */
const toPath = (path: string) => getLanguage(test.info().project.name).path + path;

const findQuestion = (page: Page) => page.locator("[data-question]");
const answer = (page: Page, value: "yes" | "no") => findQuestion(page).locator(`[value=${value}]`).press("Enter");

/** Ways to answer, and what is then stored. */
const answers: [name: string, act: (page: Page) => Promise<void>, keys: string[]][] = [
  ["yes", (page) => answer(page, "yes"), [answerKey, visitorKey, recordKey].sort()],
  ["no", (page) => answer(page, "no"), [answerKey]],
  [
    "yes in the dialog",
    async (page) => {
      await (await openVisitData(page)).getByRole("checkbox").uncheck();
      await page.keyboard.press("Escape");
    },
    [answerKey, visitorKey, recordKey].sort(),
  ],
];

for (const [name, act, keys] of answers)
  test(`nothing is stored before the answer “${name}”, which holds in all tabs`, async ({ page, context }) => {
    await page.clock.install();
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await openPage(tab, toPath("/team"));
      await tab.getByRole("heading", { level: 1 }).click();
      // Recording starts within five seconds.
      await tab.clock.fastForward(6000);
      expect(await listKeys(tab)).toEqual([]);
    }
    await act(page);
    for (const tab of [page, other]) await expect(findQuestion(tab)).toBeHidden();
    await expect(findVisitControl(page)).toBeFocused();
    const isRecorded = keys.includes(recordKey);
    if (isRecorded) await waitForViews(page, 1);
    await openPage(other, toPath("/careers"));
    await other.clock.fastForward(6000);
    if (isRecorded) await waitForViews(other, 2);
    expect(await listKeys(other)).toEqual(keys);
    await expect(findQuestion(other)).toBeHidden();
    await expect((await openVisitData(other)).getByRole("checkbox")).toBeChecked({ checked: !isRecorded });
  });

test("the question comes without a layout shift, after the last control", async ({ page }) => {
  await observeLayoutShift(page);
  for (const [width, height] of [
    [1280, 900],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The footer is visible when the question appears.
    const release = await holdFiles(page);
    await page.goto(toPath("/careers"), { waitUntil: "domcontentloaded" });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await page.waitForTimeout(500);
    const before = await listLayoutShifts(page);
    release();
    await expect(findQuestion(page)).toBeVisible();
    expect(await listLayoutShifts(page)).toEqual(before);
    await findVisitControl(page).focus();
    for (const value of ["yes", "no"]) {
      await page.keyboard.press("Tab");
      const button = findQuestion(page).locator(`[value=${value}]`);
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await findViolations(page)).toEqual([]);
    // Text of twice the size.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await findQuestion(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test("without scripts, or with Global Privacy Control, nothing is asked and recorded", async ({ page, browser }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
  });
  await openPage(page, toPath("/team"));
  await page.clock.fastForward(6000);
  expect(await listKeys(page)).toEqual([]);
  await expect(findQuestion(page)).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(findQuestion(plain)).toBeHidden();
  await context.close();
});
