import { defineConfig } from "@playwright/test";

/** `npm run adopt` in a copy of the project, which is then checked and built. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/adopt",
  forbidOnly: true,
  workers: 1,
  timeout: 1_200_000,
  reporter: "list",
});
