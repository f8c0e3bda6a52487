import { defineConfig } from "@playwright/test";

import journeys from "../playwright.config";

const port = Number(process.env["PORT"]) || 9322;
const report = process.env["JOURNEY_REPORT"];

/** Journeys through the design system, which only Gatsby's development server has. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/design-system",
  // The development server answers at its pace.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(report ? ([["json", { outputFile: `../../${report}` }]] as const) : [])],
  use: { ...journeys.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: "node e2e/design-system/serve.mjs",
    cwd: "../..",
    env: { PORT: String(port) },
    // Answers when the bundle is made.
    url: `http://127.0.0.1:${port}/design-system`,
    reuseExistingServer: false,
    stdout: "ignore",
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
