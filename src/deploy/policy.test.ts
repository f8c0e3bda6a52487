import { hashSource, headerPolicy, writePagePolicy } from "./policy";

function readDirectives(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((directive) => directive.trim().split(" "));
  return new Map(parts.map(([name = "", ...sources]) => [name, sources]));
}

test("a text is named by its hash as browsers reckon it", () => {
  // Of the standard's own example, and of nothing.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(hashSource("ä")).not.toBe(hashSource("a"));
});

test("a page may do what it needs, and nothing else", () => {
  const policy = readDirectives(writePagePolicy({ scripts: ["one()"], styles: ["a{}", "b{}"] }));
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("script-src")).toEqual(["'self'", hashSource("one()")]);
  expect(policy.get("style-src")).toEqual([hashSource("a{}"), hashSource("b{}"), hashSource("")]);
  expect(policy.get("connect-src")).toEqual(["'self'"]);
  expect(policy.get("form-action")).toEqual(["'self'"]);
  // `default-src` does not cover it.
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect([...policy.values()].flat().filter((source) => /unsafe|\*|http|data:/u.test(source))).toEqual([]);
});

test("a relay on another host may be asked, and sent to", () => {
  const policy = readDirectives(writePagePolicy({ scripts: [], styles: [], relay: "https://relay.acme.example" }));
  expect(policy.get("connect-src")).toEqual(["'self'", "https://relay.acme.example"]);
  expect(policy.get("form-action")).toEqual(["'self'", "https://relay.acme.example"]);
  expect(policy.get("img-src")).toEqual(["'self'"]);
});

test("the header forbids frames, which a page cannot, and scripts that are made of a text", () => {
  const policy = readDirectives(headerPolicy);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(policy.get("trusted-types")).toEqual(["default", "html"]);
  expect(readDirectives(writePagePolicy({ scripts: [], styles: [] })).has("frame-ancestors")).toBe(false);
});
