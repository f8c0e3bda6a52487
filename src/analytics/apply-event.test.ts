import fc from "fast-check";

import { applyEvents, type VisitEvent } from "./apply-event";
import { bounds, createRecord, parseRecord, type AnalyticsRecord } from "./record";
import { click, leave, minute, noon, play, view } from "./testing/events";

test("the first view of a visitor starts the record", () => {
  expect(play(view("/team"))).toEqual({
    ...createRecord(),
    pageViews: {
      "/team": {
        views: 1,
        entries: 1,
        bounces: 1,
        exits: 1,
        bounceRate: 1,
        exitRate: 1,
        lastVisited: noon,
        totalTimeSpent: 0,
        averageTimeSpent: 0,
        scrollDepth: [],
      },
    },
    totalPageViews: 1,
    uniqueVisitors: ["one-a"],
    visitorsData: { "one-a": { firstVisit: noon, lastVisit: noon, totalSessions: 1, totalPageViews: 1 } },
    currentSession: {
      id: `${noon.toString(36)}-1`,
      start: noon,
      pagesVisited: ["/team"],
      views: 1,
      duration: 0,
      referrer: "direct",
      userAgent: "Mozilla/5.0",
      screenResolution: "1280x800",
      device: "desktop",
      browser: "Firefox",
      os: "Linux",
    },
    topReferrers: { direct: 1 },
    deviceStats: { desktop: 1 },
    browserStats: { Firefox: 1 },
    peakHours: { 12: 1 },
    visitCount: 1,
    lastVisit: noon,
    firstVisit: noon,
  });
});

test("a session continues for 30 minutes after the last view or leave, and not a millisecond longer", () => {
  expect(play(view("/"), view("/", 30 * minute)).visitCount).toBe(1);
  expect(play(view("/"), view("/", 30 * minute + 1)).visitCount).toBe(2);
  expect(play(view("/"), leave("/", 20 * minute, minute), view("/", 50 * minute)).visitCount).toBe(1);
  // A leave after the end of a session does not extend it.
  const record = play(view("/"), leave("/", 31 * minute, 10 * minute), view("/team", 31 * minute));
  expect(record.visitCount).toBe(2);
  expect(record.sessions[0]?.duration).toBe(0);
  expect(record.pageViews["/"]?.totalTimeSpent).toBe(10 * minute);
});

test("setting the clock back starts a new session", () => {
  const ahead = 30 * 24 * 60 * minute;
  const record = play(view("/", ahead), view("/", 0), view("/team", minute), view("/", 60 * minute));
  expect([record.visitCount, record.lastVisit]).toEqual([3, noon + 60 * minute]);
  // Events of other tabs may arrive late.
  expect(play(view("/", minute), view("/team", 0)).visitCount).toBe(1);
});

test("a new session stores the previous one and makes the visitor a returning one", () => {
  const record = play(view("/"), leave("/", minute, minute), view("/team", 60 * minute, { referrer: "news.example" }));
  expect(record.sessions).toEqual([expect.objectContaining({ start: noon, duration: minute, pagesVisited: ["/"] })]);
  expect(record.currentSession).toMatchObject({ pagesVisited: ["/team"], referrer: "news.example" });
  expect(record).toMatchObject({ visitCount: 2, isReturningVisitor: true, firstVisit: noon });
  expect(record.topReferrers).toEqual({ direct: 1, "news.example": 1 });
  // Another visitor id also starts a session.
  const other = play(view("/"), view("/", minute, { visitor: "two-b" }));
  expect([other.uniqueVisitors, other.visitCount]).toEqual([["one-a", "two-b"], 2]);
});

test("bounce and exit rates are shares of entries and of views", () => {
  const { pageViews } = play(view("/"), view("/team", minute), view("/", 2 * minute), view("/", 90 * minute));
  const home = { views: 3, entries: 2, bounces: 1, exits: 2, bounceRate: 0.5, exitRate: 2 / 3 };
  expect(pageViews["/"]).toMatchObject(home);
  expect(pageViews["/team"]).toMatchObject({ entries: 0, bounces: 0, exits: 0, bounceRate: 0, exitRate: 0 });
});

test("leaving a page adds the visible time and stores the ten greatest depths", () => {
  const depths = [5, 50, 10, 90, 20, 30, 100, 40, 60, 70, 80, 90];
  const { pageViews, lastVisit } = play(view("/"), view("/"), ...depths.map((depth) => leave("/", 9000, 500, depth)));
  expect(pageViews["/"]).toMatchObject({ totalTimeSpent: 6000, averageTimeSpent: 3000 });
  expect(pageViews["/"]?.scrollDepth).toEqual([100, 90, 80, 70, 60, 50, 40, 30, 20, 10]);
  expect(lastVisit).toBe(noon + 9000);
  expect(play(view("/"), leave("/gone", 0, 1000)).pageViews).toEqual(play(view("/")).pageViews);
});

test("the oldest clicks and the least recently viewed pages are removed", () => {
  const { clicks } = play(...Array.from({ length: 1100 }, (_, index) => click(`b${index}`, index)));
  expect([clicks.length, clicks[0]?.element, clicks.at(-1)?.element]).toEqual([1000, "b100", "b1099"]);
  const views = Array.from({ length: 150 }, (_, index) => view(index === 99 ? "/first" : `/${index}`, index));
  const pages = play(view("/first"), ...views).pageViews;
  expect(Object.keys(pages)).toHaveLength(100);
  expect(["/first", "/49", "/149"].filter((path) => path in pages)).toEqual(["/first", "/149"]);
});

test("a record with full lists and texts of maximum length can be parsed again", () => {
  const long = "é".repeat(500);
  const events = Array.from({ length: 3000 }, (_, index) => {
    const [time, path] = [(index >> 5) * 60 * minute + (index % 32), `/${index % 200}${long}`];
    const environment = { visitor: `v-${index >> 5}`, referrer: `${index >> 5}${long}`, userAgent: long };
    return [view(path, time, environment), leave(path, time, 1000, index % 100), click(long, time, path)];
  });
  const record = play(...events.flat());
  const { pageViews, uniqueVisitors, sessions, clicks, currentSession } = record;
  const lists = [Object.keys(pageViews), uniqueVisitors, sessions, clicks, currentSession?.pagesVisited];
  expect(lists.map((list) => list?.length)).toEqual([100, 20, 40, 1000, 24]);
  const stored = JSON.stringify(record);
  expect(stored.length).toBeLessThan(bounds.stored / 2);
  expect(parseRecord(stored, fail)).toEqual(record);
});

function fail(message: string): never {
  throw new Error(message);
}

// The clock may be set back, and a host may have any name.
const step = fc.record({
  wait: fc.integer({ min: -60 * minute, max: 60 * minute }),
  type: fc.constantFrom("view", "view", "leave", "click"),
  path: fc.constantFrom("/", "/a", "/b", "/c", "__proto__", "constructor"),
  spent: fc.nat({ max: minute }),
  depth: fc.integer({ min: 0, max: 100 }),
  visitor: fc.constantFrom("a-1", "b-2", "__proto__"),
  referrer: fc.constantFrom("direct", "constructor", "__proto__", "a.example"),
});

/** Events in the order of their steps, each of which follows after its wait. */
const anyEvents = fc.array(step, { maxLength: 200 }).map((steps) => {
  let time = 0;
  return steps.map(({ wait, type, path, spent, depth, visitor, referrer }): VisitEvent => {
    time += wait;
    if (type === "leave") return leave(path, time, spent, depth);
    return type === "click" ? click("a", time, path) : view(path, time, { visitor, referrer });
  });
});

function checkTotals(record: AnalyticsRecord): void {
  const { totalPageViews, visitCount, sessions } = record;
  const [pages, visitors] = [Object.values(record.pageViews), Object.values(record.visitorsData)];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(pages.map((page) => page.views))).toBe(totalPageViews);
  expect(sum(visitors.map((visitor) => visitor.totalPageViews))).toBe(totalPageViews);
  expect(sum(Object.values(record.peakHours))).toBe(totalPageViews);
  expect(sum(pages.map((page) => page.entries))).toBe(visitCount);
  expect(sum(pages.map((page) => page.exits))).toBe(visitCount);
  expect(sum(visitors.map((visitor) => visitor.totalSessions))).toBe(visitCount);
  for (const table of [record.topReferrers, record.deviceStats, record.browserStats])
    expect(sum(Object.values(table))).toBe(visitCount);
  expect(sessions).toHaveLength(Math.min(bounds.sessions, Math.max(0, visitCount - 1)));
  for (const page of pages) expect(page.bounces).toBeLessThanOrEqual(page.entries);
}

test("for any events, totals are sums, the given record is unchanged, and the new one can be parsed", () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const record = play(...events);
      checkTotals(record);
      const stored = JSON.stringify(record);
      expect(parseRecord(stored, fail)).toEqual(record);
      applyEvents(record, events);
      expect(JSON.stringify(record)).toBe(stored);
    }),
  );
});
