import { richRecord } from "../src/analytics/testing/rich-record";
import { findViolations } from "./find-violations";
import { expect, test } from "./test";
import { findControl, findDialog, holdRecorder, openVisitData, readKept, seedRecord } from "./visit-data";
import { waitForScripts } from "./wait-for-scripts";

test("a browser that asks for privacy is told that nothing is kept", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await seedRecord(page, JSON.stringify(richRecord));
  await page.goto("/careers");
  await waitForScripts(page);
  const dialog = await openVisitData(page);
  await expect(dialog.getByText("Global Privacy Control")).toBeVisible();
  await expect(dialog.getByRole("button")).toHaveText(["Close", "Done"]);
  await expect.poll(() => readKept(page)).toEqual([null, null]);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(findControl(page)).toBeFocused();
});

for (const [what, text] of [
  ["half a record", JSON.stringify(richRecord).slice(0, 400)],
  ["another thing's", JSON.stringify({ version: 2 })],
] as const) {
  test(`of ${what} it says that nothing is recorded`, async ({ page }) => {
    await seedRecord(page, text);
    await holdRecorder(page);
    await page.goto("/careers");
    await waitForScripts(page);
    const dialog = await openVisitData(page);
    await expect(dialog.getByText("Nothing is recorded yet.")).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveText(["Close", "Done"]);
  });
}

test("times that no calendar has break nothing", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const clicks = [{ timestamp: 1e300, element: "p", page: "/", x: 0, y: 0 }];
  await seedRecord(page, JSON.stringify({ ...richRecord, firstVisit: 1e300, clicks, peakHours: { noon: 1 } }));
  await holdRecorder(page);
  await page.goto("/careers");
  await waitForScripts(page);
  await expect((await openVisitData(page)).getByText("Unknown").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("where storage is blocked it opens, and shows what the page remembers", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await page.goto("/careers");
  await waitForScripts(page);
  const dialog = findDialog(page);
  await expect(async () => {
    await page.keyboard.press("Escape");
    await openVisitData(page);
    await expect(dialog.getByRole("row", { name: /^\/careers/ })).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(errors).toEqual([]);
});

for (const width of [1280, 360]) {
  test(`axe finds no fault in it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await seedRecord(page, JSON.stringify(richRecord));
    await page.goto("/careers");
    await waitForScripts(page);
    const dialog = await openVisitData(page);
    await dialog.getByText("Last clicks").click();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Delete" }).click();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Yes, delete" }).click();
    await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const height of [640, 200]) {
  test(`in a window of 320 by ${height} px nothing is cut off, and all can be reached`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height });
    await seedRecord(page, JSON.stringify(richRecord));
    await page.goto("/careers");
    await waitForScripts(page);
    const dialog = await openVisitData(page);
    await dialog.getByText("Last clicks").click();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(dialog.getByRole("button", { name: "Keep" })).toBeInViewport({ ratio: 0.95 });
  });
}
