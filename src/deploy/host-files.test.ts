import {
  formatHeaders,
  formatRedirects,
  limits,
  matchesPattern,
  type Header,
  type HeaderRoute,
  type Host,
} from "./host-files";

const revalidate = { key: "cache-control", value: "public, max-age=0, must-revalidate" };
const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" };
const day = { key: "cache-control", value: "public, max-age=86400" };
const noSniff = { key: "x-content-type-options", value: "nosniff" };
const own = { key: "cross-origin-resource-policy", value: "same-origin" };
const open = { key: "cross-origin-resource-policy", value: "cross-origin" };

/** Lists the headers of a path as a host reads them from the file: all matching rules are joined. */
function answer(file: string, path: string): string[] {
  let isMatch = false;
  let headers: string[] = [];
  for (const line of file.trimEnd().split("\n")) {
    if (line.startsWith("  ! "))
      headers = headers.filter((header) => !isMatch || !header.startsWith(`${line.slice(4)}:`));
    else if (!line.startsWith(" ")) isMatch = matchesPattern(line, path);
    else if (isMatch) headers.push(line.trim());
  }
  return headers.sort();
}

function expectExactAnswers(files: readonly HeaderRoute[], common: Header[], host: Host) {
  const text = formatHeaders(files, common, host);
  const expected = files.map(({ path, headers }) => [
    path,
    headers
      .filter((header) => header !== revalidate)
      .map(({ key, value }) => `${key}: ${value}`)
      .sort(),
  ]);
  expect(files.map(({ path }) => [path, answer(text, path)])).toEqual(expected);
}

const page = [revalidate, noSniff, own];
const hashed = [immutable, noSniff, own];

/** One file of each kind. */
const files: HeaderRoute[] = [
  ...["/", "/team", "/blog/first", "/blog/second", "/product/index.html", "/product/overview"].map((path) => ({
    path,
    headers: page,
  })),
  ...["/app-0123.js", "/app-0123.js.map", "/static/photo.avif", "/static/deep/font.woff2"].map((path) => ({
    path,
    headers: hashed,
  })),
  { path: "/page-data/app-data.json", headers: page },
  { path: "/favicon.svg", headers: [revalidate, noSniff, open] },
  { path: "/social/home.png", headers: [day, noSniff, open] },
];

test("each file has exactly its headers, whichever files of a small site are immutable or have another header", () => {
  const paths = ["/", "/a.js", "/b.js", "/static/a.js", "/static/deep/b.png"];
  const sets = [[revalidate], [revalidate, noSniff], [immutable], [immutable, noSniff]];
  for (let choice = 0; choice < sets.length ** paths.length; choice++) {
    const chosen = paths.map((path, index) => ({
      path,
      headers: sets[Math.floor(choice / sets.length ** index) % sets.length] ?? [],
    }));
    expectExactAnswers(chosen, [], "cloudflare");
  }
});

test.each<[host: Host]>([["cloudflare"], ["netlify"]])("on %s each file has exactly its headers", (host) => {
  expectExactAnswers(files, [noSniff, own], host);
});

test("on Cloudflare few rules have the headers of folders and extensions, and replace those of all paths", () => {
  expect(formatHeaders(files, [noSniff, own], "cloudflare")).toBe(`/*
  x-content-type-options: nosniff
  cross-origin-resource-policy: same-origin
/static/*
  cache-control: public, max-age=31536000, immutable
/social/*
  ! cross-origin-resource-policy
  cache-control: public, max-age=86400
  cross-origin-resource-policy: cross-origin
/*.js
  cache-control: public, max-age=31536000, immutable
/*.map
  cache-control: public, max-age=31536000, immutable
/*.svg
  ! cross-origin-resource-policy
  cross-origin-resource-policy: cross-origin
`);
});

test("on Netlify a path without a file has the headers that all files share, and no line takes a header away", () => {
  const text = formatHeaders(files, [noSniff, own], "netlify");
  expect(text).not.toContain("!");
  for (const path of ["/nowhere", "/team/nobody", "/static/nowhere.js"]) {
    expect([path, answer(text, path)]).toEqual([path, ["x-content-type-options: nosniff"]]);
  }
});

test("rules and lines that Cloudflare would ignore are an error; Netlify has no limit of rules", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `/${index}`, headers: [{ key: "x", value: String(index) }] }));
  expect(formatHeaders(many(limits.headerRules), [], "cloudflare").split("\n")).toHaveLength(201);
  expect(() => formatHeaders(many(limits.headerRules + 1), [], "cloudflare")).toThrow(
    "_headers would have 101 rules, but Cloudflare reads 100.",
  );
  expect(formatHeaders(many(limits.headerRules + 1), [], "netlify").split("\n")).toHaveLength(203);
  const length = limits.lineCharacters - "  x: ".length;
  const write = (value: string) => formatHeaders([], [{ key: "x", value }], "cloudflare");
  expect(write("a".repeat(length))).toContain("a".repeat(length));
  expect(() => write("a".repeat(length + 1))).toThrow(
    "A line of _headers has 2001 characters, but Cloudflare reads 2000:   x: aaa",
  );
});

test("a redirect is written with and without a final slash; on Netlify it is forced, with a status that Netlify supports", () => {
  const redirects = [
    { path: "/product", toPath: "/product/overview", status: 308 },
    { path: "/old", toPath: "/contact", status: 302 },
  ];
  expect(formatRedirects(redirects, "cloudflare")).toBe(
    "/product /product/overview 308\n/product/ /product/overview 308\n/old /contact 302\n/old/ /contact 302\n",
  );
  expect(formatRedirects(redirects, "netlify")).toBe(
    "/product /product/overview 301!\n/product/ /product/overview 301!\n/old /contact 302!\n/old/ /contact 302!\n",
  );
  expect(formatRedirects([], "cloudflare")).toBe("");
});

test("more redirects than Cloudflare reads are an error", () => {
  const list = (length: number) =>
    Array.from({ length }, (_, index) => ({ path: `/${index}`, toPath: "/contact", status: 308 }));
  expect(formatRedirects(list(1000), "cloudflare").trimEnd().split("\n")).toHaveLength(limits.redirects);
  expect(() => formatRedirects(list(1001), "cloudflare")).toThrow("would have 2002 lines, but Cloudflare reads 2000.");
});
