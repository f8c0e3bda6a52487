import { existsSync } from "node:fs";

import { run } from "./run.mjs";

const usualFirefox = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

const usual = [
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The first of these paths at which there is something.
 * @param {readonly (string | undefined)[]} paths
 */
function findPath(paths) {
  return paths.find((path) => path && existsSync(path));
}

/** Path of a browser of the Chromium family that is on this machine, or undefined. */
async function find() {
  const { chromium } = await import("@playwright/test");
  return findPath([process.env["CHROMIUM_PATH"], ...usual, chromium.executablePath()]);
}

/**
 * Path of the browser for the tests: `CHROMIUM_PATH`, one that is installed, Playwright's own, or the system's package.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const found = await find();
  if (found) return found;
  await run("npx", ["--no-install", "playwright", "install", "--with-deps", "chromium"]);
  const downloaded = await find();
  if (downloaded) return downloaded;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    await run("apt-get", ["update", "--quiet"]);
    await run("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"]);
  }
  const packaged = await find();
  if (packaged) return packaged;
  throw new Error(
    "No browser was found and none could be installed. Install Chrome or Chromium, or name one in CHROMIUM_PATH.",
  );
}

/**
 * Path of Mozilla's Firefox; empty when Playwright's own is to be used, which can do more; undefined when there is neither.
 * @returns {Promise<string | undefined>}
 */
export async function findFirefox() {
  const { firefox } = await import("@playwright/test");
  const named = findPath([process.env["FIREFOX_PATH"]]);
  return named ?? (existsSync(firefox.executablePath()) ? "" : findPath(usualFirefox));
}

/** Whether Playwright's own WebKit is installed. */
export async function hasWebkit() {
  const { webkit } = await import("@playwright/test");
  return existsSync(webkit.executablePath());
}

/** Path of the program that opens WebKitGTK's browser, or undefined; also when there is no screen, nor one that nobody sees. */
export function findWebkitDriver() {
  const { DISPLAY, WAYLAND_DISPLAY, WEBKIT_DRIVER_PATH } = process.env;
  const screen = DISPLAY || WAYLAND_DISPLAY || ["xvfb-run", "xauth"].every((name) => existsSync(`/usr/bin/${name}`));
  return screen ? findPath([WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"]) : undefined;
}
