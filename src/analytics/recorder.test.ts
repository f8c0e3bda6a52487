import type { AnalyticsRecord } from "./record";
import { createRecorder } from "./recorder";
import { leave, play, view } from "./testing/events";

function openTab(stored: string | null = null) {
  const browser = { stored, warnings: [] as string[] };
  const waiting: (() => void)[] = [];
  const recorder = createRecorder({
    read: () => browser.stored,
    write: (record) => {
      browser.stored = record;
    },
    schedule: (work) => waiting.push(work),
    warn: (message) => browser.warnings.push(message),
  });
  function idle() {
    for (const work of waiting.splice(0)) work();
  }
  return { browser, ...recorder, idle, read: () => JSON.parse(browser.stored ?? "null") as AnalyticsRecord };
}

test("events are written when the page is idle, the last one at once, and each is counted once", () => {
  const { browser, add, idle, read } = openTab();
  add(view("/"));
  expect(browser.stored).toBeNull();
  idle();
  expect(read()).toEqual(play(view("/")));
  add(view("/team", 1));
  add(leave("/", 1000, 1000), true);
  idle();
  expect(read()).toEqual(play(view("/"), view("/team", 1), leave("/", 1000, 1000)));
});

test("events are added to the record of another tab, and after a deletion to a new one", () => {
  const { browser, add, discard, idle, read } = openTab();
  browser.stored = JSON.stringify(play(view("/team")));
  add(view("/careers", 1));
  idle();
  expect(read()).toEqual(play(view("/team"), view("/careers", 1)));
  add(view("/", 2));
  browser.stored = null;
  discard();
  idle();
  expect(browser.stored).toBeNull();
  add(view("/", 3), true);
  expect(read()).toEqual(play(view("/", 3)));
});

test("an unreadable record is reported once and replaced", () => {
  const { browser, add, read } = openTab("{");
  add(view("/"), true);
  add(view("/team"), true);
  expect([read().totalPageViews, browser.warnings]).toEqual([2, ["Failed to parse analytics data"]]);
});
