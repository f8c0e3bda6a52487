import { hashSource, headerPolicy, formatPagePolicy } from "./policy";

function readDirectives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split(";").map((directive) => [/^\S+/u.exec(directive)?.[0] ?? "", directive]));
}

test("a text has the hash of the standard's example", () => {
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test("a page's policy allows what it needs, and nothing else", () => {
  const policy = formatPagePolicy({ scripts: ["one()"], styles: ["a{}", "", "b{}"] });
  expect(readDirectives(policy)).toMatchObject({
    "default-src": "default-src 'none'",
    "script-src": `script-src 'self' ${hashSource("one()")}`,
    "style-src": `style-src ${hashSource("a{}")} ${hashSource("")} ${hashSource("b{}")}`,
    "connect-src": "connect-src 'self'",
    "form-action": "form-action 'self'",
    // `default-src` does not cover it.
    "base-uri": "base-uri 'none'",
  });
  expect(policy).not.toMatch(/unsafe|\*|http|data:/u);
});

test("a relay on another host may be connected to and submitted to", () => {
  const relay = "https://relay.acme.example";
  const policy = readDirectives(formatPagePolicy({ scripts: [], styles: [], relay }));
  expect(policy["connect-src"]).toBe(`connect-src 'self' ${relay}`);
  expect(policy["form-action"]).toBe(`form-action 'self' ${relay}`);
  expect(policy["img-src"]).toBe("img-src 'self'");
});

test("the header forbids frames, and scripts and HTML from texts", () => {
  expect(headerPolicy).toBe("frame-ancestors 'none';require-trusted-types-for 'script';trusted-types default html");
});
