import { defineConfig } from "@playwright/test";

/** Runs `npm run adopt` in a copy of the project, then checks and builds it. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/adopt",
  forbidOnly: true,
  workers: 1,
  timeout: 1_200_000,
  reporter: "list",
});
