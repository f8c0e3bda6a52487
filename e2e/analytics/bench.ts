import { chromium } from "@playwright/test";

import { apply } from "../../src/analytics/apply";
import { makeRecord, type AnalyticsRecord } from "../../src/analytics/record";
import { environment } from "../../src/analytics/testing/events";
import { killServer, startServer, waitForServer } from "../start-server";
import { recordKey, visitorKey } from "./record";

/**
 * Times the recording of a click when the record is as large as it can become: `npm run bench:analytics`. The browser is the one of
 * `CHROMIUM_PATH`.
 */
const port = 9510;
const clicks = 200;
const minute = 60_000;

/** Every list full, every text at its longest. */
function fillRecord(now: number): AnalyticsRecord {
  const long = "x".repeat(400);
  let record = makeRecord();
  for (let session = 0; session < 60; session++) {
    const start = now - (60 - session) * 60 * minute;
    for (let view = 0; view < 40; view++) {
      const [time, path] = [start + view, `/${session * 40 + view}${long}`];
      const seen = { visitor: `v-${session}`, userAgent: long, referrer: `${session}${long}` };
      record = apply(record, { type: "view", time, hour: view % 24, path, environment: { ...environment, ...seen } });
      for (const depth of [10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
        record = apply(record, { type: "leave", time, path, spent: 1234, depth });
    }
  }
  for (let index = 0; index < 1000; index++)
    record = apply(record, { type: "click", timestamp: now, element: long, page: long, x: 1234, y: 1234 });
  return record;
}

function takeMedian(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function measure(stored: string) {
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  });
  const page = await browser.newPage();
  await page.addInitScript(
    ([key = "", record = "", visitor = ""]) => {
      const times: number[] = [];
      localStorage.setItem(key, record);
      localStorage.setItem(visitor, "v-59");
      // Reading, merging and writing are one piece of work, and it is put off until the browser is idle.
      const idle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (work, options) =>
        idle((deadline) => {
          const since = performance.now();
          work(deadline);
          times.push(performance.now() - since);
        }, options);
      Object.assign(window, { times });
    },
    [recordKey, stored, visitorKey],
  );
  await page.goto(`http://localhost:${port}/team`);
  await page.waitForTimeout(3000);
  const heading = page.getByRole("heading", { level: 1 });
  await page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0));
  for (let index = 0; index < clicks; index++) {
    await heading.click();
    await page.waitForTimeout(20);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await browser.close();
  return times;
}

void (async () => {
  const server = startServer(port);
  await waitForServer(server);
  const full = JSON.stringify(fillRecord(Date.now()));
  const fullTimes = await measure(full);
  const emptyTimes = await measure(JSON.stringify(makeRecord()));
  console.table({
    "largest record": {
      KiB: Math.round(full.length / 1024),
      medianMs: takeMedian(fullTimes),
      maxMs: Math.max(...fullTimes),
    },
    "empty record": { KiB: 0, medianMs: takeMedian(emptyTimes), maxMs: Math.max(...emptyTimes) },
  });
  await killServer(server);
})();
