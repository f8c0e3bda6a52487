import { load } from "cheerio";

import { fileProblem, finding, type Problem } from "../../src/content/problem";
import { formatAnnotations } from "./annotations";
import { compareWeights, findChanges, findMissingRedirects, listBrokenLinks, type State } from "./compare";
import { formatReport } from "./format";

const files: Record<string, number> = { "/a/index.html": 2, "/static/1/é.avif": 20 };

function create(pages: Record<string, string>, sizes: Record<string, number> = {}, redirects: string[] = []): State {
  const parsed = Object.entries(pages).map(([path, html]) => [path, load(html)] as const);
  return {
    url: "https://acme.example",
    pages: new Map(parsed),
    redirects: new Set(redirects),
    weigh: (file) => ({ ...files, ...sizes })[file] ?? 0,
  };
}

const page = `<meta http-equiv="content-security-policy" content="sha256-1"><style>.css-1a{color:red}</style><script>1</script>
  <p class="css-1a"><picture><source srcset="/static/1/a.avif 360w, /static/1/%C3%A9.avif 720w, /static/1/b.avif 1440w"><img src="/static/1/a.jpg"></picture></p><script data-idle="/app-0123456789abcdef0123.js"></script>`;

test.each<[change: string, html: string, found: string[]]>([
  ["scripts, policy and the names of classes", page.replaceAll("1a", "2b").replaceAll(/sha256-1|>1</gu, ">2<"), []],
  ["a rule of a style", page.replace("red", "blue"), ["/a"]],
  ["the class of an element", page.replace('<p class="css-1a">', '<p class="css-2b">'), ["/a"]],
  ["a picture", page.replace("/static/1", "/static/2"), ["/a"]],
  ["a text in another script", page.replace("</p>", "القهوة\u200d</p>"), ["/a"]],
])("a page counts as changed by what visitors see: %s", (_, html, found) => {
  expect(findChanges(create({ "/a": page }), create({ "/a": html })).map(({ path }) => path)).toEqual(found);
});

test("added and removed pages are changes, and a removed path without a redirect is missing", () => {
  const before = create({ "/a": page, "/b": page, "/c": page }, {}, ["/old", "/kept"]);
  const after = create({ "/a": page, "/d": page }, {}, ["/b", "/kept"]);
  expect(findChanges(before, after).map(({ path, change }) => [path, change])).toEqual([
    ["/b", "removed"],
    ["/c", "removed"],
    ["/d", "added"],
  ]);
  expect(findMissingRedirects(before, after)).toEqual(["/c", "/old"]);
});

test("links to missing pages, fragments and files are broken, others are not", () => {
  const links = (addresses: string[]) => addresses.map((address) => `<a href="${address}">x</a>`).join("");
  const fine = [
    "/b",
    "b#é",
    "#top",
    "/a#here",
    "/old",
    "/feed.xml",
    "https://other.example/x",
    "mailto:a@acme.example",
  ];
  const broken = ["/gone", "/b#gone", "/gone.pdf", "https://acme.example/nowhere"];
  const ids = `<i id="here"></i><b id="é"></b>`;
  const state = create({ "/a": ids + links([...fine, ...broken]), "/b": ids }, { "/feed.xml": 1 }, ["/old"]);
  expect(listBrokenLinks(state)).toEqual(broken.map((address) => `/a → ${address}`));
});

test("a page is weighed by kind, and files with another hash are compared by name", () => {
  const before = create({ "/a": page }, { "/app-0123456789abcdef0123.js": 90 });
  const heavier = page.replace("0123.js", "4567.js /Form-0123456789abcdef0123.js");
  const sizes = { "/app-0123456789abcdef4567.js": 92, "/Form-0123456789abcdef0123.js": 5, "/a/index.html": 2.06 };
  const row = ["/a", "2.1", "97.0 (+7.0)", "20.0", "Form.js +5.0, app.js +2.0"];
  expect(compareWeights(before, create({ "/a": heavier }, sizes), "/a")).toEqual([row]);
  expect(compareWeights(before, before, "/a")).toEqual([]);
});

test("a report in Markdown has a mark, lists, and the first rows of each table, and omits empty sections", () => {
  const pages = ["/a", "/b c", "/d"].map((path) => [path, "changed", "1.2 %", "0.0 %"]);
  const text = formatReport({ pages, broken: [["/a → /b"]], missing: [] }, undefined, 2);
  expect(text).toBe(`<!-- report -->
### Pages that changed: 3

| page |  | pixels at 360 px | at 1280 px |
| --- | --- | --- | --- |
| \`/a\` | changed | 1.2 % | 0.0 % |
| \`/b c\` | changed | 1.2 % | 0.0 % |

… and 1 more

**Broken links: 1**

- \`/a → /b\`
`);
});

test("pages lead to the preview, and cells that name a picture show it", () => {
  const links = { preview: "https://preview.example", pictures: new Map([["crops/1.webp", "../blob/1"]]) };
  const text = formatReport(
    { pages: [["/é(a)", "/b"], ["//other.example"]], pictures: [["/a", "", "crops/1.webp"]] },
    links,
  );
  for (const part of [
    "| [`/é(a)`](<https://preview.example/%C3%A9(a)>) | `/b` |",
    "](<https://preview.example//other.example>) |",
    "|  | ![after](../blob/1) |",
  ])
    expect(text).toContain(part);
});

test.each([
  ["@everyone", "`@everyone`"],
  ["www.evil.example", "`www.evil.example`"],
  ["[a](https://evil.example)", "`[a](https://evil.example)`"],
  ["`</details> | <img src=x>\n# a\u202e", "`'</details> ¦ <img src=x> # a `"],
  ["a".repeat(400), "a".repeat(300)],
  ["a ".repeat(400), `\`${"a ".repeat(150)}\``],
])("a text of a pull request is no markup: %j", (cell, formatted) => {
  expect(formatReport({ problems: [[cell]] })).toContain(`\n- ${formatted}\n`);
});

test("with errors in the content the title is about them", () => {
  expect(formatReport({ problems: [["data/a.json:1: a"]] })).toMatch(/^<!-- report -->\n### Nothing was built: /u);
});

test("annotations for GitHub escape commands in their texts", () => {
  const problem = fileProblem("data/jobs.json", finding("rule", "Wrong", "Correct it"), { line: 4, column: 19 });
  const warning: Problem = { ...problem, level: "warning" };
  const odd = fileProblem("data/a,b:c.json", finding("rule", "100% wrong\nhere", "Correct it"), { line: 2, column: 3 });
  expect(formatAnnotations([problem, warning, odd])).toEqual([
    "::error file=data/jobs.json,line=4,col=19,title=rule::Wrong. Correct it.",
    "::warning file=data/jobs.json,line=4,col=19,title=rule::Wrong. Correct it.",
    "::error file=data/a%2Cb%3Ac.json,line=2,col=3,title=rule::100%25 wrong%0Ahere. Correct it.",
  ]);
});
