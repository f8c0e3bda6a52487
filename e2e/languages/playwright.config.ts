import { defineConfig } from "@playwright/test";

import { findWebKit } from "../engines/webkitgtk";
import site, { chromium } from "../playwright.config";
import { languages, port } from "./translate.mjs";

const baseURL = `http://localhost:${port}`;

/** Tests the starter in several languages, built in a copy of the site. */
export default defineConfig({
  ...site,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/languages",
  workers: 1,
  timeout: 300_000,
  use: { baseURL },
  projects: [
    { ...chromium, name: "several", testMatch: "several.test.ts" },
    ...languages.map(({ language }) => ({
      ...chromium,
      name: language,
      testMatch: ["languages.test.ts", "recording.test.ts"],
      use: { ...chromium.use, locale: language },
    })),
    ...(findWebKit() ? [{ name: "WebKitGTK", testMatch: "webkitgtk.test.ts" }] : []),
  ],
  webServer: {
    command: "node e2e/languages/serve.mjs",
    cwd: "../..",
    url: baseURL,
    reuseExistingServer: false,
    stdout: "ignore",
    timeout: 1_200_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
