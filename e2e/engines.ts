import { existsSync } from "node:fs";

import { devices, firefox, webkit, type PlaywrightTestConfig } from "@playwright/test";

type Project = NonNullable<PlaywrightTestConfig["projects"]>[number];

/** The files that run in every engine, without tests that need the protocol of Chromium (tag `@chromium`). */
const everywhere: Project = {
  testMatch: ["pages", "navigation", "contact/relay"].map((name) => `${__dirname}/${name}.spec.ts`),
  grepInvert: /@chromium/u,
};

const executablePath = process.env["CHROMIUM_PATH"];

export const chromium: Project = {
  name: "chromium",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      ...(executablePath ? { executablePath } : {}),
    },
  },
};

/** Mozilla's own Firefox, over WebDriver BiDi, where Playwright's is not installed. */
function describeMozilla(path: string): Project {
  return {
    name: "firefox",
    ...everywhere,
    timeout: 90_000,
    expect: { timeout: 15_000 },
    use: {
      browserName: "firefox",
      channel: "moz-firefox",
      launchOptions: {
        executablePath: path,
        // Scrollbars that take no width, and a mouse: a machine without a screen has none.
        firefoxUserPrefs: {
          "ui.useOverlayScrollbars": 1,
          "ui.primaryPointerCapabilities": 6,
          "ui.allPointerCapabilities": 6,
        },
      },
    },
  };
}

/** Firefox and WebKit, where they are installed (`npx playwright install firefox webkit`, or Debian's firefox-esr). */
export function findOtherEngines(): Project[] {
  const mozilla = [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
    (path) => path && existsSync(path),
  );
  const found: Project[] = [];
  if (existsSync(firefox.executablePath()))
    found.push({ name: "firefox", ...everywhere, use: devices["Desktop Firefox"] });
  else if (mozilla) found.push(describeMozilla(mozilla));
  if (existsSync(webkit.executablePath()))
    found.push({ name: "webkit", ...everywhere, use: devices["Desktop Safari"] });
  return found;
}
