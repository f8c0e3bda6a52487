import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";

import { own, starter, type Site } from "./sites";

export type Project = NonNullable<PlaywrightTestConfig["projects"]>[number];
type Server = Extract<PlaywrightTestConfig["webServer"], { command: string }>;

/** `npm test` runs in Chromium, without these files and tests tagged `@thorough`; `npm run test:all` runs all. */
const isQuick = process.env["TEST_SIZE"] === "quick";
const thorough = [
  "host/server",
  "pages/{first-view,forced-colors,image-sizes,images,readability}",
  "resilience/{addresses,files,storage}",
];

/** Folders with their own configuration. */
const ownConfig = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, "playwright.config.ts")));

/**
 * Playwright's own list, which this one replaces, and the popups of the address bar: each new context would load their pages, which
 * takes as long as a page of the site.
 */
const disabledFeatures =
  "WebUIOmniboxPopup WebUIOmniboxAimPopup AimEnabled AvoidCorsURLLoaderRestartOnRedirect BlockOriginHeaderModificationOnRedirect DestroyProfileOnBrowserClose HttpsUpgrades MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding ThirdPartyStoragePartitioning Translate";

const executablePath = process.env["CHROMIUM_PATH"];
export const chromium: Project = {
  name: "chromium",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: ["--no-sandbox", "--disable-gpu", `--disable-features=${disabledFeatures.replaceAll(" ", ",")}`],
      ...(executablePath ? { executablePath } : {}),
    },
  },
};

// Empties the outbox before the tests, but not in workers, which run while the servers do.
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  for (const { port } of [starter, own]) rmSync(`src/relay/.wrangler/${port}`, { recursive: true, force: true });
}

/** Serves a built site as `npm start` does. */
function serve({ root, content, port, origin }: Site): Server {
  return {
    command: "node src/scripts/serve.mjs",
    cwd: join(__dirname, "..", root),
    env: { PORT: String(port), CONTENT_FOLDER: content },
    url: `${origin}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  };
}

export const servers = [starter, own].map(serve);

/** Tests the built sites. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // Absolute, because the project's path may contain such a name.
  testIgnore: [
    ...ownConfig.map((name) => `${__dirname}/${name}/**`),
    ...(isQuick ? thorough.map((name) => `${__dirname}/${name}.spec.ts`) : []),
  ],
  outputDir: "../test-results/e2e",
  ...(isQuick ? { grepInvert: /@thorough/u } : {}),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On CI, tests that pass on the second attempt are reported as flaky.
  retries: process.env["CI"] ? 1 : 0,
  reporter: "list",
  use: { baseURL: starter.origin },
  projects: [chromium],
  webServer: servers,
});
