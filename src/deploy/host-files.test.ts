import { formatHeaders, formatRedirects, type Host } from "./host-files";

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

test("on Cloudflare all paths have the common headers, and narrower rules replace them", () => {
  expect(formatHeaders(common, rules, files, "cloudflare")).toBe(`/*
  x-content-type-options: nosniff
  cross-origin-resource-policy: same-origin
/*.js
  cache-control: immutable
/social/*
  ! cross-origin-resource-policy
  cross-origin-resource-policy: cross-origin
`);
});

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

test.each<[host: Host, permanent: string, temporary: string]>([
  ["cloudflare", "308", "302"],
  ["netlify", "301!", "302!"],
])("a redirect for %s is written once, with a status that it supports", (host, permanent, temporary) => {
  const list = (status: number) => formatRedirects([{ path: "/old", toPath: "/new", status }], host);
  expect(list(308)).toBe(`/old /new ${permanent}\n`);
  expect(list(302)).toBe(`/old /new ${temporary}\n`);
});
