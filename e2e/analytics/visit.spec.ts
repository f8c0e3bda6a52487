import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { goInSite, readRecord, setVisible, visitorKey, waitForViews } from "./record";

const start = Date.UTC(2026, 0, 15, 12, 0, 0);
const second = 1000;
const minute = 60 * second;

test.use({
  timezoneId: "UTC",
  viewport: { width: 900, height: 700 },
  userAgent: "Mozilla/5.0 (X11; Linux) Firefox/133.0",
});

/**
 * Stops the page's clocks. Its timers run on: they wait for what the browser does, and say nothing of when it was.
 */
async function stopClocks(page: Page): Promise<void> {
  await page.addInitScript((time) => {
    // The empty page before has no storage.
    if (self.origin === "null") return;
    const now = () => Number(sessionStorage.getItem("now") ?? time);
    Date.now = now;
    performance.now = () => now() - time;
  }, start);
}

/** Follows a link on another site. */
async function comeFrom(page: Page, address: string, to: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${to}">Querent</a>` }),
  );
  await page.goto(address);
  await page.getByRole("link").click();
  await page.waitForURL(to);
}

/** Lets the clocks go on. */
async function pass(page: Page, time: number): Promise<void> {
  await page.evaluate((span) => {
    sessionStorage.setItem("now", String(Date.now() + span));
  }, time);
}

/** How deep the window's foot reaches into the page, in whole per cent. */
function measureDepth(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round(((window.scrollY + window.innerHeight) / document.documentElement.scrollHeight) * 100),
  );
}

/** Longer than the page waits before it is measured. */
async function waitForDepth(page: Page): Promise<void> {
  await page.waitForTimeout(400);
}

test("a visit of twelve steps is recorded as it was, in every field", async ({ page, baseURL }) => {
  const id = "abc-def";
  await stopClocks(page);
  await page.addInitScript(
    ([key, value]) => {
      // The empty page before has no storage.
      if (self.origin === "null") return;
      if (!localStorage.getItem(key ?? "")) localStorage.setItem(key ?? "", value ?? "");
    },
    [visitorKey, id],
  );

  // 1. The visitor comes from another site.
  await comeFrom(page, "http://news.example/story?id=1", `${baseURL ?? ""}/team`);
  await waitForViews(page, 1);
  await pass(page, 5 * second);
  const teamTop = await measureDepth(page);

  // 2. Reads for a while, down to the foot.
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await waitForDepth(page);
  await pass(page, 5 * second);

  // 3. Presses a heading, which does nothing.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const heading = page.getByRole("heading", { level: 1 });
  await heading.click({ position: { x: 2, y: 3 } });
  const place = (await heading.boundingBox()) ?? { x: 0, y: 0 };

  // 4. Looks at another tab for a minute.
  await pass(page, 10 * second);
  await setVisible(page, false);
  await pass(page, minute);

  // 5. Comes back for ten seconds.
  await setVisible(page, true);
  await pass(page, 10 * second);

  // 6. Goes on to another page, 7. on which an address with a query or a hash is no other page.
  await goInSite(page, "/careers");
  await waitForViews(page, 2);
  await waitForDepth(page);
  await pass(page, second);
  const careersTop = await measureDepth(page);
  await goInSite(page, "/careers?from=team#main");
  await pass(page, 9 * second);

  // 8. Goes back to the first.
  await goInSite(page, "/team");
  await waitForViews(page, 3);
  await waitForDepth(page);
  await pass(page, 30 * second);

  // 9. Reloads it.
  await page.reload();
  await waitForViews(page, 4);
  await waitForDepth(page);
  await pass(page, 5 * second);

  // 10. Leaves it open for 31 minutes without a look at it.
  await setVisible(page, false);
  await pass(page, 31 * minute);
  await setVisible(page, true);

  // 11. Follows a link: a new session. 12. Leaves.
  await goInSite(page, "/leadership");
  await waitForViews(page, 5);
  await pass(page, 20 * second);
  const leadershipTop = await measureDepth(page);
  await setVisible(page, false);
  await pass(page, second);
  await expect.poll(async () => (await readRecord(page))?.pageViews["/leadership"]?.totalTimeSpent).toBe(20 * second);

  const at = (time: number) => start + time;
  const screen = await page.evaluate(() => `${window.screen.width}x${window.screen.height}`);
  const seen = { userAgent: "Mozilla/5.0 (X11; Linux) Firefox/133.0", screenResolution: screen, device: "tablet" };
  const agent = { ...seen, browser: "Firefox", os: "Linux" };
  expect(new URL(baseURL ?? "").hostname).toBe("localhost");
  const record = await readRecord(page);
  // Each page load is a tab of its own to the record: five events before the reload, and seven after it.
  expect(Object.values(record?.tabs ?? {})).toEqual([8, 5]);
  expect({ ...record, tabs: {} }).toEqual({
    tabs: {},
    pageViews: {
      "/team": {
        views: 3,
        totalTimeSpent: 65 * second,
        averageTimeSpent: (65 * second) / 3,
        bounceRate: 0,
        exitRate: 1 / 3,
        lastVisited: at(130 * second),
        scrollDepth: [100, teamTop],
        entries: 1,
        bounces: 0,
        exits: 1,
      },
      "/careers": {
        views: 1,
        totalTimeSpent: 10 * second,
        averageTimeSpent: 10 * second,
        bounceRate: 0,
        exitRate: 0,
        lastVisited: at(90 * second),
        scrollDepth: [careersTop],
        entries: 0,
        bounces: 0,
        exits: 0,
      },
      "/leadership": {
        views: 1,
        totalTimeSpent: 20 * second,
        averageTimeSpent: 20 * second,
        bounceRate: 1,
        exitRate: 1,
        lastVisited: at(135 * second + 31 * minute),
        scrollDepth: [leadershipTop],
        entries: 1,
        bounces: 1,
        exits: 1,
      },
    },
    totalPageViews: 5,
    uniqueVisitors: [id],
    visitorsData: {
      [id]: {
        firstVisit: start,
        lastVisit: at(135 * second + 31 * minute),
        totalSessions: 2,
        totalPageViews: 5,
      },
    },
    sessions: [
      {
        id: `${start.toString(36)}-1`,
        start,
        pagesVisited: ["/team", "/careers", "/team", "/team"],
        views: 4,
        referrer: "news.example",
        ...agent,
        duration: 135 * second,
      },
    ],
    currentSession: {
      id: `${at(135 * second + 31 * minute).toString(36)}-2`,
      start: at(135 * second + 31 * minute),
      pagesVisited: ["/leadership"],
      views: 1,
      referrer: "direct",
      ...agent,
      duration: 20 * second,
    },
    clicks: [
      {
        timestamp: at(10 * second),
        element: "h1",
        page: "/team",
        x: Math.round(place.x + 2),
        y: Math.round(place.y + 3),
      },
    ],
    topReferrers: { "news.example": 1, direct: 1 },
    deviceStats: { tablet: 2 },
    browserStats: { Firefox: 2 },
    peakHours: { 12: 5 },
    visitCount: 2,
    isReturningVisitor: true,
    lastVisit: at(155 * second + 31 * minute),
    firstVisit: start,
  });
});
