import { headers } from "./headers";

const rule = headers.find(({ source }) => source === "/*");
const values = new Map(rule?.headers.map(({ key, value }) => [key, value]));

test("every path is answered with the security headers, each named once", () => {
  expect(values.size).toBeGreaterThan(0);
  expect(values.size).toBe(rule?.headers.length);
});

test.each([
  ["x-content-type-options", /^nosniff$/u],
  ["x-frame-options", /^DENY$/u],
  ["x-xss-protection", /^0$/u],
  ["referrer-policy", /^strict-origin-when-cross-origin$/u],
  ["cross-origin-resource-policy", /^same-origin$/u],
  ["content-security-policy", /(?:^|;)frame-ancestors 'none'(?:;|$)/u],
  ["cross-origin-opener-policy", /^same-origin$/u],
  ["strict-transport-security", /^max-age=\d{8,}$/u],
  ["permissions-policy", /^(?:[a-z-]+=\(\)(?:, |$))+$/u],
])("%s closes what no page needs", (name, value) => {
  expect(values.get(name)).toMatch(value);
});

test("a social card is kept for a day, because its name stays when its picture changes", () => {
  expect(headers.find(({ source }) => source === "/social/*")?.headers).toContainEqual({
    key: "cache-control",
    value: "public, max-age=86400, must-revalidate",
  });
});

test.each(["/social/*", "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/android-chrome-512x512.png"])(
  "other sites may show %s",
  (path) => {
    expect(headers.find(({ source }) => source === path)?.headers).toContainEqual({
      key: "cross-origin-resource-policy",
      value: "cross-origin",
    });
  },
);
