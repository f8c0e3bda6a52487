import { drawCanvas, fingerprint, readTraits } from "../browser/fingerprint";
import { readStored, writeStored } from "../browser/storage";
import { whenIdle } from "../browser/when-idle";
import type { BrowserInfo } from "./apply-event";
import { visitorKey } from "./stored-visits";

/** Returns the device class for a window width in CSS pixels (specification, chapter 4). */
export function classifyDevice(width: number): "mobile" | "tablet" | "desktop" {
  if (width < 768) return "mobile";
  return width < 1024 ? "tablet" : "desktop";
}

// The first match wins, because most browsers also name others.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, "Edge"],
  [
    /\b(?:OPR|OPiOS|Opera|SamsungBrowser|YaBrowser|Vivaldi|UCBrowser|DuckDuckGo|Ddg|MiuiBrowser|HuaweiBrowser|Silk)\b/u,
    "Other",
  ],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:HeadlessChrome|Chromium|Chrome|CriOS)\//u, "Chrome"],
  [/\bVersion\/\S+.*\bSafari\//u, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/u, "Windows"],
  [/\bAndroid\b/u, "Android"],
  [/\b(?:iPhone|iPad|iPod)\b/u, "iOS"],
  [/\bMac(?:intosh| OS X)\b/u, "macOS"],
  [/\bCrOS\b/u, "Other"],
  [/\bLinux\b/u, "Linux"],
];

/**
 * Detects browser and operating system (specification, chapter 4).
 * @param touchPoints `maxTouchPoints` of the screen, because iPads report themselves as Macs, which have no touch screen
 */
export function nameAgent(userAgent: string, touchPoints: number): { browser: string; os: string } {
  const [browser = "Other", os = "Other"] = [browsers, systems].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return { browser, os: os === "macOS" && touchPoints > 1 ? "iOS" : os };
}

function readStoredVisitor(): string | undefined {
  const stored = readStored("local", visitorKey);
  return stored !== null && /^[0-9a-z]{1,20}-[0-9a-z]{1,20}$/u.test(stored) ? stored : undefined;
}

/** Creates the id of this browser from the time and a fingerprint (specification, chapter 3). */
function createVisitor(now: number, traits = readTraits()): string {
  const id = `${now.toString(36)}-${fingerprint(traits)}`;
  writeStored("local", visitorKey, id);
  return id;
}

/** Creates the id of this browser if there is none. Draws and reads in two idle periods, each of which takes long on a slow phone. */
export function prepareVisitor(now: number, done: () => void): void {
  if (readStoredVisitor() !== undefined) {
    done();
    return;
  }
  const canvas = drawCanvas();
  whenIdle(() => {
    createVisitor(now, readTraits(canvas));
    whenIdle(done, 1000);
  }, 1000);
}

/** Returns the host of the referrer; `direct` if it is this site or unknown. */
function readReferrer(): string {
  const { host } = new URL(document.referrer, window.location.href);
  return host === "" || host === window.location.host ? "direct" : host;
}

/** @param isArrival whether it is the first view since the page load; later sessions have no referrer */
export function readEnvironment(time: number, isArrival: boolean): BrowserInfo {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    visitor: readStoredVisitor() ?? createVisitor(time),
    referrer: isArrival ? readReferrer() : "direct",
    userAgent,
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    device: classifyDevice(window.innerWidth),
    ...nameAgent(userAgent, maxTouchPoints),
  };
}
