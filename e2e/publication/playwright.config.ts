import { defineConfig } from "@playwright/test";

/** Tests drafts, scheduled and expired content in builds for editors and visitors. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/publication",
  forbidOnly: true,
  workers: 1,
  // Each test builds a site.
  timeout: 600_000,
  reporter: "list",
});
