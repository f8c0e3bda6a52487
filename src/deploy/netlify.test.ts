import { compressHeaders, formatHeaders, headerLimits, matchesPattern, type HeaderRoute } from "./header-rules";
import { chooseHost } from "./host";
import { formatRedirects } from "./redirect-rules";

const revalidate = { key: "cache-control", value: "public, max-age=0, must-revalidate" };
const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" };
const noSniff = { key: "x-content-type-options", value: "nosniff" };
const own = { key: "cross-origin-resource-policy", value: "same-origin" };
const open = { key: "cross-origin-resource-policy", value: "cross-origin" };

const page = [revalidate, noSniff, own];
const hashed = [immutable, noSniff, own];

/** One file of each kind, and pages whose paths begin as a folder's name does. */
const files: HeaderRoute[] = [
  { path: "/", headers: page },
  { path: "/team", headers: page },
  { path: "/blog/first", headers: page },
  { path: "/blog/second", headers: page },
  { path: "/blogs", headers: page },
  { path: "/product/index.html", headers: page },
  { path: "/product/overview", headers: page },
  { path: "/app-0123.js", headers: hashed },
  { path: "/app-0123.js.map", headers: hashed },
  { path: "/static/photo.avif", headers: hashed },
  { path: "/static/deep/font.woff2", headers: hashed },
  { path: "/page-data/app-data.json", headers: page },
  { path: "/favicon.svg", headers: [revalidate, noSniff, open] },
  { path: "/social/home.png", headers: [{ key: "cache-control", value: "public, max-age=86400" }, noSniff, open] },
];

const rules = compressHeaders(files, [noSniff, own], "netlify");

/** Matches as Netlify's own parser does: a slash at the end of a path counts for nothing, nor does one before a last `*`. */
function matchesOnNetlify(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/gu, "\\$&").replace(/\/\*$/u, "/?(.*)");
  return new RegExp(`^${source}/?$`, "iu").test(path);
}

/** Names and values that all matching rules give to a path. */
function list(path: string, matches = matchesOnNetlify): string[] {
  const headers = rules.filter(({ pattern }) => matches(pattern, path)).flatMap((rule) => rule.headers);
  return headers.map(({ key, value }) => `${key}: ${value}`).sort();
}

test.each([
  ["true", "netlify"],
  ["false", "cloudflare"],
  [undefined, "cloudflare"],
])("a build whose NETLIFY is %s is for %s", (netlify, host) => {
  expect(chooseHost(netlify)).toBe(host);
});

test.each([
  ["Netlify's parser", matchesOnNetlify],
  ["a host that takes patterns by the letter", matchesPattern],
])("each file has exactly its headers for %s, and none twice", (_, matches) => {
  const expected = files.map(({ path, headers }) => [
    path,
    headers
      .filter((header) => header !== revalidate)
      .map(({ key, value }) => `${key}: ${value}`)
      .sort(),
  ]);
  expect(files.map(({ path }) => [path, list(path, matches)])).toEqual(expected);
});

test("a path without a file has the headers that no file replaces, and is not cached for ever at the root", () => {
  for (const path of ["/nowhere", "/nowhere.js", "/team/nobody"]) {
    expect([path, list(path)]).toEqual([path, ["x-content-type-options: nosniff"]]);
  }
});

test("no path can get a header from two rules: a pattern ends with its only *, and files in a folder add none of its headers", () => {
  for (const { pattern } of rules) expect(pattern).toMatch(/^[^*]*(?:\/\*)?$/u);
  for (const path of ["/static/nowhere.js", "/product/", "/product", "/team/", "/blogs/nowhere"]) {
    const names = list(path).map((header) => header.split(":")[0]);
    expect([path, names]).toEqual([path, [...new Set(names)]]);
  }
});

test("the file has no lines that begin with !, and as many rules as there have to be", () => {
  expect(formatHeaders(rules, "netlify")).not.toContain("!");
  const many = Array.from({ length: headerLimits.rules + 1 }, (_, index) => ({
    pattern: `/${index}`,
    headers: [noSniff],
  }));
  expect(formatHeaders(many, "netlify").split("\n")).toHaveLength(2 * many.length + 1);
});

test("a redirect is forced, past the page that stands at its path, with a status that Netlify knows", () => {
  const redirects = [
    { path: "/product", toPath: "/product/overview", status: 308 },
    { path: "/old", toPath: "/contact", status: 302 },
  ];
  expect(formatRedirects(redirects, "netlify")).toBe(
    "/product /product/overview 301!\n/product/ /product/overview 301!\n/old /contact 302!\n/old/ /contact 302!\n",
  );
});
