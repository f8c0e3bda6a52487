import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { copyContent, edit } from "../testing/copy-content";
import { samples, formatRedirects } from "../testing/samples";

const content = copyContent();

beforeAll(() => {
  mkdirSync(join(content.root, "static/papers"), { recursive: true });
  writeFileSync(join(content.root, "static/papers/white paper.pdf"), "");
});

function listPaths(paths: string): string[] {
  return paths.trim().split(/\s+/u);
}

/** Lists the values that are reported as the field of a redirect, each of its own redirect. */
function findReported(field: "from" | "to", values: readonly string[]): (string | undefined)[] {
  const redirects = values.map((value, index) =>
    field === "from" ? ([value, "/careers"] as const) : ([`/old-${index}`, value] as const),
  );
  const lines = content.check({ ...samples, "redirects.json": formatRedirects(...redirects) });
  // The first redirect is on line 2.
  return [...new Set(lines.map((line) => values[Number(/redirects\.json:(\d+):/u.exec(line)?.[1]) - 2]))];
}

test("a redirect may be from a path that an earlier site had", () => {
  const paths = listPaths(`
    /old.html /Old-Page/ /about_us /a%20b /index.php /old/index.html /über-uns /%d0%bf
    /~joe /a.b/c(1) /Careers.html /.env
  `);
  expect(findReported("from", paths)).toEqual([]);
});

test("a redirect may not be from a path that a host interprets, or that the site has", () => {
  const paths = listPaths(String.raw`
    old //host/x /a//b /a/../b /%2e%2E/b /a/. /a%2fb /a%5Cb /a%00 /a% /%zz /%ff
    /a* /:id /a?b /a#b /a<b /a;b /a$b /a{b https://www.acme.example/a / /team/
    /static/a.png /page-data/x /_redirects /404.html /papers/white%20paper.pdf /sitemap.xml/
    /Careers /TEAM/ /%54eam /Index /Robots.txt /papers/White%20Paper.pdf
  `);
  const all = ["", "/a b", `/${"a".repeat(250)}`, ...paths];
  expect(findReported("from", all)).toEqual(all);
});

test("two redirects must not differ only by case or in how a letter is composed", () => {
  const list = (...paths: string[]) =>
    content.check({
      ...samples,
      "redirects.json": formatRedirects(...paths.map((path) => [path, "/careers"] as const)),
    });
  expect(list("/old-page", "/Old-Page")).toEqual([expect.stringContaining('from "/Old-Page" is used already')]);
  expect(list("/über", "/u\u0308ber")).toEqual([expect.stringContaining("is used already")]);
  expect(list("/Careers")).toEqual([
    expect.stringContaining("from /Careers is a page on disks that ignore case. Write a path"),
  ]);
});

test("a redirect may lead to a page, a file and another site", () => {
  const targets = listPaths("/ /rss.xml https://www.acme.example https://jobs.acme.example:8443/a?b=c&d=(e)#f");
  expect(findReported("to", targets)).toEqual([]);
});

test("a redirect may not lead to a script, an insecure or a malformed address, or to itself", () => {
  const targets = listPaths(String.raw`
    javascript:alert(1) data:text/html,x //host/x http://www.acme.example https://a@host.example
    https:// https://host/<a> https://host/$a; \\host /\\host /careers/ /old-11/ /OLD-12
  `);
  const all = [...targets, "https://host/a b"];
  expect(findReported("to", all)).toEqual(all);
});

test("a loop of redirects is reported once, at its first redirect, however many lead into it or link to it", () => {
  const check = (...redirects: [from: string, to: string][]) =>
    content.check({
      ...samples,
      "redirects.json": formatRedirects(...redirects),
      "articles/sample.mdx": edit(samples["articles/sample.mdx"], "](/contact)", "](/old?a=b#c)"),
    });
  expect(check(["/old", "/old"])).toEqual([
    'starter/redirects.json:2:27  redirect "/old": to leads in a loop: /old → /old. Write the page it should lead to.',
  ]);
  expect(check(["/old", "/old/index.html"])).toEqual([
    expect.stringContaining("to leads in a loop: /old → /old/index.html. Write the page"),
  ]);
  expect(check(["/into", "/old"], ["/old", "/older"], ["/older", "/oldest"], ["/oldest", "/old"])).toEqual([
    expect.stringMatching(/redirects.json:3:27 .* to leads in a loop: \/old → \/older → \/oldest → \/old\. /u),
  ]);
});

test("a link to several redirects is told where they end", () => {
  const lines = content.check({
    ...samples,
    "redirects.json": formatRedirects(["/old", "/older"], ["/older", "/sample"]),
    "articles/sample.mdx": edit(samples["articles/sample.mdx"], "](/contact)", "](/old#reasons)"),
  });
  expect(lines).toEqual([
    expect.stringContaining("/old is a redirect. Write its target: /sample#reasons."),
    expect.stringContaining("is a redirect itself, to /sample. Write /sample."),
  ]);
});

test("a file in static/ may be linked from a text, by its encoded path", () => {
  const link = (path: string) => edit(samples["articles/sample.mdx"], "](/contact)", `](${path})`);
  const list = (path: string) => content.check({ ...samples, "articles/sample.mdx": link(path) });
  expect(list("/papers/white%20paper.pdf")).toEqual([]);
  expect(list("/rss.xml")).toEqual([]);
  const withoutBlog = content.check({ "pages/blog.json": null, "articles/sample.mdx": link("/rss.xml") });
  expect(withoutBlog).toContainEqual(expect.stringContaining("there is no file static/rss.xml"));
  expect(list("/papers/white-paper.pdf")).toEqual([
    expect.stringContaining('there is no file static/papers/white-paper.pdf. Did you mean "/papers/white paper.pdf"?'),
  ]);
});

describe("many redirects", () => {
  function count(length: number): string[] {
    const redirects = Array.from({ length }, (_, index) => [`/old-${index}`, "/careers"] as const);
    return content
      .list({ ...samples, "redirects.json": formatRedirects(...redirects) })
      .map(({ level, line, message }) => `${level} ${line} ${message}`);
  }

  test.each([
    [1599, []],
    [1600, ['warning 1601 redirect "/old-1599": from is one of 1600 redirects, of which Cloudflare reads 2000']],
    [2000, ['warning 2001 redirect "/old-1999": from is one of 2000 redirects, of which Cloudflare reads 2000']],
    [2001, ['error 2002 redirect "/old-2000": from is one of 2001 redirects, of which Cloudflare reads 2000']],
  ])("Cloudflare reads 2,000: %d", (length, expected) => expect(count(length)).toEqual(expected));

  test("Netlify and nginx, which have the relay elsewhere, read all", () => {
    jest.replaceProperty(process, "env", { ...process.env, GATSBY_RELAY_URL: "https://relay.acme.example" });
    expect(count(2001)).toEqual([]);
  });
});
