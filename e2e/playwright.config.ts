import { rmSync } from "node:fs";

import { defineConfig } from "@playwright/test";

import { chooseEngine } from "./engines";
import { thorough } from "../src/scripts/test-sizes.json";
import { findNginx, nginxRemedy } from "./hosts/find-nginx";

const port = Number(process.env["PORT"]) || 9321;
const engine = chooseEngine();
const report = process.env["JOURNEY_REPORT"];

/** `npm test` skips the files in `thorough` and the tests with the tag `@thorough`; `npm run test:all` runs them. */
const isQuick = process.env["TEST_SIZE"] === "quick";
const skipped = isQuick ? thorough : [];
const hasNginx = findNginx() !== undefined;

// Journeys begin without the mail of earlier ones. Workers read this file too, when the server runs already.
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  rmSync(`src/relay/.wrangler/${port}`, { recursive: true, force: true });
  if (!hasNginx) console.warn(nginxRemedy);
}

/** Journeys through the built site as `npm start` serves it. */
export default defineConfig({
  ...engine,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // They have a configuration of their own. Whole paths, for the project may stand in a folder of such a name.
  testIgnore: [
    ...["develop", "editor", "life", "webkit"].map((folder) => `${folder}/**`),
    ...(hasNginx ? [] : ["hosts/nginx.spec.ts"]),
    ...skipped.map((path) => path.replace(/^e2e\//u, "")),
  ].map((path) => `${__dirname}/${path}`),
  outputDir: "../test-results/journeys",
  ...(isQuick ? { grepInvert: /@thorough/u } : {}),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A journey that passes only on a further try has found something: at a desk it fails, on a shared machine it is told at the end.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"], ...(report ? ([["json", { outputFile: `../${report}` }]] as const) : [])],
  use: {
    ...engine.use,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
  },
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
