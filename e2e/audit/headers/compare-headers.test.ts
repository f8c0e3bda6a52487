import { compareHeaders } from "./compare-headers";

const all = {
  "content-security-policy": "frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=1",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

test("answers that say the same as the home page's are well", () => {
  const headers = new Headers(all);
  expect(
    compareHeaders([
      { path: "/", headers },
      { path: "/team", headers },
    ]),
  ).toEqual([]);
});

test("an answer that leaves a header out, or says something else, is found", () => {
  const other = new Headers({ ...all, "referrer-policy": "unsafe-url" });
  other.delete("x-frame-options");
  expect(
    compareHeaders([
      { path: "/", headers: new Headers(all) },
      { path: "/404", headers: other },
    ]),
  ).toEqual([
    { where: "/404", what: "referrer-policy is unsafe-url" },
    { where: "/404", what: "x-frame-options is missing" },
  ]);
});

test("a header that no answer has is found", () => {
  expect(compareHeaders([{ path: "/", headers: new Headers() }])).toHaveLength(8);
});
