import { copyContent, edit } from "../testing/copy-content";
import { samples, writeRedirects } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

const redirects = writeRedirects(["/moved", "/contact"]);
const exists = "Link to a path that exists";

const dead: [kind: string, link: string, told: string][] = [
  ["a dead link", "/contcat", `/contcat is not a page. Did you mean "/contact"? ${exists}.`],
  ["a dead link with a query", "/contcat?a=1#b", `/contcat is not a page. Did you mean "/contact"? ${exists}.`],
  ["a link that resembles no page", "/entirely-elsewhere", `/entirely-elsewhere is not a page. ${exists}.`],
  ["a link to the page of unknown paths", "/404", `/404 is not a page. ${exists}.`],
  ["a link with a slash at its end", "/contact/", "/contact/ ends in a slash. Write /contact."],
  ["a link to a redirect", "/moved", "/moved is a redirect. Write where it leads: /contact."],
];

test.each(dead)("%s in a page is told at the link", (_, link, told) => {
  const page = edit(samples["pages/sample.json"], `"/contact"`, `"${link}"`);
  const lines = content.check({ ...samples, "redirects.json": redirects, "pages/sample.json": page });
  const to = `data/pages/sample.json:13:41  page "/sample": links 1, to`;
  expect(lines).toEqual([`${to} leads nowhere: ${told}`]);
});

test.each(dead)("%s in an article's text is told at the link", (_, link, told) => {
  const article = edit(samples["articles/sample.mdx"], "](/contact)", `](${link})`);
  const lines = content.check({ ...samples, "redirects.json": redirects, "articles/sample.mdx": article });
  const place = `data/articles/sample.mdx:19:24  article "sample":`;
  expect(lines).toEqual([`${place} the text links to ${link}; ${told}`]);
});

test.each([
  ["a tag", `A <a href="/nowhere-at-all">link</a>.`, "19:12"],
  ["a tag in single quotes", `A <a href='/nowhere-at-all'>link</a>.`, "19:12"],
  ["a link with a title", `A [link](/nowhere-at-all "there").`, "19:10"],
  ["a definition", `A [link][there].\n\n[there]: /nowhere-at-all`, "21:10"],
])("a dead link written as %s is told at the link", (_, text, place) => {
  expect(content.plant("articles/sample.mdx", "A sample with [a link](/contact).", text)).toEqual([
    `data/articles/sample.mdx:${place}  article "sample": the text links to /nowhere-at-all; /nowhere-at-all is not a page. ${exists}.`,
  ]);
});

test.each(["`[a link](/nowhere)`", "```md\n[a link](/nowhere)\n```"])("code may name any path: %j", (code) => {
  expect(content.plant("articles/sample.mdx", "A sample with [a link](/contact).", code)).toEqual([]);
});

test.each([
  "/",
  "/#our-difference",
  "/contact?topic=demo",
  "/blogs",
  "/blog/sample",
  "https://elsewhere.acme.example/nowhere",
  "mailto:name@acme.example",
])("a link to %s has no problem", (link) => {
  const page = edit(samples["pages/sample.json"], `"/contact"`, `"${link}"`);
  const article = edit(samples["articles/sample.mdx"], "](/contact)", `](${link})`);
  expect(content.check({ ...samples, "pages/sample.json": page, "articles/sample.mdx": article })).toEqual([]);
});

test.each(["contact", "#form", "//www.acme.example", "http://www.acme.example", "javascript:void(0)"])(
  "a page cannot link to %s",
  (link) => {
    expect(content.plant("pages/sample.json", `"/contact"`, `"${link}"`)).toEqual([
      `data/pages/sample.json:13:41  page "/sample": links 1, to is "${link}", which is not a link. Write a path of this site, e.g. /contact, or a whole address, e.g. https://www.example.com/page.`,
    ]);
  },
);
