import { defineConfig } from "@playwright/test";

/** Builds of a copy of the site for editors and for visitors: drafts, scheduled and expired content. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/publication",
  forbidOnly: true,
  workers: 1,
  // Each test is a build.
  timeout: 600_000,
  reporter: "list",
});
