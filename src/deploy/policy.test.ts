import { hashSource, formatPagePolicy } from "./policy";

test("a page's policy allows what it needs, and nothing else", () => {
  const policy = formatPagePolicy({ scripts: ["one()"], styles: ["a{}", "", "b{}"] });
  expect(policy.split(";")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${hashSource("one()")}`,
      `style-src ${hashSource("a{}")} ${hashSource("")} ${hashSource("b{}")}`,
      "connect-src 'self'",
      "form-action 'self'",
      // `default-src` does not cover it.
      "base-uri 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|\*|http|data:/u);
});

test("a relay on another host may be connected to and submitted to", () => {
  const relay = "https://relay.acme.example";
  const policy = formatPagePolicy({ scripts: [], styles: [], relay }).split(";");
  expect(policy.filter((directive) => directive.includes(relay))).toEqual([
    `connect-src 'self' ${relay}`,
    `form-action 'self' ${relay}`,
  ]);
});
