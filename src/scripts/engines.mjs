import { rmSync } from "node:fs";

import { findFirefox, findWebkitDriver, hasWebkit } from "./browser.mjs";
import { addCounts, countJourneys } from "./journey-report.mjs";
import { runPhase } from "./phase.mjs";

/**
 * Journeys in one engine: what runs them, or how one gets the engine.
 * @typedef {{ title: string, config: string, short: string[], env: Record<string, string> }} EngineRun `config` is the journeys'
 *   folder, `short` are the files that say most
 * @typedef {{ title: string, remedy: string }} MissingEngine
 */

const journeys = {
  config: "e2e",
  short: ["pages", "navigation", "contact/relay"].map((name) => `e2e/${name}.spec.ts`),
};

const walks = {
  config: "e2e/webkit",
  short: ["parts", "navigation", "form"].map((name) => `e2e/webkit/${name}.spec.ts`),
};

/** @returns {Promise<EngineRun | MissingEngine>} */
async function chooseFirefox() {
  const path = await findFirefox();
  if (path === undefined)
    return {
      title: "Firefox",
      remedy:
        "Run `npx playwright install firefox`, install Firefox (Debian: `apt-get install firefox-esr`), or name one in FIREFOX_PATH.",
    };
  return { title: "Firefox", ...journeys, env: { ENGINE: "firefox", FIREFOX_PATH: path } };
}

/** @returns {Promise<EngineRun | MissingEngine>} */
async function chooseWebkit() {
  if (await hasWebkit()) return { title: "WebKit", ...journeys, env: { ENGINE: "webkit" } };
  const driver = findWebkitDriver();
  if (driver) return { title: "WebKitGTK", ...walks, env: { WEBKIT_DRIVER_PATH: driver } };
  return {
    title: "WebKit",
    remedy: "Run `npx playwright install webkit`, or on Debian `apt-get install webkit2gtk-driver xvfb xauth`.",
  };
}

/**
 * Runs journeys in the engines besides Chromium, and says of each that is not here how one gets it.
 * @param {(engine: EngineRun) => readonly string[]} choose further words for Playwright: files whose journeys are to be run
 * @returns {Promise<import("./journey-report.mjs").Counts>} of all engines
 */
export async function runEngines(choose) {
  /** @type {import("./journey-report.mjs").Counts[]} */
  const counts = [];
  for (const engine of [await chooseFirefox(), await chooseWebkit()]) {
    const { title } = engine;
    if ("remedy" in engine) {
      console.log(`- ${title} is not installed and runs no test. ${engine.remedy}`);
      continue;
    }
    const report = `test-results/${title.toLowerCase()}.json`;
    // A run that ends early must not be counted by an earlier one's.
    rmSync(report, { force: true });
    await runPhase(title, "npx", ["--no-install", "playwright", "test", "--config", engine.config, ...choose(engine)], {
      env: { ...engine.env, JOURNEY_REPORT: report },
      note: () => {
        const found = countJourneys(report);
        counts.push(found);
        return `${found.passed} passed${found.failed > 0 ? `, ${found.failed} failed` : ""}`;
      },
    });
  }
  return addCounts(counts);
}
