/** Device class by the window's width in CSS pixels (specification, chapter 4). */
export function classifyDevice(width: number): "mobile" | "tablet" | "desktop" {
  if (width < 768) return "mobile";
  return width < 1024 ? "tablet" : "desktop";
}

// The first pattern that is found decides: most browsers name others beside themselves.

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

function findName(userAgent: string, table: readonly (readonly [RegExp, string])[]): string {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Other";
}

/** Chrome, Firefox, Safari, Edge or Other (specification, chapter 4). */
export function nameBrowser(userAgent: string): string {
  return findName(userAgent, browsers);
}

/**
 * Windows, macOS, Linux, Android, iOS or Other (specification, chapter 4).
 * @param touchPoints how many fingers the screen tells apart: a tablet of Apple's calls itself a Mac, which has no such screen
 */
export function nameSystem(userAgent: string, touchPoints: number): string {
  const name = findName(userAgent, systems);
  return name === "macOS" && touchPoints > 1 ? "iOS" : name;
}
