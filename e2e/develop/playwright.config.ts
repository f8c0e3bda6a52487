import { defineConfig } from "@playwright/test";

import site, { chromium } from "../playwright.config";
import { port } from "./site.mjs";

/** Tests Gatsby's development server: the design system, then edits of content. */
export default defineConfig({
  ...site,
  testDir: "..",
  testIgnore: [],
  outputDir: "../../test-results/develop",
  // The development server is slow.
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
