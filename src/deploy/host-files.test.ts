import { formatHeaders, formatRedirects } from "./host-files";

const common = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
];
const open = { key: "cross-origin-resource-policy", value: "cross-origin" };
const rules = [
  { path: "/*.js", headers: [{ key: "cache-control", value: "immutable" }] },
  { path: "/social/*", headers: [open] },
];
const files = ["/team", "/app-0123.js", "/social/home.png"];

// `e2e/host/routes.spec.ts` tests the headers and redirects of Cloudflare, in its engine.
test("on Netlify all paths have the headers that are nowhere replaced, and each file its others", () => {
  expect(formatHeaders(common, rules, files, "netlify")).toBe(`/*
  x-content-type-options: nosniff
/team
  cross-origin-resource-policy: same-origin
/app-0123.js
  cross-origin-resource-policy: same-origin
  cache-control: immutable
/social/home.png
  cross-origin-resource-policy: cross-origin
`);
});

test("a redirect has a status that Netlify supports", () => {
  const list = (status: number) => formatRedirects([{ path: "/old", toPath: "/new", status }], "netlify");
  expect([list(308), list(302)]).toEqual(["/old /new 301!\n", "/old /new 302!\n"]);
});
