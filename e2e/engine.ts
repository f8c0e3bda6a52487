import { devices, type PlaywrightTestConfig } from "@playwright/test";

type Use = NonNullable<PlaywrightTestConfig["use"]>;

/** A browser by its path, or the one that Playwright has installed. */
function locate(setting: string): { executablePath?: string } {
  const path = process.env[setting];
  return path ? { executablePath: path } : {};
}

const engines = {
  chromium: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      ...locate("CHROMIUM_PATH"),
    },
  },
  firefox: {
    ...devices["Desktop Firefox"],
    ...(process.env["FIREFOX_PATH"] ? { channel: "moz-firefox" } : {}),
    launchOptions: locate("FIREFOX_PATH"),
  },
  webkit: devices["Desktop Safari"],
} satisfies Record<string, Use>;

export const engine = { use: engines[(process.env["ENGINE"] ?? "chromium") as keyof typeof engines] as Use };
