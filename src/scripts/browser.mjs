import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";

import { run } from "./run.mjs";

const usualPaths = [
  ...["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"].map((name) => `/usr/bin/${name}`),
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function find() {
  return [process.env["CHROMIUM_PATH"], ...usualPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, an installed one, Playwright's download, or Debian's package.
 * @returns {string}
 */
export function findBrowser() {
  const found = find();
  if (found) return found;
  run("npx", ["--no-install", "playwright", "install", "--with-deps", "chromium"]);
  if (!find() && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    run("apt-get", ["update", "--quiet"]);
    run("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"]);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error("No browser was found or could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH.");
}
