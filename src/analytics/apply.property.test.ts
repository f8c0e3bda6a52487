import fc from "fast-check";

import { apply, type VisitEvent } from "./apply";
import { bounds } from "./bounds";
import { isRecord, makeRecord, type AnalyticsRecord } from "./record";
import { environment } from "./testing/events";

const minute = 60_000;

const path = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 30 }).map((index) => `/page-${index}`) },
  fc.constantFrom("/", "/__proto__", "__proto__", "constructor"),
);
const device = fc.constantFrom("mobile", "tablet", "desktop");
const browser = fc.constantFrom("Chrome", "Firefox", "Safari", "Edge", "Other");
const visitor = fc.constantFrom("a-1", "b-2", "__proto__");
const referrer = fc.oneof(fc.constantFrom("direct", "constructor"), fc.domain());

/** A step of a visit: what happens, and how long after the step before it, in milliseconds; the clock may be set back. */
const step = fc.record({
  wait: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 5 * minute }) },
    fc.integer({ min: 29 * minute, max: 31 * minute }),
    fc.integer({ min: -60 * minute, max: 0 }),
  ),
  kind: fc.constantFrom("view", "view", "leave", "click"),
  path,
  spent: fc.nat({ max: minute }),
  depth: fc.integer({ min: 0, max: 100 }),
  environment: fc.record({ device, browser, visitor, referrer }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function toEvents(steps: readonly Step[]): VisitEvent[] {
  let time = Date.UTC(2026, 0, 15);
  return steps.map(({ wait, kind, path: at, spent, depth, environment: seen }) => {
    time = Math.max(0, time + wait);
    if (kind === "leave") return { type: "leave", time, path: at, spent, depth };
    if (kind === "click") return { type: "click", timestamp: time, element: "a", page: at, x: spent, y: -depth };
    const hour = new Date(time).getUTCHours();
    return { type: "view", time, hour, path: at, environment: { ...environment, ...seen } };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function checkPages({ pageViews, totalPageViews, visitCount }: AnalyticsRecord): void {
  const pages = Object.values(pageViews);
  expect(sum(pages.map(({ views }) => views))).toBe(totalPageViews);
  expect(sum(pages.map(({ entries }) => entries))).toBe(visitCount);
  expect(sum(pages.map(({ exits }) => exits))).toBe(visitCount);
  for (const page of pages) {
    expect(page.averageTimeSpent).toBe(page.totalTimeSpent / page.views);
    expect(page.bounces).toBeLessThanOrEqual(page.entries);
    expect(page.exits).toBeLessThanOrEqual(page.views);
    expect(page.bounceRate).toBe(page.entries ? page.bounces / page.entries : 0);
    expect(page.exitRate).toBe(page.exits / page.views);
    expect(page.scrollDepth.length).toBeLessThanOrEqual(bounds.scrollDepths);
    expect(page.scrollDepth).toEqual([...new Set(page.scrollDepth)].sort((one, other) => other - one));
  }
}

function checkTotals(record: AnalyticsRecord): void {
  const { totalPageViews, visitCount, visitorsData, sessions, currentSession } = record;
  expect(sum(Object.values(record.peakHours))).toBe(totalPageViews);
  expect(sum(Object.values(record.deviceStats))).toBe(visitCount);
  expect(sum(Object.values(record.browserStats))).toBe(visitCount);
  expect(sum(Object.values(visitorsData).map((one) => one.totalPageViews))).toBe(totalPageViews);
  expect(sum(Object.values(visitorsData).map((one) => one.totalSessions))).toBe(visitCount);
  expect(Object.keys(visitorsData).sort()).toEqual([...record.uniqueVisitors].sort());
  expect(record.isReturningVisitor).toBe(visitCount > 1);
  expect(sessions.length).toBe(Math.min(bounds.sessions, Math.max(0, visitCount - 1)));
  expect(currentSession === null).toBe(visitCount === 0);
  expect(record.clicks.length).toBeLessThanOrEqual(bounds.clicks);
  expect(new Set([...sessions, ...(currentSession ? [currentSession] : [])].map(({ id }) => id)).size).toBe(
    Math.min(visitCount, bounds.sessions + 1),
  );
}

test("whatever happens, totals are sums, averages follow, and the record can be read again", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const record = toEvents(steps).reduce(apply, makeRecord());
      checkPages(record);
      checkTotals(record);
      expect(isRecord(JSON.parse(JSON.stringify(record)))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

/** Numbers that look random and are always the same. */
function* drawNumbers(): Generator<number, never> {
  for (let seed = 1; ;) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    yield seed / 0x80000000;
  }
}

test("after 100,000 events with the longest texts the record is below a megabyte, and its totals are right", () => {
  const numbers = drawNumbers();
  const draw = (most: number) => Math.floor(numbers.next().value * most);
  const long = "é".repeat(500);
  let record = makeRecord();
  let views = 0;
  for (let index = 0, time = 0; index < 100_000; index++) {
    time += draw(100) === 0 ? 31 * minute : draw(minute);
    const at = `/${draw(5000)}${long}`;
    const kind = draw(3);
    if (kind === 0) {
      const seen = { visitor: `v-${draw(50)}`, referrer: `${draw(500)}${long}`, userAgent: long };
      views++;
      record = apply(record, { type: "view", time, hour: 1, path: at, environment: { ...environment, ...seen } });
    } else if (kind === 1) {
      record = apply(record, { type: "leave", time, path: at, spent: draw(minute), depth: draw(101) });
    } else {
      record = apply(record, { type: "click", timestamp: time, element: long, page: at, x: draw(4000), y: draw(4000) });
    }
  }
  const { pageViews, uniqueVisitors, sessions, clicks, totalPageViews, visitCount, peakHours, deviceStats } = record;
  expect([totalPageViews, peakHours["1"], deviceStats["desktop"]]).toEqual([views, views, visitCount]);
  expect([Object.keys(pageViews).length, sessions.length, clicks.length]).toEqual([100, 40, 1000]);
  expect(uniqueVisitors.length).toBeLessThanOrEqual(20);
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(1_000_000);
  expect(isRecord(record)).toBe(true);
});
