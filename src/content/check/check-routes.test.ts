import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { copyContent, edit } from "../testing/copy-content";
import { samples, formatRedirects } from "../testing/samples";

const content = copyContent();

beforeAll(() => {
  mkdirSync(join(content.root, "static/papers"), { recursive: true });
  writeFileSync(join(content.root, "static/papers/white paper.pdf"), "");
});

afterAll(content.remove);

function check(from: string, to: string): string[] {
  return content.check({ ...samples, "redirects.json": formatRedirects([from, to]) });
}

/** Splits URLs at spaces. */
function listPaths(paths: string): string[] {
  return paths.trim().split(/\s+/u);
}

test.each(
  listPaths(`
    /old.html /Old-Page/ /about_us /a%20b /index.php /old/index.html /über-uns /%d0%bf
    /~joe /a.b/c(1) /Careers /careers.html /.env
  `),
)("a redirect may be from %s", (from) => {
  expect(check(from, "/careers")).toEqual([]);
});

test.each([
  ...["", "/a b", `/${"a".repeat(250)}`],
  ...listPaths(String.raw`
    old //host/x /a//b /a/../b /%2e%2E/b /a/. /a%2fb /a%5Cb /a%00 /a% /%zz /%ff
    /a* /:id /a?b /a#b /a<b /a;b /a$b /a{b https://www.acme.example/a / /team/
    /static/a.png /page-data/x /_redirects /404.html /papers/white%20paper.pdf /sitemap.xml/
  `),
])("a redirect may not be from %j", (from) => {
  expect(check(from, "/careers")).toEqual([expect.stringContaining("from ")]);
});

test.each(listPaths("/ /rss.xml https://www.acme.example https://jobs.acme.example:8443/a?b=c&d=(e)#f"))(
  "a redirect may lead to %s",
  (to) => {
    expect(check("/old", to)).toEqual([]);
  },
);

test.each([
  "https://host/a b",
  ...listPaths(String.raw`
    javascript:alert(1) data:text/html,x //host/x http://www.acme.example https://a@host.example
    https:// https://host/<a> https://host/$a; \\host /\\host /careers/ /old/ /OLD
  `),
])("a redirect may not lead to %j", (to) => {
  expect(check("/old", to)).toEqual([expect.stringContaining("to ")]);
});

test("a file in static/ may be linked from a text, by its encoded path", () => {
  const link = (path: string) => edit(samples["articles/sample.mdx"], "](/contact)", `](${path})`);
  const list = (path: string) => content.check({ ...samples, "articles/sample.mdx": link(path) });
  expect(list("/papers/white%20paper.pdf")).toEqual([]);
  expect(list("/rss.xml")).toEqual([]);
  expect(list("/papers/white-paper.pdf")).toEqual([
    expect.stringContaining('there is no file static/papers/white-paper.pdf. Did you mean "/papers/white paper.pdf"?'),
  ]);
});
