import { defineConfig } from "@playwright/test";

import site, { chromium } from "../playwright.config";
import { sites } from "./sites.mjs";

/** Tests of the starter in other languages, each built in a copy of the site. */
export default defineConfig({
  ...site,
  testDir: ".",
  testMatch: "*.test.ts",
  testIgnore: [],
  outputDir: "../../test-results/languages",
  workers: 1,
  timeout: 300_000,
  projects: sites.map(({ name, port }) => ({
    ...chromium,
    name,
    use: { ...chromium.use, locale: name, baseURL: `http://localhost:${port}` },
  })),
  webServer: sites.map(({ name, port }) => ({
    command: `node e2e/languages/serve.mjs ${name}`,
    cwd: "../..",
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: "ignore" as const,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  })),
});
