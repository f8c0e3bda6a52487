import { classifyDevice, nameAgent } from "./environment";

test("the window's width determines the device class", () => {
  const classes = [320, 767, 768, 1023, 1024, 3840].map(classifyDevice);
  expect(classes).toEqual(["mobile", "mobile", "tablet", "tablet", "desktop", "desktop"]);
});

const [chrome, safari] = ["(KHTML, like Gecko) Chrome/131.0.0.0", "(KHTML, like Gecko) Version/18.1"];

test.each([
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome", "Windows"],
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`, "Edge", "Windows"],
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/116.0.0.0`, "Other", "Windows"],
  ["(Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Windows"],
  ["(X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"],
  [`(X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, "Chrome", "Other"],
  [`(Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, "Safari", "macOS"],
  [`(Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome", "Android"],
  ["(Linux; Android 10; K) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36", "Other", "Android"],
  [`(Linux; Android 10) ${chrome} Mobile Safari/537.36 EdgA/131.0.0.0`, "Edge", "Android"],
  [`(iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, "Safari", "iOS"],
  ["(iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Mobile/15E148 Safari/604.1", "Chrome", "iOS"],
  ["(iPad; CPU OS 18_1 like Mac OS X) FxiOS/133.0 Mobile/15E148 Safari/605.1.15", "Firefox", "iOS"],
  ["", "Other", "Other"],
])("%s", (userAgent, browser, os) => {
  expect(nameAgent(`Mozilla/5.0 ${userAgent}`, 0)).toEqual({ browser, os });
});

test("a Mac with a touch screen is an iPad", () => {
  expect(nameAgent("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5).os).toBe("iOS");
});
