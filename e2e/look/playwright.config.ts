import { defineConfig } from "@playwright/test";

import site, { chromium, servers } from "../playwright.config";

/** Compares pages with their screenshots. `npm run test:look -- --update-snapshots` accepts changes. */
export default defineConfig({
  ...site,
  testDir: ".",
  testIgnore: [],
  grepInvert: [],
  outputDir: "../../test-results/look",
  snapshotPathTemplate: "{testDir}/__screenshots__/{arg}{ext}",
  expect: { toHaveScreenshot: { maxDiffPixels: 200, animations: "disabled", scale: "device" } },
  projects: [chromium],
  webServer: servers.slice(0, 1),
});
