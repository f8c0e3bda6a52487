import type { ConsoleMessage, Page } from "@playwright/test";

import { unreadable } from "../../src/analytics/testing/unreadable";
import { expect, test } from "../test";
import { goInSite, readRecord, recordKey, waitForViews } from "./record";

const warning = "Failed to parse analytics data";

/** What the page says on its console that it should rather not. */
function listen(page: Page) {
  const heard = { warnings: [] as string[], errors: [] as string[] };
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "warning") heard.warnings.push(message.text());
    if (message.type() === "error") heard.errors.push(message.text());
  });
  page.on("pageerror", (error) => heard.errors.push(error.message));
  return heard;
}

test("whatever stands in the storage, it is told once, nothing fails, and a new record begins", async ({ context }) => {
  test.setTimeout(180_000);
  expect(unreadable.length).toBeGreaterThanOrEqual(30);
  const outcomes = [];
  for (const [kind, stored] of unreadable) {
    const page = await context.newPage();
    const heard = listen(page);
    await page.goto("/favicon.svg");
    await page.evaluate(
      ([key = "", value = ""]) => {
        localStorage.clear();
        localStorage.setItem(key, value);
      },
      [recordKey, stored],
    );
    await page.goto("/team");
    await expect.poll(() => heard.warnings.length).toBe(1);
    await expect.poll(async () => (await readRecord(page).catch(() => null))?.totalPageViews).toBe(1);
    outcomes.push({ kind, ...heard });
    await page.close({ runBeforeUnload: false });
  }
  expect(outcomes).toEqual(unreadable.map(([kind]) => ({ kind, warnings: [warning], errors: [] })));
});

for (const name of ["localStorage", "sessionStorage"]) {
  test(`where ${name} is blocked the site works as ever`, async ({ page }) => {
    const heard = listen(page);
    await page.addInitScript((storage) => {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }, name);
    await page.goto("/team");
    await page.waitForTimeout(1000);
    await goInSite(page, "/careers");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
    await page.getByRole("heading", { level: 1 }).click();
    if (name === "sessionStorage") await waitForViews(page, 2);
    expect(heard).toEqual({ warnings: [], errors: [] });
  });
}

test("recording goes on when a full storage has room again, and no warning is logged", async ({ page }) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === "analytics_v1" && !("room" in window)) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    };
  });
  await page.goto("/team");
  await goInSite(page, "/careers");
  await page.evaluate(() => Object.assign(window, { room: true }));
  await goInSite(page, "/leadership");
  await waitForViews(page, 3);
  expect(heard).toEqual({ warnings: [], errors: [] });
});

test("a browser that asks for privacy gets no id, no record and no fingerprint, and loses what it had", async ({
  page,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
    // The empty page before has no storage.
    if (self.origin === "null") return;
    localStorage.setItem("analytics_v1", "{}");
    localStorage.setItem("analytics_visitor_id", "a-b");
    const draw = HTMLCanvasElement.prototype.toDataURL;
    HTMLCanvasElement.prototype.toDataURL = function (...args) {
      console.error("a canvas was read");
      return draw.apply(this, args);
    };
  });
  await page.goto("/team");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("heading", { level: 1 }).click();
  await goInSite(page, "/careers");
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(heard).toEqual({ warnings: [], errors: [] });
});
