import { defineConfig } from "@playwright/test";

import { chromium } from "../playwright.config";

/** Tests copies of the starter with the minimum and maximum that the check accepts. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/any-company",
  forbidOnly: true,
  workers: 1,
  globalSetup: "./build.ts",
  reporter: "list",
  projects: [chromium],
});
