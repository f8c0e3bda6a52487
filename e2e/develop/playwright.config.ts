import { defineConfig } from "@playwright/test";

import { chromium } from "../engines";
import journeys from "../playwright.config";
import { port } from "./site.mjs";

/**
 * Journeys on Gatsby's development server: the design system, which only it has, and content that is edited while it
 * runs. The last come after all others, for they change what the others look at.
 */
export default defineConfig({
  ...journeys,
  testDir: "..",
  testIgnore: [],
  outputDir: "../../test-results/develop",
  // The development server answers at its pace.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: { ...chromium.use, baseURL: `http://127.0.0.1:${port}` },
  projects: [
    { name: "design-system", testMatch: "develop/design-system.spec.ts", timeout: 600_000 },
    { name: "content", testMatch: "develop/content.spec.ts", dependencies: ["design-system"] },
  ],
  webServer: {
    command: "node e2e/develop/serve.mjs",
    cwd: "../..",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    stdout: "ignore",
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
