import { rmSync } from "node:fs";

import { defineConfig } from "@playwright/test";

import { chromium, findOtherEngines } from "./engines";

const port = Number(process.env["PORT"]) || 9321;

/** `npm test` runs in Chromium, without these files and the tests with the tag `@thorough`; `npm run test:all` runs everything. */
const isQuick = process.env["TEST_SIZE"] === "quick";
const thorough = [
  "analytics/{storage,tabs}",
  "bouncing-panel",
  "contact/{room,storage}",
  "faults/{addresses,deploy,files,line,storage}",
  "first-view",
  "image-sizes",
  "images",
  "own-colours",
  "print",
  "relay/{delivery,naughty-form,naughty}",
  "server",
  "text-spacing",
  "timing",
  "visit-data-states",
];

/** Folders with a configuration of their own. */
const apart = ["develop", "life", "webkit"];

// Tests begin without the mail of earlier ones. Workers read this file too, while the server runs.
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  rmSync(`src/relay/.wrangler/${port}`, { recursive: true, force: true });
}

/** Tests of the built site as `npm start` serves it. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // Absolute, because the project's own path may contain such a folder.
  testIgnore: [
    ...apart.map((name) => `${__dirname}/${name}/**`),
    ...(isQuick ? thorough.map((name) => `${__dirname}/${name}.spec.ts`) : []),
  ],
  outputDir: "../test-results/e2e",
  ...(isQuick ? { grepInvert: /@thorough/u } : {}),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a shared machine a test that passes on its second try is reported as flaky; elsewhere it fails.
  retries: process.env["CI"] ? 1 : 0,
  reporter: "list",
  use: { baseURL: `http://localhost:${port}` },
  projects: [chromium, ...(isQuick ? [] : findOtherEngines())],
  webServer: {
    command: "npm start",
    cwd: "..",
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
