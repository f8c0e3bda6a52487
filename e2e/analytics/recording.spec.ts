import type { Page } from "@playwright/test";

import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";
import { countStored, goInSite, minute, readRecord, recordKey, seedRecord, setVisible, waitForViews } from "./visits";

const start = Date.UTC(2026, 0, 15, 12, 0, 0);
const second = 1000;
const userAgent = "Mozilla/5.0 (X11; Linux) Firefox/133.0";

/** Collects warnings and errors of the page. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) heard.push(message.text());
  });
  return heard;
}

test.describe("a visit", () => {
  test.use({ timezoneId: "UTC", viewport: { width: 900, height: 700 }, userAgent });

  test("is recorded as it was", async ({ page, baseURL }) => {
    // Clocks stand still between the steps; timers run on.
    await page.addInitScript((time) => {
      // The empty page before has no storage.
      if (self.origin === "null") return;
      const now = () => Number(sessionStorage.getItem("now") ?? time);
      Date.now = now;
      performance.now = () => now() - time;
    }, start);
    const pass = (span: number) =>
      page.evaluate((time) => {
        sessionStorage.setItem("now", String(Date.now() + time));
      }, span);
    const news = "http://news.example/story?id=1";
    await page.route(news, (route) =>
      route.fulfill({ contentType: "text/html", body: `<a href="${baseURL ?? ""}/team">Querent</a>` }),
    );

    // Arrives from another site, scrolls to the end, clicks a heading.
    await page.goto(news);
    await page.getByRole("link").click();
    await waitForViews(page, 1);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.waitForTimeout(400);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const heading = page.getByRole("heading", { level: 1 });
    await heading.click({ position: { x: 2, y: 3 } });
    const place = (await heading.boundingBox()) ?? { x: 0, y: 0 };
    // Reads for 20 seconds, looks at another tab for a minute, reads for 10 seconds.
    await pass(20 * second);
    await setVisible(page, false);
    await pass(minute);
    await setVisible(page, true);
    await pass(10 * second);
    // Goes to another page, where a query is no other page, and reloads it.
    await goInSite(page, "/careers");
    await waitForViews(page, 2);
    await goInSite(page, "/careers?from=team#main");
    await pass(10 * second);
    await page.reload();
    await waitForViews(page, 3);
    await pass(5 * second);
    // Does not look at it for 31 minutes, then follows a link: a new session.
    await setVisible(page, false);
    await pass(31 * minute);
    await setVisible(page, true);
    await goInSite(page, "/leadership");
    await waitForViews(page, 4);
    await pass(20 * second);
    await setVisible(page, false);
    await expect.poll(async () => (await readRecord(page))?.currentSession?.duration).toBe(20 * second);

    const record = await readRecord(page);
    const screenResolution = await page.evaluate(() => `${screen.width}x${screen.height}`);
    const environment = { userAgent, screenResolution, device: "tablet", browser: "Firefox", os: "Linux" };
    const next = start + 105 * second + 31 * minute;
    expect(record).toMatchObject({
      pageViews: {
        "/team": { views: 1, totalTimeSpent: 30 * second, entries: 1, bounces: 0, exits: 0, lastVisited: start },
        "/careers": { views: 2, totalTimeSpent: 15 * second, averageTimeSpent: 7.5 * second, exitRate: 0.5 },
        "/leadership": { views: 1, totalTimeSpent: 20 * second, bounceRate: 1, exitRate: 1, lastVisited: next },
      },
      sessions: [
        {
          start,
          pagesVisited: ["/team", "/careers", "/careers"],
          referrer: "news.example",
          duration: 105 * second,
          ...environment,
        },
      ],
      currentSession: { start: next, pagesVisited: ["/leadership"], referrer: "direct", ...environment },
      clicks: [
        { timestamp: start, element: "h1", page: "/team", x: Math.round(place.x + 2), y: Math.round(place.y + 3) },
      ],
      topReferrers: { "news.example": 1, direct: 1 },
      peakHours: { 12: 4 },
      visitCount: 2,
      isReturningVisitor: true,
      lastVisit: next + 20 * second,
      firstVisit: start,
    });
    expect(record?.pageViews["/team"]?.scrollDepth[0]).toBe(100);
    expect(record?.uniqueVisitors).toEqual([expect.stringMatching(/^[0-9a-z]+-[0-9a-z]+$/u)]);
  });
});

test("recording sends nothing", async ({ page }) => {
  await page.goto("/team");
  await waitForViews(page, 1);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("heading", { level: 1 }).click();
  await setVisible(page, false);
  await expect.poll(async () => (await readRecord(page))?.clicks.length).toBe(1);
  expect(requests.filter((url) => !url.includes("/static/"))).toEqual([]);
});

test("two tabs side by side: every view is counted once, and the last time of a closed tab too", async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) await tab.goto("/team");
  await waitForViews(tabs[0], 2);
  const paths = ["/careers", "/leadership", "/team"];
  await Promise.all(
    tabs.map(async (tab) => {
      for (let index = 0; index < 20; index++) await goInSite(tab, paths[index % 3] ?? "/");
    }),
  );
  await waitForViews(tabs[0], 42);
  const record = await readRecord(tabs[0]);
  expect([record?.visitCount, record?.currentSession?.views]).toEqual([1, 42]);
  const readTime = async () => (await readRecord(tabs[0]))?.pageViews["/leadership"]?.totalTimeSpent ?? 0;
  await tabs[1].waitForTimeout(500);
  const before = await readTime();
  await tabs[1].close({ runBeforeUnload: true });
  await expect.poll(readTime).toBeGreaterThan(before + 400);
});

test("an unreadable record is reported once, and a new one starts", async ({ page }) => {
  const heard = listen(page);
  await seedRecord(page, "{");
  await page.goto("/team");
  await waitForViews(page, 1);
  expect(heard).toEqual(["Failed to parse analytics data"]);
});

test("with a full storage the site works, and recording continues when there is room", async ({ page }) => {
  const heard = listen(page);
  await page.addInitScript((key) => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name === key && !("room" in window)) throw new DOMException("full", "QuotaExceededError");
      write.call(this, name, value);
    };
  }, recordKey);
  await page.goto("/team");
  await goInSite(page, "/careers");
  await page.evaluate(() => Object.assign(window, { room: true }));
  await goInSite(page, "/leadership");
  await waitForViews(page, 3);
  expect(heard).toEqual([]);
});

test("with Global Privacy Control there is no id, record or fingerprint, and stored ones are deleted", async ({
  page,
}) => {
  const heard = listen(page);
  await seedRecord(page, "{}");
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
    HTMLCanvasElement.prototype.toDataURL = () => {
      throw new Error("a canvas was read");
    };
  });
  await page.goto("/team");
  await waitForScripts(page);
  await expect.poll(() => countStored(page)).toBe(0);
  await page.getByRole("heading", { level: 1 }).click();
  await goInSite(page, "/careers");
  await page.waitForTimeout(300);
  expect(await countStored(page)).toBe(0);
  expect(heard).toEqual([]);
});
