import { defineConfig } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

/** Tests copies of the starter with the minimum and maximum that the check accepts. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/any-company",
  forbidOnly: true,
  workers: 1,
  globalSetup: "./build.ts",
  reporter: "list",
  use: { launchOptions: { ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] } },
});
