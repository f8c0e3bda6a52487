import { defineConfig } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

/** Builds of a copy of the starter with as little, and as much, as the check accepts. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/any-company",
  forbidOnly: true,
  workers: 1,
  globalSetup: "./build.ts",
  reporter: "list",
  use: { launchOptions: { ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] } },
});
