import { click, environment, leave, minute, noon, play, view } from "./testing/events";

describe("a page view", () => {
  test("of a new visitor begins the record", () => {
    expect(play(view("/team"))).toEqual({
      tabs: {},
      pageViews: {
        "/team": {
          views: 1,
          totalTimeSpent: 0,
          averageTimeSpent: 0,
          bounceRate: 1,
          exitRate: 1,
          lastVisited: noon,
          scrollDepth: [],
          entries: 1,
          bounces: 1,
          exits: 1,
        },
      },
      totalPageViews: 1,
      uniqueVisitors: ["one-a"],
      visitorsData: { "one-a": { firstVisit: noon, lastVisit: noon, totalSessions: 1, totalPageViews: 1 } },
      sessions: [],
      currentSession: {
        id: `${noon.toString(36)}-1`,
        start: noon,
        pagesVisited: ["/team"],
        views: 1,
        referrer: "direct",
        userAgent: "Mozilla/5.0",
        screenResolution: "1280x800",
        device: "desktop",
        browser: "Firefox",
        os: "Linux",
        duration: 0,
      },
      clicks: [],
      topReferrers: { direct: 1 },
      deviceStats: { desktop: 1 },
      browserStats: { Firefox: 1 },
      peakHours: { 12: 1 },
      visitCount: 1,
      isReturningVisitor: false,
      lastVisit: noon,
      firstVisit: noon,
    });
  });

  test("is counted by path, by hour and by visitor", () => {
    const record = play(view("/"), view("/team", minute), view("/", 2 * minute));
    expect(record.totalPageViews).toBe(3);
    expect(record.pageViews["/"]?.views).toBe(2);
    expect(record.peakHours).toEqual({ 12: 3 });
    expect(record.visitorsData["one-a"]).toMatchObject({ totalSessions: 1, totalPageViews: 3 });
    expect(record.currentSession).toMatchObject({ pagesVisited: ["/", "/team", "/"], views: 3, duration: 2 * minute });
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "of a path or host named %s is as any",
    (name) => {
      const record = play(view(name, 0, { referrer: name, browser: name, visitor: name }));
      expect(Object.entries(record.pageViews)).toEqual([[name, expect.objectContaining({ views: 1 })]]);
      expect(Object.entries(record.topReferrers)).toEqual([[name, 1]]);
      expect(Object.entries(record.visitorsData)).toEqual([[name, expect.objectContaining({ totalPageViews: 1 })]]);
    },
  );
});

describe("a session", () => {
  test("goes on for 30 minutes after the last view, and not a millisecond longer", () => {
    expect(play(view("/"), view("/", 30 * minute)).visitCount).toBe(1);
    expect(play(view("/"), view("/", 30 * minute + 1)).visitCount).toBe(2);
  });

  test("goes on for 30 minutes after a page was left", () => {
    const record = play(view("/"), leave("/", 20 * minute, 20 * minute), view("/team", 50 * minute));
    expect(record.visitCount).toBe(1);
  });

  test("has ended 30 minutes after the last that was heard of it, though its page is left only then", () => {
    const record = play(view("/"), leave("/", 31 * minute, 10 * minute), view("/team", 31 * minute));
    expect(record.visitCount).toBe(2);
    expect(record.sessions[0]?.duration).toBe(0);
    expect(record.pageViews["/"]?.totalTimeSpent).toBe(10 * minute);
  });

  test("that has ended is kept, and the next makes the visitor a returning one", () => {
    const record = play(
      view("/"),
      leave("/", minute, minute),
      view("/team", 60 * minute, { referrer: "news.example" }),
    );
    expect(record.sessions).toEqual([expect.objectContaining({ start: noon, duration: minute, pagesVisited: ["/"] })]);
    expect(record.currentSession).toMatchObject({ pagesVisited: ["/team"], referrer: "news.example" });
    expect(record).toMatchObject({
      visitCount: 2,
      isReturningVisitor: true,
      firstVisit: noon,
      topReferrers: { direct: 1, "news.example": 1 },
      deviceStats: { desktop: 2 },
      browserStats: { Firefox: 2 },
    });
    expect(record.visitorsData["one-a"]).toMatchObject({ firstVisit: noon, totalSessions: 2 });
  });

  test("is another's when the visitor is another", () => {
    const record = play(view("/"), view("/", minute, { visitor: "two-b" }));
    expect(record.uniqueVisitors).toEqual(["one-a", "two-b"]);
    expect(record.visitCount).toBe(2);
  });

  test("goes on when the clock was set back, and times are the clock's", () => {
    const record = play(view("/"), view("/team", -1000 * minute), view("/", -990 * minute));
    expect(record.visitCount).toBe(1);
    expect(record.lastVisit).toBe(noon - 990 * minute);
    expect(record.currentSession?.duration).toBe(0);
    expect(play(view("/"), view("/team", -1000 * minute), view("/", -900 * minute)).visitCount).toBe(2);
  });
});

describe("bounces and exits", () => {
  test("a session of one view is a bounce and an exit of its page", () => {
    expect(play(view("/")).pageViews["/"]).toMatchObject({
      entries: 1,
      bounces: 1,
      exits: 1,
      bounceRate: 1,
      exitRate: 1,
    });
  });

  test("a second view takes both back, and is the exit", () => {
    const { pageViews } = play(view("/"), view("/team", minute));
    expect(pageViews["/"]).toMatchObject({ entries: 1, bounces: 0, exits: 0, bounceRate: 0, exitRate: 0 });
    expect(pageViews["/team"]).toMatchObject({ entries: 0, bounces: 0, exits: 1, bounceRate: 0, exitRate: 1 });
  });

  test("the rates are shares of entries and of views", () => {
    const { pageViews } = play(view("/"), view("/team", minute), view("/", 2 * minute), view("/", 90 * minute));
    expect(pageViews["/"]).toMatchObject({
      views: 3,
      entries: 2,
      bounces: 1,
      exits: 2,
      bounceRate: 0.5,
      exitRate: 2 / 3,
    });
  });
});

describe("leaving a page", () => {
  test("adds the time for which it was seen", () => {
    const { pageViews, currentSession, lastVisit } = play(
      view("/"),
      leave("/", 5000, 4000, 40),
      leave("/", 9000, 1000, 60),
      view("/", 10_000),
      leave("/", 12_000, 2000, 60),
    );
    expect(pageViews["/"]).toMatchObject({ totalTimeSpent: 7000, averageTimeSpent: 3500, scrollDepth: [60, 40] });
    expect(currentSession?.duration).toBe(12_000);
    expect(lastVisit).toBe(noon + 12_000);
  });

  test("keeps ten depths, the highest first", () => {
    const depths = [5, 50, 10, 90, 20, 30, 100, 40, 60, 70, 80, 90];
    const { pageViews } = play(view("/"), ...depths.map((depth, index) => leave("/", index, 0, depth)));
    expect(pageViews["/"]?.scrollDepth).toEqual([100, 90, 80, 70, 60, 50, 40, 30, 20, 10]);
  });

  test("of a page that is not in the record adds nothing to it", () => {
    expect(play(view("/"), leave("/gone", 1000, 1000)).pageViews).toEqual(play(view("/")).pageViews);
  });
});

describe("bounds", () => {
  test("of 1100 clicks the newest 1000 are kept", () => {
    const { clicks } = play(view("/"), ...Array.from({ length: 1100 }, (_, index) => click(`b${index}`, index)));
    expect([clicks.length, clicks[0]?.element, clicks.at(-1)?.element]).toEqual([1000, "b100", "b1099"]);
  });

  test("of many pages those seen last are kept, and the totals stay right", () => {
    const views = Array.from({ length: 400 }, (_, index) => view(`/${index}`, index));
    const record = play(view("/first", -5), ...views.slice(0, 100), view("/first", 100), ...views.slice(101));
    expect(Object.keys(record.pageViews)).toHaveLength(100);
    expect(record.pageViews["/399"]).toBeDefined();
    expect(record.pageViews["/200"]).toBeUndefined();
    expect(record.totalPageViews).toBe(401);
    expect(record.currentSession).toMatchObject({ views: 401 });
    expect(record.currentSession?.pagesVisited).toHaveLength(30);
  });

  test("of many sessions and visitors the newest are kept, and the totals stay right", () => {
    const views = Array.from({ length: 120 }, (_, index) =>
      view("/", index * 60 * minute, { visitor: `v-${index}`, referrer: `${index}.example` }),
    );
    const record = play(...views);
    expect(record.sessions).toHaveLength(40);
    expect(record.uniqueVisitors).toHaveLength(20);
    expect(Object.keys(record.visitorsData)).toEqual(record.uniqueVisitors);
    expect(Object.keys(record.topReferrers)).toHaveLength(100);
    expect(record.visitCount).toBe(120);
  });

  test("long texts are cut", () => {
    const record = play(
      view(`/${"x".repeat(5000)}`, 0, { userAgent: "y".repeat(5000), referrer: "z".repeat(5000) }),
      click("e".repeat(5000), 0, "p".repeat(5000)),
    );
    expect(JSON.stringify(record).length).toBeLessThan(3000);
    expect(record.currentSession?.pagesVisited).toEqual(Object.keys(record.pageViews));
  });
});

test("the record that was there before stays as it was", () => {
  const before = play(view("/"));
  const copy = structuredClone(before);
  play(view("/"), leave("/", 1, 1, 1), view("/team", 60 * minute, environment), click("a"));
  expect(before).toEqual(copy);
});
