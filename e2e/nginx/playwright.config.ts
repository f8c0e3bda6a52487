import { defineConfig } from "@playwright/test";

import site, { servers } from "../playwright.config";

/** Compares the answers of nginx (`docs/nginx.conf`) with those of the local server. Needs nginx and openssl. */
export default defineConfig({
  ...site,
  testDir: ".",
  testIgnore: [],
  grepInvert: [],
  outputDir: "../../test-results/nginx",
  workers: 1,
  projects: [{ name: "nginx" }],
  webServer: servers.slice(0, 1),
});
