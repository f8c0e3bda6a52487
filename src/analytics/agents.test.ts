import { classifyDevice, nameBrowser, nameSystem } from "./agents";

test.each([
  [320, "mobile"],
  [767, "mobile"],
  [768, "tablet"],
  [1023, "tablet"],
  [1024, "desktop"],
  [3840, "desktop"],
])("a window %d px wide is that of a %s device", (width, device) => {
  expect(classifyDevice(width)).toBe(device);
});

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const mobileWebKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    "Edge",
    "Windows",
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/64.0 Safari/537.36 Edge/17.17134`, "Edge", "Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
    "Other",
    "Windows",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Windows"],
  ["Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko", "Other", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/131.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "Other"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${mobileWebKit} Version/18.1 Safari/605.1.15`, "Safari", "macOS"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    "Other",
    "Android",
  ],
  ["Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0", "Firefox", "Android"],
  [`Mozilla/5.0 (Linux; Android 10) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`, "Edge", "Android"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${mobileWebKit} Version/18.1 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iOS",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${mobileWebKit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    "Chrome",
    "iOS",
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${mobileWebKit} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    "Firefox",
    "iOS",
  ],
  ["curl/8.5.0", "Other", "Other"],
  ["", "Other", "Other"],
])("%s", (userAgent, browser, system) => {
  expect([nameBrowser(userAgent), nameSystem(userAgent, 0)]).toEqual([browser, system]);
});

test("a Mac whose screen takes several fingers is a tablet", () => {
  expect(nameSystem("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5)).toBe("iOS");
});
