import { readFile } from "node:fs/promises";

import { richRecord } from "../src/analytics/testing/rich-record";
import { expect, test } from "./test";
import { findControl, findDialog, findFigure, holdRecorder, openVisitData, readKept, seedRecord } from "./visit-data";
import { waitForScripts } from "./wait-for-scripts";

test.describe("of a record", () => {
  test.use({ locale: "en-GB", timezoneId: "UTC" });

  test.beforeEach(async ({ page }) => {
    await seedRecord(page, JSON.stringify(richRecord));
    await holdRecorder(page);
    await page.goto("/careers");
    await waitForScripts(page);
  });

  test("opened by the keyboard it has the focus, and gives it back when it is closed by Escape", async ({ page }) => {
    for (const key of ["Enter", "Space"]) {
      await findControl(page).press(key);
      await expect(findDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(findDialog(page)).toBeHidden();
      await expect(findControl(page)).toBeFocused();
    }
  });

  test("opened by a click it is closed by its button or by a click beside it", async ({ page }) => {
    const dialog = await openVisitData(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(findControl(page)).toBeFocused();
    await openVisitData(page);
    await page.mouse.click(20, 400);
    await expect(dialog).toBeHidden();
    await expect(findControl(page)).toBeFocused();
  });

  test("the figures, the ten first pages and the five first sites are shown", async ({ page }) => {
    const dialog = await openVisitData(page);
    await expect(findFigure(dialog, "Visits")).toHaveText("64");
    await expect(findFigure(dialog, "Pages viewed")).toHaveText(String(richRecord.totalPageViews));
    await expect(findFigure(dialog, "Time in all")).toHaveText(/^\d+ h \d+ min$/);
    await expect(findFigure(dialog, "First visit")).toHaveText("23 Oct 2025");
    const pages = dialog.getByRole("table", { name: "Most viewed pages" }).getByRole("row");
    await expect(pages).toHaveCount(11);
    await expect(pages.nth(1)).toHaveText(new RegExp(`^/${richRecord.pageViews["/"]?.views}1 min \\d+ s$`));
    const sites = dialog.getByRole("table", { name: "Where you came from" }).getByRole("row");
    await expect(sites).toHaveCount(6);
    await expect(sites.nth(1)).toHaveText(`Directly, or not known${richRecord.topReferrers["direct"]}`);
    await expect(dialog.getByRole("row", { name: /^Phone/ })).toContainText(String(richRecord.deviceStats["mobile"]));
    await expect(dialog.getByRole("row", { name: /^Other/ })).toContainText(String(richRecord.browserStats["Other"]));
    const peak = Object.entries(richRecord.peakHours).sort((one, other) => other[1] - one[1])[0];
    const hours = dialog.getByRole("img", { name: /^Pages viewed in each hour/ });
    await expect(hours).toHaveAccessibleName(new RegExp(`\\b0?${peak?.[0]}:00 ${peak?.[1]}\\b`));
    await expect(dialog.getByText(new RegExp(`^Most pages viewed from 0?${peak?.[0]}:00 to`))).toBeVisible();
  });

  test("the last 50 clicks unfold, and are reached by the keyboard", async ({ page }) => {
    const dialog = await openVisitData(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("listitem")).toHaveCount(50);
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
    const { timestamp, page: path } = richRecord.clicks.at(-1) ?? { timestamp: 0, page: "" };
    const time = new Date(timestamp).toISOString().slice(11, 16);
    await expect(dialog.getByRole("listitem").first()).toContainText(path);
    await expect(dialog.getByRole("listitem").first()).toContainText(time);
  });

  test("the download is the whole record, named by the day", { tag: ["@download", "@thorough"] }, async ({ page }) => {
    const dialog = await openVisitData(page);
    const [kept] = await readKept(page);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`visit-data-${new Date().toISOString().slice(0, 10)}.json`);
    const text = await readFile(await file.path(), "utf8");
    expect(JSON.parse(text)).toEqual(JSON.parse(kept ?? ""));
    expect(text.split("\n").length).toBeGreaterThan(500);
  });

  test("what has been added since is shown when it is opened again", async ({ page }) => {
    const dialog = await openVisitData(page);
    await page.keyboard.press("Escape");
    await page.evaluate(
      (text) => {
        localStorage.setItem("analytics_v1", text);
      },
      JSON.stringify({ ...richRecord, visitCount: 1234 }),
    );
    await openVisitData(page);
    await expect(findFigure(dialog, "Visits")).toHaveText("1,234");
  });

  test("it does not stay over another page", { tag: "@thorough" }, async ({ page }) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/team");
    await openVisitData(page);
    await page.goBack();
    await expect(page).toHaveURL("/careers");
    await expect(findDialog(page)).toBeHidden();
    await page.mouse.wheel(0, -2000);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});
