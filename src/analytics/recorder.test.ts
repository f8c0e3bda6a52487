import type { AnalyticsRecord } from "./record";
import { createRecorder } from "./recorder";
import { leave, play, view } from "./testing/events";

/** A storage that several tabs share, with the lock that they take turns by. */
function openPlace() {
  const place = { stored: null as string | null, full: false, warnings: [] as string[] };
  let turn = Promise.resolve();
  function openTab(settle = () => Promise.resolve()) {
    return createRecorder({
      read: () => place.stored,
      write: (record) => {
        if (!place.full) place.stored = record;
        return !place.full;
      },
      lock: (work) => (turn = turn.then(work)),
      settle,
      warn: (message) => place.warnings.push(message),
    });
  }
  return { place, openTab, rest: () => new Promise((resolve) => setTimeout(resolve)) };
}

function read({ stored }: { stored: string | null }): AnalyticsRecord {
  return JSON.parse(stored ?? "null") as AnalyticsRecord;
}

test("what happens is written", async () => {
  const { place, openTab, rest } = openPlace();
  openTab().add(view("/"));
  await rest();
  expect(read(place)).toEqual(play(view("/")));
});

test("tabs that write at once undo nothing of each other's", async () => {
  const { place, openTab, rest } = openPlace();
  const tabs = [openTab(), openTab(), openTab()];
  for (let index = 0; index < 300; index++) tabs[index % 3]?.add(view(`/${index % 7}`, index));
  await rest();
  expect(read(place).totalPageViews).toBe(300);
});

test("what happens while another tab has its turn is written in the next one, all at once", async () => {
  const { place, openTab, rest } = openPlace();
  let release: () => void = () => undefined;
  const slow = openTab(() => new Promise((resolve) => (release = resolve)));
  const other = openTab();
  slow.add(view("/"));
  await rest();
  other.add(view("/team", 1));
  other.add(view("/careers", 2));
  await rest();
  expect(read(place).totalPageViews).toBe(1);
  release();
  await rest();
  expect(read(place).totalPageViews).toBe(3);
});

test("what happens last is written without a turn, after what waits", () => {
  const { place, openTab } = openPlace();
  const tab = openTab(() => new Promise(() => undefined));
  tab.add(view("/"));
  tab.addLast(leave("/", 1000, 1000));
  expect(read(place).pageViews["/"]?.totalTimeSpent).toBe(1000);
});

test("a full storage is told of once, and nothing is thrown", async () => {
  const { place, openTab, rest } = openPlace();
  const tab = openTab();
  place.full = true;
  for (let index = 0; index < 3; index++) {
    tab.add(view("/", index));
    await rest();
  }
  expect(place.warnings).toEqual(["Failed to parse analytics data"]);
  place.full = false;
  tab.add(view("/", 3));
  await rest();
  expect(read(place).totalPageViews).toBeGreaterThan(0);
});

test("what another has broken meanwhile is told of, and begun anew", async () => {
  const { place, openTab, rest } = openPlace();
  const tab = openTab();
  tab.add(view("/"));
  await rest();
  place.stored = "{";
  tab.add(view("/team", 1));
  await rest();
  expect(place.warnings).toEqual(["Failed to parse analytics data"]);
  expect(read(place).totalPageViews).toBe(1);
});

test("what is dropped is not written", async () => {
  const { place, openTab, rest } = openPlace();
  const tab = openTab();
  tab.add(view("/"));
  tab.drop();
  await rest();
  expect(place.stored).toBeNull();
});
