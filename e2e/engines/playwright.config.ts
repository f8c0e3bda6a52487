import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

import { defineConfig, devices, firefox, webkit } from "@playwright/test";

import site, { chromium, type Project } from "../playwright.config";
import { installOldestChromium, oldestChromium } from "./oldest-chromium";
import { findWebKit } from "./webkitgtk";

/** Journeys that run in all browsers. */
const journeys = ["pages/pages", "navigation/navigation", "contact/relay", "analytics/objection"];

/** More journeys in the oldest browser: menus, forms, filters, carousels, forecast, dialog. Its headless mode has no back/forward cache. */
const journeysOfOldest = [
  ...journeys,
  "navigation/narrow-menu",
  "scripts/no-script",
  "sections/filters",
  "sections/carousels",
  "sections/forecast",
  "sections/signal",
  "sections/account-map",
  "sections/integrations",
  "contact/sending",
  "contact/validation",
  "analytics/visit-data",
];

/** Returns patterns of files. Throws if one of them has moved. */
function toFiles(names: readonly string[]): string[] {
  return names.map((name) => {
    const file = `e2e/${name}.spec.ts`;
    if (!existsSync(file)) throw new Error(`There is no ${file}.`);
    return `**/${file}`;
  });
}

/** Firefox over WebDriver BiDi, which drives an installed one, e.g. Debian's firefox-esr. */
function createMozillaProject(path: string): Project {
  return {
    timeout: 90_000,
    expect: { timeout: 15_000 },
    // Playwright waits for the load of a page that this Firefox restores from its cache.
    grepInvert: /Back after a reload/u,
    use: {
      browserName: "firefox",
      channel: "moz-firefox",
      launchOptions: {
        executablePath: path,
        // Sets overlay scrollbars, and a mouse on machines without a screen.
        firefoxUserPrefs: {
          "ui.useOverlayScrollbars": 1,
          "ui.primaryPointerCapabilities": 6,
          "ui.allPointerCapabilities": 6,
        },
      },
    },
  };
}

/** First Firefox with the commands of WebDriver BiDi that Playwright sends (`network.addDataCollector`). */
const oldestFirefox = 143;

function readVersion(path: string): number {
  return Number(/\d+/u.exec(execFileSync(path, ["--version"], { encoding: "utf8" }))?.[0]);
}

function findFirefox(): Project | undefined {
  if (existsSync(firefox.executablePath())) return { use: devices["Desktop Firefox"] };
  const paths = [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"];
  const path = paths.find((one) => one && existsSync(one) && readVersion(one) >= oldestFirefox);
  return path ? createMozillaProject(path) : undefined;
}

function createOldestProject(): Project {
  const launchOptions = { args: ["--no-sandbox", "--disable-gpu"], executablePath: oldestChromium };
  return { use: { ...chromium.use, launchOptions }, testMatch: toFiles(journeysOfOldest) };
}

// Workers read this file again.
const isFirstRead = process.env["TEST_WORKER_INDEX"] === undefined;
if (isFirstRead) installOldestChromium();

const engines: Record<string, Project | undefined> = {
  "Chromium 109": existsSync(oldestChromium) ? createOldestProject() : undefined,
  Firefox: findFirefox(),
  WebKit: existsSync(webkit.executablePath()) ? { use: devices["Desktop Safari"] } : undefined,
  // Playwright cannot drive it.
  WebKitGTK: findWebKit() ? { testMatch: "**/engines/webkitgtk.spec.ts" } : undefined,
};
if (isFirstRead)
  for (const [name, project] of Object.entries(engines))
    if (!project) console.warn(`${name} is not installed, or too old: its journeys do not run (docs/testing.md).`);

/** Runs journeys in other browsers, as far as they are installed. */
export default defineConfig({
  ...site,
  testDir: "..",
  testIgnore: [],
  grepInvert: [],
  outputDir: "../../test-results/engines",
  projects: Object.entries(engines).flatMap(([name, project]) =>
    project ? [{ testMatch: toFiles(journeys), ...project, name }] : [],
  ),
});
