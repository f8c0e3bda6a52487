import { hashSource } from "../../deploy/policy";
import { addPolicy } from "./add-policy";

const start = "go();";

function make({ head = "", body = "<p>Words: onclick=&quot;x&quot;</p>" } = {}): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<style data-emotion="css">a>b{}</style></head><body>${body}<script data-idle="/app.js">${start}</script></body></html>`;
}

function readPolicy(page: string): string {
  return (
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(page)?.[1] ?? ""
  );
}

test("the policy comes first, replaces that of an earlier build, and allows the page's own script and styles", () => {
  const once = addPolicy(make(), start, "a.html");
  expect(addPolicy(once, start, "a.html")).toBe(once);
  const policy = readPolicy(once);
  expect(policy).toContain(`script-src 'self' ${hashSource(start)};`);
  expect(policy).toContain(`style-src ${hashSource("a>b{}")} `);
});

test("data blocks are allowed, and the policy has their hashes for validators", () => {
  const head = '<script data-x="true" type="application/ld+json">{"@type":"Thing"}</script>';
  expect(readPolicy(addPolicy(make({ head }), start, "a.html"))).toContain(
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
  expect(() => addPolicy(make({ body }), start, "a.html")).toThrow(message);
});

test("a page without a charset element is an error", () => {
  expect(() => addPolicy("<p>a</p>", start, "b.html")).toThrow(/b\.html: there is no/u);
});
