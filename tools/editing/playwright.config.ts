import { defineConfig } from "@playwright/test";

const port = Number(process.env["EDITING_PORT"]) || 8123;

/** Tests of editing in the CMS, with a copy of the content in the browser's file system. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/editing",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env["CI"],
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // High, because forms render only the fields in view.
    viewport: { width: 1400, height: 9000 },
    launchOptions: process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {},
  },
  webServer: {
    command: "npx --no-install tsx tools/editing/serve.ts",
    cwd: "../..",
    env: { EDITING_PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
