import { defineConfig } from "@playwright/test";

/** Builds of a copy of the site on several days, one after the other: what visitors see of content, and when. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/life",
  forbidOnly: true,
  workers: 1,
  // Each is a whole build.
  timeout: 600_000,
  reporter: "list",
});
