import { formatHeaders, headerLimits } from "./header-rules";

const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" };
const noSniff = { key: "x-content-type-options", value: "nosniff" };

test("rules are written as a pattern and its headers below it, indented", () => {
  const rules = [
    { pattern: "/*", headers: [noSniff] },
    { pattern: "/static/*", headers: [immutable], replaced: ["x-other"] },
  ];
  expect(formatHeaders(rules)).toBe(
    "/*\n  x-content-type-options: nosniff\n/static/*\n  ! x-other\n  cache-control: public, max-age=31536000, immutable\n",
  );
});

test("as many rules as hosts read are written, and one more is an error", () => {
  const rules = Array.from({ length: headerLimits.rules }, (_, index) => ({
    pattern: `/${index}`,
    headers: [noSniff],
  }));
  expect(formatHeaders(rules).split("\n")).toHaveLength(2 * headerLimits.rules + 1);
  expect(() => formatHeaders([...rules, { pattern: "/more", headers: [noSniff] }])).toThrow(
    "_headers would have 101 rules, but hosts read 100.",
  );
});

test("a line as long as hosts read is written, and a longer one is an error that begins to quote it", () => {
  const length = headerLimits.lineCharacters - "  x: ".length;
  const write = (value: string) => formatHeaders([{ pattern: "/*", headers: [{ key: "x", value }] }]);
  expect(write("a".repeat(length))).toContain("a".repeat(length));
  expect(() => write("a".repeat(length + 1))).toThrow(
    "A line of _headers has 2001 characters, but hosts read 2000:   x: aaa",
  );
});
