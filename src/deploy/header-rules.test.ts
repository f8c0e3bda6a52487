import { compressHeaders, joinHeaders, matchesPattern, type HeaderRoute, type HeaderRule } from "./header-rules";

const revalidate = { key: "cache-control", value: "public, max-age=0, must-revalidate" };
const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" };
const noSniff = { key: "x-content-type-options", value: "nosniff" };

/** Answers as a host does: all matching rules are joined, and what says nothing of caching is revalidated. */
function answer(rules: readonly HeaderRule[], path: string) {
  const headers = rules.filter(({ pattern }) => matchesPattern(pattern, path)).flatMap((rule) => rule.headers);
  return headers.some(({ key }) => key === revalidate.key) ? headers : [revalidate, ...headers];
}

function sortHeaders(headers: HeaderRoute["headers"]): string[] {
  return headers.map(({ key, value }) => `${key}: ${value}`).sort();
}

function expectExactAnswers(routes: readonly HeaderRoute[]): void {
  const rules = compressHeaders(routes);
  const answers = routes.map(({ path }) => [path, sortHeaders(answer(rules, path))]);
  expect(answers).toEqual(routes.map(({ path, headers }) => [path, sortHeaders(headers)]));
}

test.each([
  ["/*", "/", true],
  ["/*", "/a/b.js", true],
  ["/a/*", "/a/b/c.js", true],
  ["/a/*", "/ab.js", false],
  ["/*.js", "/a.js", true],
  ["/*.js", "/a/b.js", true],
  ["/*.js", "/a.json", false],
  ["/*.js", "/ajs", false],
  ["/a.b", "/a.b", true],
  ["/a.b", "/a-b", false],
  ["/a+(b)", "/a+(b)", true],
])("whether %s matches %s: %j", (pattern, path, matches) => {
  expect(matchesPattern(pattern, path)).toBe(matches);
});

test("each file of a small site is answered with exactly its headers, whichever files are immutable", () => {
  const paths = ["/", "/a.js", "/b.js", "/static/a.js", "/static/b.png", "/static/deep/c.js", "/d.png"];
  for (let choice = 0; choice < 2 ** paths.length; choice++) {
    expectExactAnswers(
      paths.map((path, index) => ({ path, headers: [choice & (1 << index) ? immutable : revalidate] })),
    );
  }
});

test("each file is answered with exactly its headers when it has several of them", () => {
  const paths = ["/", "/a.js", "/static/a.js", "/static/b.png"];
  const sets = [[revalidate], [revalidate, noSniff], [immutable], [immutable, noSniff]];
  for (let choice = 0; choice < sets.length ** paths.length; choice++) {
    expectExactAnswers(
      paths.map((path, index) => ({
        path,
        headers: sets[Math.floor(choice / sets.length ** index) % sets.length] ?? [],
      })),
    );
  }
});

test.each<[what: string, routes: [path: string, immutable: boolean][], patterns: string[]]>([
  [
    "all files",
    [
      ["/", true],
      ["/a.js", true],
      ["/static/b.png", true],
    ],
    ["/*"],
  ],
  [
    "all files of a folder",
    [
      ["/", false],
      ["/static/a.png", true],
      ["/static/deep/b.woff2", true],
    ],
    ["/static/*"],
  ],
  [
    "all files of a kind",
    [
      ["/", false],
      ["/a.js", true],
      ["/b.js", true],
      ["/c.css", false],
    ],
    ["/*.js"],
  ],
  [
    "a single file",
    [
      ["/", false],
      ["/a.js", true],
      ["/b.js", false],
    ],
    ["/a.js"],
  ],
  [
    "no file",
    [
      ["/", false],
      ["/a.js", false],
    ],
    [],
  ],
])("a header of %s goes to the widest pattern", (_, routes, patterns) => {
  const rules = compressHeaders(
    routes.map(([path, isImmutable]) => ({ path, headers: [isImmutable ? immutable : revalidate] })),
  );
  expect(rules).toEqual(patterns.map((pattern) => ({ pattern, headers: [immutable] })));
});

test("a folder replaces a header of all paths, which paths without a file have too", () => {
  const own = { key: "cross-origin-resource-policy", value: "same-origin" };
  const open = { key: "cross-origin-resource-policy", value: "cross-origin" };
  const routes = [
    { path: "/", headers: [own] },
    { path: "/social/home.png", headers: [open, noSniff] },
  ];
  expect(compressHeaders(routes, [own])).toEqual([
    { pattern: "/*", headers: [own] },
    { pattern: "/social/*", headers: [open, noSniff], replaced: [own.key] },
  ]);
});

test("a file has its own headers and its folder's, of which the folder's count", () => {
  const folders = [
    { path: "/*", headers: [{ key: "x-frame-options", value: "DENY" }] },
    { path: "/static/*", headers: [immutable] },
    { path: "/other/*", headers: [{ key: "x-other", value: "1" }] },
  ];
  expect(joinHeaders("/static/a.png", [revalidate, noSniff], folders)).toEqual([immutable, noSniff]);
  expect(joinHeaders("/a.png", [revalidate, noSniff], folders)).toEqual([revalidate, noSniff]);
});
