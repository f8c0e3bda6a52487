import { defineConfig } from "@playwright/test";

import journeys from "../playwright.config";
import { editorPort } from "./place.mjs";

/** Journeys through the local editor, on a copy of the content. One after the other, for they change the same files. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/editor",
  fullyParallel: false,
  workers: 1,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: { ...journeys.use, baseURL: `http://127.0.0.1:${editorPort}` },
  webServer: {
    command: "node e2e/editor/serve.mjs",
    cwd: "../..",
    env: { PORT: String(editorPort) },
    url: `http://127.0.0.1:${editorPort}/`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
