import { chromium, type Browser, type Page } from "@playwright/test";

import { findBrowser } from "../../src/scripts/browser.mjs";
import { runTool, serveSite } from "../serve-site";
import { percentileOf } from "./percentile";

/** Measures the response to input (INP) and the time of navigations: `npm run bench:input`. */
const slowdown = 4;
const rounds = 5;
const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, reducedMotion: "reduce" } as const;

interface Interaction {
  path: string;
  device: typeof desktop | typeof phone;
  act: (page: Page) => Promise<void>;
}

/** Start before the scripts of the page are loaded. */
const interactions: Record<string, Interaction> = {
  "menu on a phone": {
    path: "/",
    device: phone,
    act: async (page) => {
      for (let time = 0; time < 4; time++) await page.getByRole("button", { name: /menu/iu }).tap();
    },
  },
  "menu on a desktop": {
    path: "/",
    device: desktop,
    act: async (page) => {
      for (const name of ["Products", "Resources", "Company"]) await page.getByRole("button", { name }).click();
    },
  },
  filter: {
    path: "/product/data-sources",
    device: desktop,
    act: async (page) => {
      for (const name of ["Customer Data", "Observability Data", "All"])
        await page.getByRole("button", { name, exact: true }).click();
    },
  },
  flip: {
    path: "/product/data-sources",
    device: phone,
    act: async (page) => {
      const tiles = page.getByRole("main").getByRole("listitem").getByRole("button");
      for (const name of [/^Segment/u, /^Datadog/u, /^Amplitude/u]) {
        const tile = tiles.filter({ hasText: name }).first();
        // DevTools delays a tap after a scroll jump and counts the wait as input delay.
        await tile.scrollIntoViewIfNeeded();
        await page.waitForTimeout(500);
        await tile.tap();
      }
    },
  },
  typing: {
    path: "/contact",
    device: desktop,
    act: async (page) => {
      await page.getByLabel("First Name").pressSequentially("Ada");
      await page.getByLabel("Work Email").pressSequentially("ada@example.com");
      await page.getByRole("textbox", { name: "Message" }).pressSequentially("We would like to see it.");
    },
  },
};

declare global {
  interface Window {
    /** Milliseconds from input to the next frame, by interaction id. */
    durations: Record<number, number>;
  }
}

function watchInteractions(): void {
  window.durations = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[])
      if (interactionId) window.durations[interactionId] = Math.max(duration, window.durations[interactionId] ?? 0);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function openPage(browser: Browser, url: string, device: Interaction["device"], rate: number): Promise<Page> {
  const page = await browser.newPage(device);
  await page.addInitScript(watchInteractions);
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(url);
  return page;
}

const filterButton = "main [role=group] button:last-child";

/** The first press on a fresh page, and the element that answers by a change. */
const firstPresses: Record<string, { path: string; press: string; answer: string }> = {
  "filter of the blog": { path: "/resources/blog", press: filterButton, answer: filterButton },
  "filter of the sources": { path: "/product/data-sources", press: filterButton, answer: filterButton },
  "pause button": {
    path: "/",
    press: "[data-island=autoplay] button",
    answer: "[data-island=autoplay] button",
  },
  dialog: { path: "/careers", press: "footer [data-island] button", answer: "dialog[open]" },
  send: { path: "/contact", press: "form [type=submit]", answer: "form [type=submit]" },
};

/** Runs in the page: fills its form as a program does, and reports the time from the press to the frame with the answer. */
function timeAnswer(answer: string): void {
  const entries = ["Ada", "Example", "+1 555 010 0100", "ada@example.com", "We would like to see it at work."];
  const fields = document.querySelectorAll<HTMLInputElement>("form input:not([tabindex]), form textarea");
  for (const [index, field] of fields.entries()) {
    field.value = entries[index] ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const before = document.querySelector(answer)?.outerHTML;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(answer)?.outerHTML === before) return;
        observer.disconnect();
        // After the frame.
        requestAnimationFrame(() => {
          setTimeout(() => Object.assign(window, { answered: performance.now() - timeStamp }));
        });
      }).observe(document, { attributes: true, childList: true, subtree: true });
    },
    { once: true, capture: true },
  );
}

/** What precedes a first press: nothing or a moved mouse, with the files fetched and a slow processor; or a slow line, before they are. */
const cases = ["", ", mouse moved 0.5 s before", ", slow line, nothing fetched"] as const;

/** Presses once. Returns the milliseconds to the answer. */
async function timeFirstPress(
  browser: Browser,
  origin: string,
  name: string,
  before: (typeof cases)[number],
): Promise<number> {
  const isFetched = before !== cases[2];
  const { path, press, answer } = firstPresses[name] as (typeof firstPresses)[string];
  const page = await browser.newPage({ ...phone, reducedMotion: "no-preference" });
  // The answer of the relay is not part of it.
  await page.route("**/send-email", () => undefined);
  const session = await page.context().newCDPSession(page);
  const throughput = (1.6 * 1024 * 1024) / 8;
  if (isFetched) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  else {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  await page.goto(origin + path, { waitUntil: isFetched ? "networkidle" : "commit" });
  const button = page.locator(press).first();
  await button.waitFor();
  if (isFetched) {
    // The scripts of some islands are fetched when they are visible.
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(2000);
  }
  await page.evaluate(timeAnswer, answer);
  if (before === cases[1]) {
    await page.mouse.move(5, 5);
    await page.waitForTimeout(500);
  }
  await button.tap();
  const answered = await page.waitForFunction(() => (window as { answered?: number }).answered);
  const time = Number(await answered.jsonValue());
  await page.close();
  return Math.round(time);
}

/** Follows links of the footer. Returns the milliseconds from each click to the first paint of the next page. */
async function timeNavigations(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const name of ["Careers", "Team", "Our Story & Values", "Customer Stories", "Blog", "Cohorts AI", "Overview"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first();
    await link.hover();
    await page.waitForTimeout(300);
    const start = await page.evaluate(() => Date.now());
    await link.click();
    const painted = await page.waitForFunction((since) => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return performance.timeOrigin > since && paint ? performance.timeOrigin + paint.startTime : undefined;
    }, start);
    times.push(Math.round(Number(await painted.jsonValue()) - start));
  }
  return times;
}

runTool(async () => {
  const origin = await serveSite(9717);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const times: Record<string, number[]> = {};
  for (let round = 1; round <= rounds; round++) {
    for (const [name, { path, device, act }] of Object.entries(interactions)) {
      const page = await openPage(browser, origin + path, device, slowdown);
      await act(page);
      await page.waitForTimeout(500);
      const found = Object.values(await page.evaluate(() => window.durations));
      for (const row of [name, "all interactions"]) (times[row] ??= []).push(...found);
      await page.close();
    }
    for (const name of Object.keys(firstPresses))
      for (const before of cases)
        (times[`first press: ${name}${before}`] ??= []).push(await timeFirstPress(browser, origin, name, before));
    console.log(`Round ${round} of ${rounds}`);
  }
  for (const rate of [1, slowdown]) {
    const page = await openPage(browser, origin, desktop, rate);
    const row = rate === 1 ? "next page" : `next page, ${rate} times slower`;
    for (let round = 0; round < rounds; round++) (times[row] ??= []).push(...(await timeNavigations(page)));
  }
  const rows = Object.entries(times).map(([name, all]) => {
    const figures = { seen: all.length, "median ms": percentileOf(all, 0.5), "98 % ms": percentileOf(all, 0.98) };
    return [name, figures] as const;
  });
  console.table(Object.fromEntries(rows));
});
