import { existsSync } from "node:fs";

import { defineConfig } from "@playwright/test";

import site, { servers } from "../playwright.config";

export const driverPort = 9401;

const isInstalled = ["WebKitWebDriver", "xvfb-run"].every((name) => existsSync(`/usr/bin/${name}`));
if (!isInstalled) console.warn("warn WebKitGTK is not tested. On Debian: apt-get install webkit2gtk-driver xvfb xauth");

/** A walk through the built site in Debian's WebKitGTK, which Playwright cannot drive. */
export default defineConfig({
  testDir: ".",
  ...(isInstalled ? {} : { testIgnore: "**" }),
  outputDir: "../../test-results/webkit",
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: { baseURL: site.use?.baseURL },
  webServer: isInstalled
    ? [
        ...servers,
        {
          command: `xvfb-run --auto-servernum WebKitWebDriver --port=${driverPort}`,
          url: `http://127.0.0.1:${driverPort}/status`,
          gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
        },
      ]
    : [],
});
