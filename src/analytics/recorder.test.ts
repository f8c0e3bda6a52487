import { bounds, type AnalyticsRecord } from "./record";
import { createRecorder } from "./recorder";
import { leave, play, view } from "./testing/events";

/** A storage that tabs share. As in a browser, what one tab writes reaches the others only when it is delivered. */
function openBrowser() {
  const browser = { stored: null as string | null, full: false, warnings: [] as string[], time: 0 };
  const seen: (string | null)[] = [];
  const tabs: (ReturnType<typeof createRecorder> & { idle: () => void })[] = [];
  function openTab() {
    const index = tabs.length;
    const waiting: (() => void)[] = [];
    seen.push(browser.stored);
    const recorder = createRecorder({
      tab: `tab-${index}`,
      read: () => seen[index] ?? null,
      write: (record) => {
        seen[index] = record;
        if (!browser.full) browser.stored = record;
      },
      whenIdle: (work) => waiting.push(work),
      now: () => browser.time,
      warn: (message) => browser.warnings.push(message),
    });
    function idle() {
      for (const work of waiting.splice(0)) work();
    }
    const tab = { ...recorder, idle };
    tabs.push(tab);
    return tab;
  }
  function deliver() {
    tabs.forEach((tab, index) => {
      if (seen[index] === browser.stored) return;
      seen[index] = browser.stored;
      tab.merge();
    });
    for (const tab of tabs) tab.idle();
  }
  function deliverUntilStable() {
    for (let round = 0, before: string | null | undefined; round < 50 && before !== browser.stored; round++) {
      before = browser.stored;
      deliver();
    }
  }
  const read = () => JSON.parse(browser.stored ?? "null") as AnalyticsRecord;
  return { browser, openTab, deliver, deliverUntilStable, read };
}

test("events are written when the page is idle, the last one at once", () => {
  const { browser, openTab, read } = openBrowser();
  const tab = openTab();
  tab.add(view("/"));
  expect(browser.stored).toBeNull();
  tab.idle();
  expect(read()).toEqual({ ...play(view("/")), tabs: { "tab-0": 1 } });
  tab.add(view("/team", 1));
  tab.add(leave("/", 1000, 1000), true);
  expect(read()).toMatchObject({ totalPageViews: 2, pageViews: { "/": { totalTimeSpent: 1000 } } });
  tab.idle();
  expect(read().totalPageViews).toBe(2);
});

test("tabs that overwrite each other end with a record of all events, each counted once", () => {
  const { browser, openTab, deliver, deliverUntilStable, read } = openBrowser();
  const tabs = [openTab(), openTab(), openTab()];
  for (let index = 0; index < 300; index++) {
    browser.time += 10;
    tabs[(index * 7) % 3]?.add(view(`/${index % 7}`, index));
    if (index % 3 === 0) tabs[index % 2]?.idle();
    if (index % 29 === 0) deliver();
  }
  deliverUntilStable();
  expect(read().totalPageViews).toBe(300);
  expect(read().tabs).toEqual({ "tab-0": 100, "tab-1": 100, "tab-2": 100 });
  // Only the tabs that wrote last are named.
  for (let count = 3; count < bounds.tabs + 5; count++) {
    openTab().add(view("/"));
    deliver();
  }
  expect(Object.keys(read().tabs)).toHaveLength(bounds.tabs);
  expect(Object.keys(read().tabs).at(-1)).toBe(`tab-${bounds.tabs + 4}`);
});

test("after a deletion only new events are written", () => {
  const { browser, openTab, deliverUntilStable, read } = openBrowser();
  const [one, two] = [openTab(), openTab()];
  one.add(view("/"));
  deliverUntilStable();
  browser.time += 6000;
  browser.stored = null;
  deliverUntilStable();
  two.add(view("/team"));
  deliverUntilStable();
  one.add(view("/careers"));
  deliverUntilStable();
  expect(Object.keys(read().pageViews).sort()).toEqual(["/careers", "/team"]);
  one.add(view("/leadership"));
  one.drop();
  deliverUntilStable();
  expect(read().totalPageViews).toBe(2);
});

test("events that could not be stored are written when there is room", () => {
  const { browser, openTab, read } = openBrowser();
  const tab = openTab();
  browser.full = true;
  tab.add(view("/"), true);
  tab.add(view("/", 1), true);
  browser.full = false;
  tab.add(view("/", 2), true);
  expect([read().totalPageViews, browser.warnings]).toEqual([3, []]);
});

test("an unreadable record is reported once and replaced", () => {
  const { browser, openTab, deliverUntilStable, read } = openBrowser();
  browser.stored = "{";
  const tab = openTab();
  tab.add(view("/"), true);
  expect(read().totalPageViews).toBe(1);
  browser.stored = "[";
  deliverUntilStable();
  tab.add(view("/team", 1), true);
  expect([read().totalPageViews, browser.warnings]).toEqual([1, ["Failed to parse analytics data"]]);
});
