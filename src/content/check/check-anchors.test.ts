import { copyContent, edit } from "../testing/copy-content";
import { formatArticle, formatPage, formatRedirects, formatSite } from "../testing/samples";

const content = copyContent();

const page = formatPage("sample", "Sample");
const article = formatArticle("sample", "Sample");

function checkAnchor(anchor: string): string[] {
  return content.check({
    "site.json": formatSite("/sample"),
    "pages/sample.json": edit(page, '"anchor": "reasons"', `"anchor": "${anchor}"`),
  });
}

function checkArticle(from: string, to: string): string[] {
  return content.check({ "articles/sample.mdx": edit(article, from, to) });
}

test.each(["content", "gatsby-focus-wrapper", "gatsby-announcer", "menu-2", "footnote-label", "constructor"])(
  "an anchor must not be an id of the page: %s",
  (anchor) => {
    const message = `anchor "${anchor}" is a name of the page's own parts. Choose another`;
    expect(checkAnchor(anchor)).toEqual([expect.stringContaining(message)]);
  },
);

test.each(["message", "contact", "menu", "the-content", "gatsby", "history", "notes"])(
  "an anchor may be any other word: %s",
  (anchor) => expect(checkAnchor(anchor)).toEqual([]),
);

test.each(["message", "email", "phone-error", "contact-note", "what-happens-next"])(
  "beside the form an anchor must not be an id of the form: %s",
  (anchor) => {
    const contact = content.read("pages/contact.json") ?? "";
    const form = edit(contact, '"section": "form",', `"section": "form",\n      "anchor": "${anchor}",`);
    expect(content.check({ "pages/contact.json": form })).toEqual([
      expect.stringContaining(`anchor "${anchor}" is a name of the page's own parts`),
    ]);
  },
);

test.each([
  ["a heading", "## A chapter", "## Content", "24:1", '"content" is a name of the page'],
  ["a heading of signs", "## A chapter", "## \\_\\_proto\\_\\_", "24:1", '"__proto__" is a name'],
  ["an element", "Another", '<b id="___gatsby">Another</b>', "26:4", '"___gatsby" is a name'],
  ["an element", "Another", '<b id="trustedTypes">Another</b>', "26:4", '"trustedTypes" is'],
  ["an element", "Another", '<b id="a-chapter">Another</b>', "26:4", '"a-chapter" is an anchor of this page already'],
])("%s in a text must have a name of its own", (_, from, to, place, message) => {
  const line = `^starter/articles/sample.mdx:${place}  article "sample": ${message}`;
  expect(checkArticle(from, to)).toEqual([expect.stringMatching(new RegExp(line, "u"))]);
});

test("links lead to an element of a text by its id", () => {
  expect(checkArticle("Another", '<b id="term">Another</b> [word](#term)')).toEqual([]);
  expect(checkArticle("Another", '<b id="term">Another</b> [word](#trem)')).toEqual([
    expect.stringContaining('has no part #trem. Did you mean "term"?'),
  ]);
});

test("anchors must differ from ids that the page derives from others", () => {
  const check = (path: string, from: string, to: string) =>
    content.check({ [path]: edit(content.read(path) ?? "", from, to) });
  expect(check("pages/growth-ai.json", '"anchor": "reasons"', '"anchor": "forecast-title"')).toEqual([
    expect.stringContaining('anchor "forecast-title" is an anchor of this page already'),
  ]);
  expect(check("pages/growth-ai.json", '"anchor": "reasons"', '"anchor": "outlook-1"')).toEqual([
    expect.stringContaining('anchor "outlook-1" is an anchor of this page already'),
  ]);
});

test.each([
  ["/old#reasons", "/old is a redirect. Write its target: /sample#reasons."],
  ["/old?a=b#reasons", "/old is a redirect. Write its target: /sample?a=b#reasons."],
  ["/old#nowhere", "/old is a redirect. Write its target: /sample."],
  ["/sample/#reasons", "/sample/ ends in a slash. Write /sample#reasons."],
  ["sample#reasons", 'sample#reasons, which is not an address. Did you mean "/sample#reasons"?'],
])("the remedy for the link %s keeps its part", (link, message) => {
  const lines = content.check({
    "site.json": formatSite("/sample"),
    "pages/sample.json": page,
    "redirects.json": formatRedirects(["/old", "/sample"]),
    "articles/sample.mdx": edit(article, "](/contact)", `](${link})`),
  });
  expect(lines).toEqual([expect.stringContaining(message)]);
});
