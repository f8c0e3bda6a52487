import { defineConfig } from "@playwright/test";

import journeys from "../playwright.config";

const report = process.env["JOURNEY_REPORT"];

/** Journeys through the built site in WebKitGTK, which Playwright cannot drive. One window at a time has the focus. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/webkit",
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(report ? ([["json", { outputFile: `../../${report}` }]] as const) : [])],
});
