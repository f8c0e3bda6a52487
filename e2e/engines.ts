import { devices, type PlaywrightTestConfig } from "@playwright/test";

type Settings = Pick<PlaywrightTestConfig, "expect" | "grepInvert" | "projects" | "timeout" | "use">;

/**
 * What an engine must be told, or be asked for, so that a journey says something; written as a journey's tag. An engine that cannot runs
 * no journey with that tag.
 */
const needs = {
  /** Fingers that move and input methods that compose, which only the protocol of Chromium's own tools knows. */
  chromium: "@chromium",
  /** Pages that may run no scripts. */
  noScript: "@no-script",
  /** Pages whose medium changes while they are shown: paper, or a visitor who asks for less motion only then. */
  media: "@media",
  /** A visitor who asks for less motion. */
  stillness: "@stillness",
  /** A visitor who looks at pages in the system's own colours. */
  ownColours: "@own-colours",
  /** A file that a visitor gets from a page. */
  download: "@download",
  /** A finger's tap that presses what it meets. */
  tap: "@tap",
} as const;

function match(...tags: string[]): RegExp {
  return new RegExp(`(?:${tags.join("|")})(?!\\S)`, "u");
}

/** A browser by the path in a setting, or the one that Playwright has installed. */
function locate(setting: string): { executablePath?: string } {
  const path = process.env[setting];
  return path ? { executablePath: path } : {};
}

/** What Chromium takes for given in tests, and what a machine without a screen does not have. */
const desk = {
  // Scrollbars lie over the page: they would take from the width that a journey asks for.
  "ui.useOverlayScrollbars": 1,
  // There is a mouse, which is fine (2) and hovers (4).
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};

function launchFirefox(prefs: Record<string, number>): Settings["use"] {
  const firefoxUserPrefs = { ...desk, ...prefs };
  return { launchOptions: { ...locate("FIREFOX_PATH"), firefoxUserPrefs } };
}

/**
 * Mozilla's Firefox, which Playwright tells what it does over WebDriver BiDi. That protocol has no word for what a visitor asks of all
 * sites, so there is a browser of its own for each; nor for pages without scripts, and for media that change. It makes no click of a
 * tap, and hands over no file.
 */
const mozilla: Settings = {
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: { browserName: "firefox", channel: "moz-firefox" },
  projects: [
    { name: "firefox", grepInvert: match(...Object.values(needs)), use: launchFirefox({}) },
    { name: "firefox, still", grep: match(needs.stillness), use: launchFirefox({ "ui.prefersReducedMotion": 1 }) },
    {
      name: "firefox, own colours",
      grep: match(needs.ownColours),
      use: launchFirefox({ "ui.prefersReducedMotion": 1, "browser.display.document_color_use": 2 }),
    },
  ],
};

const chromium: Settings = {
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      ...locate("CHROMIUM_PATH"),
    },
  },
};

const engines = new Map<string, Settings>([
  ["chromium", chromium],
  [
    "firefox",
    process.env["FIREFOX_PATH"] ? mozilla : { use: devices["Desktop Firefox"], grepInvert: match(needs.chromium) },
  ],
  ["webkit", { use: devices["Desktop Safari"], grepInvert: match(needs.chromium) }],
]);

/** Settings of the engine that `ENGINE` names: `chromium`, `firefox` or `webkit`. */
export function chooseEngine(): Settings {
  const name = process.env["ENGINE"] ?? "chromium";
  const engine = engines.get(name);
  if (!engine) throw new Error(`ENGINE is "${name}". Choose from: ${[...engines.keys()].join(", ")}.`);
  return engine;
}
