import { hashSource } from "../../deploy/policy";
import { addPolicy } from "./add-policy";
import { parsePage } from "./parse-page";

const start = "go();";

function make({ head = "", body = "<p>Words: onclick=&quot;x&quot;</p>" } = {}): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<style data-emotion="css">a>b{}</style></head><body>${body}<script data-idle="/app.js">${start}</script></body></html>`;
}

function add(page: string): string {
  const $ = parsePage(page);
  addPolicy($, start, "a.html");
  return $.html();
}

function readPolicy(page: string): string {
  return /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1] ?? "";
}

test("the policy comes first, replaces that of an earlier build, and allows the page's own script and styles", () => {
  const once = add(make());
  expect(add(once)).toBe(once);
  const policy = readPolicy(once);
  expect(policy).toContain(`script-src 'self' ${hashSource(start)};`);
  expect(policy).toContain(`style-src ${hashSource("a>b{}")} `);
});

test("data blocks are allowed, and the policy has their hashes for validators", () => {
  const head = '<script data-x="true" type="application/ld+json">{"@type":"Thing"}</script>';
  expect(readPolicy(add(make({ head })))).toContain(
    `script-src 'self' ${hashSource('{"@type":"Thing"}')} ${hashSource(start)};`,
  );
});

test.each([
  ["an inline script", "<script>track()</script>", /a\.html: .*inline script.*track\(\)/u],
  ["a script of another type", '<script type="module">track()</script>', /a\.html: .*inline script/u],
  ["a script of Gatsby's app", '<script>window.pagePath="/a";</script>', /a\.html: .*inline script/u],
  ["an event handler", '<a href="/" onclick="x()">a</a>', /a\.html: .*“onclick”/u],
  ["a style", '<a href="/" style="top:0">a</a>', /a\.html: .*“style”/u],
])("%s that the policy does not allow is an error", (_, body, message) => {
  expect(() => add(make({ body }))).toThrow(message);
});

test("a page without a charset element is an error", () => {
  expect(() => add("<p>a</p>")).toThrow(/a\.html: there is no/u);
});
