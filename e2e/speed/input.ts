import { chromium, type Page } from "@playwright/test";

import { waitForScripts } from "../wait-for-scripts";
import { timeNavigations } from "./navigation";
import { percentileOf } from "./percentile";
import { runCommand } from "./run-command";
import { serveSite } from "./serve-site";
import { writeTable } from "./write-table";

/** How soon a page answers what a visitor does, on a processor that is four times slower: `npm run bench:input`. */
const port = 9717;
const slowness = 4;
const rounds = 5;

/** An interaction as the browser saw it: from the touch or key to the next frame, in milliseconds, in steps of 8. */
interface Interaction {
  id: number;
  duration: number;
}

/** Not yet in TypeScript's own types. */
interface TimedInteraction extends PerformanceEventTiming {
  interactionId: number;
}

declare global {
  interface Window {
    interactions: Interaction[];
  }
}

/** In the page: notes every interaction. */
function watchInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as TimedInteraction[]) {
      if (entry.interactionId) window.interactions.push({ id: entry.interactionId, duration: entry.duration });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What a visitor does, each on a page of its own. What comes first is done before the scripts have come. */
const session: Record<string, { path: string; phone?: boolean; act: (page: Page) => Promise<void> }> = {
  "menu on a phone": {
    path: "/",
    phone: true,
    act: async (page) => {
      for (let time = 0; time < 4; time++) await page.getByRole("button", { name: /menu/iu }).tap();
    },
  },
  "menu on a desktop": {
    path: "/",
    act: async (page) => {
      for (const name of ["Products", "Resources", "Company"]) await page.getByRole("button", { name }).click();
    },
  },
  filter: {
    path: "/product/data-sources",
    act: async (page) => {
      for (const name of ["Customer Data", "Observability Data", "All"])
        await page.getByRole("button", { name, exact: true }).click();
    },
  },
  flip: {
    path: "/product/data-sources",
    phone: true,
    act: async (page) => {
      for (const name of ["Segment", "Datadog", "Amplitude"]) {
        await page
          .getByRole("main")
          .getByRole("listitem")
          .getByRole("button", { name: new RegExp(`^${name}`, "u") })
          .first()
          .tap();
      }
    },
  },
  typing: {
    path: "/contact",
    act: async (page) => {
      await page.getByLabel("First Name").pressSequentially("Ada");
      await page.getByLabel("Work Email").pressSequentially("ada@example.com");
      await page.getByLabel("Message").pressSequentially("We would like to see it.");
    },
  },
  navigation: {
    path: "/",
    act: async (page) => {
      for (const name of ["Careers", "Team", "Our Story & Values"]) {
        await page.getByRole("contentinfo").getByRole("link", { name }).first().click();
        await page.waitForTimeout(400);
      }
    },
  },
};

async function readInteractions(page: Page): Promise<number[]> {
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => window.interactions);
  const longest = new Map<number, number>();
  for (const { id, duration } of seen) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  return [...longest.values()];
}

runCommand(async () => {
  const site = await serveSite(port);
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  });
  const all: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, { path, phone = false, act }] of Object.entries(session)) {
      const context = await browser.newContext({
        viewport: phone ? { width: 412, height: 823 } : { width: 1280, height: 800 },
        hasTouch: phone,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const tools = await context.newCDPSession(page);
      await tools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
      await page.goto(`${site.origin}${path}`);
      await act(page);
      (all[name] ??= []).push(...(await readInteractions(page)));
      await context.close();
    }
    console.log(`Round ${round + 1} of ${rounds}`);
  }
  const shown: Record<string, number[]> = {};
  for (const rate of [1, slowness]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
    await page.goto(site.origin);
    await waitForScripts(page);
    for (let round = 0; round < rounds; round++) {
      const name = rate === 1 ? "next page shown" : `next page shown, ${rate} times slower`;
      (shown[name] ??= []).push(...(await timeNavigations(page)));
    }
    await page.close();
  }
  await Promise.all([browser.close(), site.stop()]);
  const rows = [...Object.entries(all), ["all", Object.values(all).flat()] as const, ...Object.entries(shown)].map(
    ([name, durations]) => [
      name,
      String(durations.length),
      ...[0.5, 0.98, 1].map((share) => String(percentileOf(durations, share))),
    ],
  );
  console.log(writeTable(["interaction", "seen", "median ms", "98 % ms", "longest ms"], rows));
});
