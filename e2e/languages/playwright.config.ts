import { defineConfig } from "@playwright/test";

import site, { chromium } from "../playwright.config";
import { sites } from "./translate.mjs";

/** Tests the starter in other languages, each built in a copy of the site. */
export default defineConfig({
  ...site,
  testDir: ".",
  testMatch: "*.test.ts",
  testIgnore: [],
  outputDir: "../../test-results/languages",
  workers: 1,
  timeout: 300_000,
  projects: sites.map(({ language, port }) => ({
    ...chromium,
    name: language,
    use: { ...chromium.use, locale: language, baseURL: `http://localhost:${port}` },
  })),
  webServer: sites.map(({ language, port }) => ({
    command: `node e2e/languages/serve.mjs ${language}`,
    cwd: "../..",
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: "ignore" as const,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  })),
});
