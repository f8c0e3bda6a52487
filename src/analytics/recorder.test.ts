import { bounds } from "./bounds";
import type { AnalyticsRecord } from "./record";
import { createRecorder, type Recorder } from "./recorder";
import { leave, play, view } from "./testing/events";

interface Tab extends Recorder {
  /** Does what was put off. */
  rest: () => void;
}

/** A storage that tabs share. What one writes reaches the others only when it is delivered, as in a browser. */
function openBrowser() {
  const browser = { stored: null as string | null, full: false, warnings: [] as string[], time: 0 };
  const seen: (string | null)[] = [];
  const tabs: Tab[] = [];
  function openTab(): Tab {
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
      later: (work) => waiting.push(work),
      now: () => browser.time,
      warn: (message) => browser.warnings.push(message),
    });
    const tab = {
      ...recorder,
      rest: () => {
        for (const work of waiting.splice(0)) work();
      },
    };
    tabs.push(tab);
    return tab;
  }
  /** What stands in the storage reaches every tab, and each has time for it. */
  function deliver() {
    tabs.forEach((tab, index) => {
      if (seen[index] === browser.stored) return;
      seen[index] = browser.stored;
      tab.onChange();
    });
    for (const tab of tabs) tab.rest();
  }
  /** Until nothing changes any more. */
  function settle() {
    for (let round = 0, before: string | null | undefined; round < 50 && before !== browser.stored; round++) {
      before = browser.stored;
      deliver();
    }
  }
  return { browser, openTab, deliver, settle };
}

function read({ stored }: { stored: string | null }): AnalyticsRecord {
  return JSON.parse(stored ?? "null") as AnalyticsRecord;
}

test("what happens is written when there is time", () => {
  const { browser, openTab } = openBrowser();
  const tab = openTab();
  tab.add(view("/"));
  expect(browser.stored).toBeNull();
  tab.rest();
  expect(read(browser)).toEqual({ ...play(view("/")), tabs: { "tab-0": 1 } });
});

test("the record names the tabs that wrote last, and no more than its bound", () => {
  const { browser, openTab, deliver } = openBrowser();
  for (let count = 0; count < bounds.tabs + 5; count++) {
    openTab().add(view("/"));
    deliver();
  }
  const names = Object.keys(read(browser).tabs);
  expect(names).toHaveLength(bounds.tabs);
  expect(names.at(-1)).toBe(`tab-${bounds.tabs + 4}`);
});

test("what happens last is written at once, after what waits", () => {
  const { browser, openTab } = openBrowser();
  const tab = openTab();
  tab.add(view("/"));
  tab.addLast(leave("/", 1000, 1000));
  expect(read(browser).pageViews["/"]?.totalTimeSpent).toBe(1000);
  tab.rest();
  expect(read(browser).totalPageViews).toBe(1);
});

test("tabs that write over each other come to a record with all that happened", () => {
  const { browser, openTab, settle } = openBrowser();
  const tabs = [openTab(), openTab(), openTab()];
  for (let index = 0; index < 300; index++) {
    const tab = tabs[index % 3];
    tab?.add(view(`/${index % 7}`, index));
    tab?.rest();
  }
  // None has seen the others' yet.
  expect(read(browser).totalPageViews).toBe(100);
  settle();
  expect(read(browser).totalPageViews).toBe(300);
  expect(read(browser).tabs).toEqual({ "tab-0": 100, "tab-1": 100, "tab-2": 100 });
});

test("what others have written comes now and then: nothing is counted twice", () => {
  const { browser, openTab, deliver, settle } = openBrowser();
  const tabs = [openTab(), openTab()];
  for (let index = 0; index < 500; index++) {
    browser.time += 10;
    tabs[(index * 7) % 2]?.add(view(`/${index % 5}`, index));
    if (index % 3 === 0) tabs[index % 2]?.rest();
    if (index % 11 === 0) deliver();
  }
  settle();
  expect(read(browser).totalPageViews).toBe(500);
});

test("what was written long ago is not added again to a record that another tab has begun anew", () => {
  const { browser, openTab, settle } = openBrowser();
  const [one, two] = [openTab(), openTab()];
  one.add(view("/"));
  one.rest();
  settle();
  browser.time += 6000;
  browser.stored = null;
  settle();
  two.add(view("/team"));
  settle();
  one.add(view("/careers"));
  settle();
  expect(Object.keys(read(browser).pageViews).sort()).toEqual(["/careers", "/team"]);
});

test("a record that was taken away begins anew with what happens then", () => {
  const { browser, openTab, settle } = openBrowser();
  const tab = openTab();
  tab.add(view("/"));
  tab.rest();
  browser.stored = null;
  settle();
  tab.add(view("/team"));
  tab.rest();
  expect(Object.keys(read(browser).pageViews)).toEqual(["/team"]);
});

test("a full storage logs nothing, and what happened meanwhile is written when there is room", () => {
  const { browser, openTab } = openBrowser();
  const tab = openTab();
  browser.full = true;
  for (let index = 0; index < 3; index++) {
    tab.add(view("/", index));
    tab.rest();
  }
  expect(browser.warnings).toEqual([]);
  browser.full = false;
  tab.add(view("/", 3));
  tab.rest();
  expect(read(browser).totalPageViews).toBe(4);
});

test("what another has broken is told of, and begun anew", () => {
  const { browser, openTab, settle } = openBrowser();
  const tab = openTab();
  tab.add(view("/"));
  tab.rest();
  browser.stored = "{";
  settle();
  tab.add(view("/team", 1));
  tab.rest();
  expect(browser.warnings).toEqual(["Failed to parse analytics data"]);
  expect(read(browser).totalPageViews).toBe(1);
});

test("what is dropped is not written", () => {
  const { browser, openTab } = openBrowser();
  const tab = openTab();
  tab.add(view("/"));
  tab.drop();
  tab.rest();
  expect(browser.stored).toBeNull();
});
