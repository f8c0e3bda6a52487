import { createRecord, parseRecord } from "./record";
import { click, leave, play, view } from "./testing/events";

const sample = play(view("/"), leave("/", 1000, 1000, 50), view("/team", 2000), click("a", 2500));
const [page, session, visitor] = [sample.pageViews["/"], sample.currentSession, sample.visitorsData["one-a"]];

function parse(stored: string | null) {
  const warn = jest.fn<undefined, [string]>();
  return { record: parseRecord(stored, warn), warnings: warn.mock.calls.flat() };
}

test("a stored record is returned, and a new one if nothing is stored", () => {
  expect(parse(JSON.stringify(sample))).toEqual({ record: sample, warnings: [] });
  expect(parse(JSON.stringify(createRecord()))).toEqual({ record: createRecord(), warnings: [] });
  expect(parse(null)).toEqual({ record: createRecord(), warnings: [] });
});

test("a record of an earlier version of the site is continued without its other fields", () => {
  const earlier = JSON.stringify({ ...sample, speeds: [{ time: 0, page: "/", values: { lcp: 800 } }] });
  expect(parse(earlier)).toEqual({ record: sample, warnings: [] });
});

test.each([
  ...["", "hello", "null", "42", "[]", "{}", JSON.stringify(sample).slice(0, 400), JSON.stringify([sample])],
  ...[
    { more: "x".repeat(1_000_000) },
    { pageViews: [] },
    { pageViews: null },
    { pageViews: { "/": 3 } },
    { pageViews: { "/": { ...page, scrollDepth: ["deep"] } } },
    { pageViews: { "/": { ...page, views: -1 } } },
    { totalPageViews: null },
    { uniqueVisitors: "one" },
    { visitorsData: { one: { ...visitor, firstVisit: undefined } } },
    { sessions: {} },
    { currentSession: { ...session, id: undefined } },
    { clicks: [null] },
    { peakHours: [1, 2] },
    { isReturningVisitor: 1 },
    { lastVisit: undefined },
  ].map((change) => JSON.stringify({ ...sample, ...change })),
])("an invalid record is reported, and a new one returned: %.80s", (stored) => {
  expect(parse(stored)).toEqual({ record: createRecord(), warnings: ["Failed to parse analytics data"] });
});
