import "./use-copy";
import { defineConfig } from "@playwright/test";

import site, { chromium } from "../playwright.config";
import { starter } from "../sites";

/** Runs tests whose result could depend on the brand on the starter with the brand of docs/rebrand.md. */
export default defineConfig({
  ...site,
  testDir: "..",
  testMatch: ["rebrand/*.spec.ts", "page-weight.spec.ts", "first-view.spec.ts"],
  testIgnore: [],
  outputDir: "../../test-results/rebrand",
  projects: [chromium],
  metadata: { brand: "other" },
  webServer: {
    command: "node --import tsx e2e/rebrand/serve.ts",
    cwd: "../..",
    url: `${starter.origin}/`,
    reuseExistingServer: false,
    stdout: "ignore",
    timeout: 1_200_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
