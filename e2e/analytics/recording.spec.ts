import type { Page } from "@playwright/test";

import { catalogue, expect, test } from "../contact/form";
import { holdFiles, openPage, setTabVisible } from "../support/page-actions";
import { goInSite, listKeys, minute, openVisitData, readRecord, seedRecord, waitForViews } from "./visits";

const start = Date.UTC(2026, 0, 15, 12, 0, 0);
const second = 1000;
const userAgent = "Mozilla/5.0 (X11; Linux) Firefox/133.0";

test.describe("a visit", () => {
  test.use({ timezoneId: "UTC", viewport: { width: 900, height: 700 }, userAgent });

  test("is recorded with its pages, times, clicks and sessions", async ({ page, baseURL }) => {
    // Only `pass` advances the clocks; timers run.
    await page.addInitScript((time) => {
      // The initial empty page has no storage.
      if (self.origin === "null") return;
      const now = () => Number(sessionStorage.getItem("now") ?? time);
      Date.now = now;
      performance.now = () => now() - time;
    }, start);
    const pass = (span: number) =>
      page.evaluate((time) => sessionStorage.setItem("now", String(Date.now() + time)), span);
    const news = "http://news.example/story?id=1";
    await page.route(news, (route) =>
      route.fulfill({ contentType: "text/html", body: `<a href="${baseURL ?? ""}/team">Example Co</a>` }),
    );

    // Comes from another site, scrolls to the end, clicks a heading.
    await page.goto(news);
    await page.getByRole("link").click();
    await waitForViews(page, 1);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(400);
    await page.evaluate(() => scrollTo(0, 0));
    const heading = page.getByRole("heading", { level: 1 });
    await heading.click({ position: { x: 2, y: 3 } });
    const box = (await heading.boundingBox()) ?? { x: 0, y: 0 };
    // Reads for 20 seconds, switches tabs for a minute, reads for 10 seconds.
    await pass(20 * second);
    await setTabVisible(page, false);
    await pass(minute);
    await setTabVisible(page, true);
    await pass(10 * second);
    // Goes to another page, adds a query, and reloads.
    await goInSite(page, "/careers");
    await waitForViews(page, 2);
    await goInSite(page, "/careers?from=team#main");
    await waitForViews(page, 3);
    await pass(10 * second);
    await page.reload();
    await waitForViews(page, 4);
    await pass(5 * second);
    // Hides the tab for 31 minutes, then follows a link, which starts a session.
    await setTabVisible(page, false);
    await pass(31 * minute);
    await setTabVisible(page, true);
    await goInSite(page, "/leadership");
    await waitForViews(page, 5);
    await pass(20 * second);
    await setTabVisible(page, false);
    await expect.poll(async () => (await readRecord(page))?.currentSession?.duration).toBe(20 * second);

    // `apply-event.test.ts` tests what is computed from these events.
    const record = await readRecord(page);
    const screenResolution = await page.evaluate(() => `${screen.width}x${screen.height}`);
    const next = start + 105 * second + 31 * minute;
    expect(record).toMatchObject({
      pageViews: {
        "/team": { views: 1, totalTimeSpent: 30 * second },
        "/careers": { views: 3, totalTimeSpent: 15 * second },
        "/leadership": { views: 1, totalTimeSpent: 20 * second, lastVisited: next },
      },
      sessions: [{ start, pagesVisited: ["/team", "/careers", "/careers", "/careers"], duration: 105 * second }],
      currentSession: { start: next, userAgent, screenResolution, device: "tablet", browser: "Firefox", os: "Linux" },
      clicks: [{ timestamp: start, element: "h1", page: "/team", x: Math.round(box.x + 2), y: Math.round(box.y + 3) }],
      topReferrers: { "news.example": 1, direct: 1 },
      peakHours: { 12: 5 },
    });
    expect(record?.pageViews["/team"]?.scrollDepth[0]).toBe(100);
    expect(record?.uniqueVisitors).toEqual([expect.stringMatching(/^[0-9a-z]+-[0-9a-z]+$/u)]);
  });
});

test("each press is recorded once, where it was, if it is replayed, by a key or on a label; none is sent", async ({
  page,
}) => {
  const listClicks = async () => (await readRecord(page))?.clicks.map(({ element }) => element);
  const open = await holdFiles(page, "**/filter-*.js");
  await page.goto("/resources/blog");
  await waitForViews(page, 1);
  const filter = page.getByRole("group", { name: "Filter posts by category" });
  const early = filter.getByRole("button", { name: "Research" });
  await early.click({ position: { x: 8, y: 9 } });
  const { x = 0, y = 0 } = (await early.boundingBox()) ?? {};
  open();
  await expect(page.locator("html[data-scripted=hydrated]")).toBeAttached();
  await expect(early).toHaveAttribute("aria-pressed", "true");
  await filter.getByRole("button", { name: "Product" }).press("Enter");
  const presses = ['button "Research"', 'button "Product"'];
  await expect.poll(listClicks).toEqual(presses);
  const [first] = (await readRecord(page))?.clicks ?? [];
  expect(first).toMatchObject({ x: Math.round(x + 8), y: Math.round(y + 9) });

  await page.goto("/contact");
  await waitForViews(page, 2);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // The browser repeats a click on a label on its field.
  await page.locator("main label").first().click();
  await page.getByRole("heading", { level: 1 }).click();
  await setTabVisible(page, false);
  await expect.poll(listClicks).toEqual([...presses, 'label "First Name *"', "h1"]);
  expect(requests.filter((url) => !/\/static\/|\.js$/u.test(url))).toEqual([]);
});

test("with Global Privacy Control nothing is recorded or kept, and no canvas is read", async ({ form, page }) => {
  const reports: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) reports.push(message.text());
  });
  await seedRecord(page, "{}");
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true });
    HTMLCanvasElement.prototype.toDataURL = () => {
      console.error("A canvas was read.");
      return "";
    };
  });
  await openPage(page, "/team");
  await expect.poll(() => listKeys(page)).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await goInSite(page, "/careers");
  await page.waitForTimeout(300);
  expect(await listKeys(page)).toEqual([]);
  const dialog = await openVisitData(page);
  await expect(dialog.getByText("Global Privacy Control")).toBeVisible();
  await expect(dialog.getByRole("button")).toHaveText(["Close", "Done"]);
  await form.mockRelay();
  await form.submit();
  await form.expectToast(catalogue.succeeded);
  expect(reports).toEqual([]);
});

test("a hidden page is recorded only when it becomes visible", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  });
  await page.clock.install();
  await openPage(page, "/");
  await page.clock.fastForward(6000);
  expect(await listKeys(page)).toEqual([]);
  await setTabVisible(page, true);
  await waitForViews(page, 1);
});

test("two tabs that record at the same time lose no events", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openPage(tab, "/team");
  await waitForViews(page, 2);
  // Clicks more slowly than the browser syncs storage between the tabs' processes. Returns the clicks that the page received.
  const click = async (tab: Page) => {
    await tab.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener("click", () => (dataset["clicks"] = String(Number(dataset["clicks"] ?? 0) + 1)), true);
    });
    const { x = 0, y = 0 } = (await tab.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
    for (let count = 0; count < 20; count++) {
      await tab.mouse.click(x + 1, y + 1);
      await tab.waitForTimeout(50);
    }
    return tab.evaluate(() => Number(document.documentElement.dataset["clicks"]));
  };
  const [own, others] = await Promise.all([click(page), click(other)]);
  expect(Math.min(own, others)).toBeGreaterThan(10);
  await expect.poll(async () => (await readRecord(page))?.clicks.length).toBe(own + others);
});
