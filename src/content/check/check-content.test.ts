import { checkContent } from "./check-content";
import { copyContent, edit } from "../testing/copy-content";
import { projectRoot } from "../testing/real-content";
import { samples } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

const missingComma = "a comma is missing before this. Separate fields and records with commas.";
const templates =
  "home, product-overview, product, integrations, leadership, careers, team, blog, contact, customer-stories, not-found";

test("today's content has no problem", () => {
  expect(checkContent(projectRoot)).toEqual([]);
});

test("mistakes in several files are all told, sorted by file and place", () => {
  const jobs = edit(edit(samples["jobs.json"], `"Marketing"`, `"Sales"`), `"Builds pipelines."`, `""`);
  const page = edit(edit(samples["pages/sample.json"], "/contact", "/nowhere-at-all"), `"Soon"`, "1");
  const integrations = edit(edit(samples["integrations.json"], "#1D4ED8", "blue"), "mark.svg", "nothing-like-it.svg");
  const article = edit(samples["articles/sample.mdx"], "2025-01-29", "January");
  const lines = content.check({
    ...samples,
    "jobs.json": jobs,
    "integrations.json": integrations,
    "pages/sample.json": page,
    "articles/sample.mdx": article,
  });
  expect(lines).toEqual([
    `data/articles/sample.mdx:9:7  article "sample": date is "January", which is not a day. Write a real day as YYYY-MM-DD, e.g. 2025-01-29.`,
    `data/integrations.json:6:13  integration "Segment": logo names brand/nothing-like-it.svg, but there is no data/images/brand/nothing-like-it.svg. Put the file there.`,
    `data/integrations.json:7:14  integration "Segment": color is "blue", which is not a colour. Write it as #RRGGBB, e.g. #1D4ED8.`,
    `data/jobs.json:7:20  job "Data Engineer": description is empty. Write the text.`,
    `data/jobs.json:12:19  job "Copywriter": department is "Sales". Choose from: Engineering, Marketing.`,
    `data/pages/sample.json:12:24  page "/sample": coming.title is 1. Write a text in double quotes.`,
    `data/pages/sample.json:13:41  page "/sample": links 1, to leads nowhere: /nowhere-at-all is not a page. Link to a path that exists.`,
  ]);
});

test("a file that cannot be read hides no mistake in the fields of another", () => {
  const jobs = edit(samples["jobs.json"], `Data Engineer",`, `Data Engineer"`);
  const posts = edit(samples["posts.json"], `"A sample"`, `""`);
  expect(content.check({ ...samples, "jobs.json": jobs, "posts.json": posts })).toEqual([
    `data/jobs.json:4:5  record 1, department: ${missingComma}`,
    `data/posts.json:4:14  post "sample-post": title is empty. Write the text.`,
  ]);
});

test("links to what stands in a file that cannot be read are not told as dead", () => {
  const page = edit(samples["pages/sample.json"], `"/sample",`, `"/sample"`);
  const article = edit(samples["articles/sample.mdx"], "](/contact)", "](/sample)");
  expect(content.check({ ...samples, "pages/sample.json": page, "articles/sample.mdx": article })).toEqual([
    `data/pages/sample.json:4:3  aliases: ${missingComma}`,
  ]);
});

test("a value that is wrong in itself is told once", () => {
  const twice = `"aliases": ["/contact/", "/contact/"]`;
  expect(content.plant("pages/sample.json", `"aliases": []`, twice)).toEqual([
    `data/pages/sample.json:4:15  page "/sample": aliases 1 is "/contact/", which is not a path of this site. Begin with a slash, end without one, and use lower-case letters, digits and hyphens, e.g. /product/overview.`,
    `data/pages/sample.json:4:28  page "/sample": aliases 2 is "/contact/", which is not a path of this site. Begin with a slash, end without one, and use lower-case letters, digits and hyphens, e.g. /product/overview.`,
  ]);
});

test("an article whose slug is missing is told without a name", () => {
  const article = edit(edit(samples["articles/sample.mdx"], "slug: sample\n", ""), "<PullQuote />\n", "");
  expect(content.check({ "articles/sample.mdx": article })).toEqual([
    "data/articles/sample.mdx:1:1  article: slug is missing. Write it: Last part of the address, e.g. back-from-cdmx.",
    "data/articles/sample.mdx:17:1  article: the text holds <PullQuote /> 0 times. Write it once, alone on its line, where the quote is to stand.",
  ]);
});

test.each([
  [
    "a missing template",
    edit(samples["pages/sample.json"], `  "template": "customer-stories",\n`, ""),
    `1:1  page: template is missing. Choose from: ${templates}.`,
  ],
  [
    "an unknown template",
    edit(samples["pages/sample.json"], `"customer-stories"`, `"customer-story"`),
    `2:15  page: template is "customer-story". Did you mean "customer-stories"? Choose from: ${templates}.`,
  ],
  ["a page that is a list", "[]", `1:1  page: template is missing. Choose from: ${templates}.`],
])("%s is told with the templates there are", (_, page, told) => {
  expect(content.check({ "pages/sample.json": page })).toEqual([`data/pages/sample.json:${told}`]);
});

test.each(["jbos.json", "articles/sample.json", "pages/sample.mdx", "articles/2026/sample.mdx"])(
  "a file of which nothing is known is told: %s",
  (file) => {
    const text = file.endsWith(".json") ? "{}" : "---\na: b\n---\n";
    expect(content.check({ [file]: text })).toEqual([
      `data/${file}:1:1  no kind of content is kept in a file of this name. Rename it, or take it out.`,
    ]);
  },
);

test.each([
  ["jobs.json", "job"],
  ["site.json", "site"],
  ["redirects.json", "redirect"],
])("the missing file %s is told", (file, noun) => {
  expect(content.check({ [file]: null })).toEqual([`data/${file}:1:1  ${noun}: the file is missing. Put it back.`]);
});

test("a file that is no content is told, whatever its ending", () => {
  const [problem] = content.check({ "articles/draft.md": "# Draft\n" });
  expect(problem).toBe(
    "data/articles/draft.md:1:1  no kind of content is kept in a file of this name. Rename it, or take it out.",
  );
});

test("a byte order mark is told before what it breaks", () => {
  expect(content.check({ "redirects.json": "\uFEFF[]\n" })).toContain(
    "data/redirects.json:1:1  the file begins with an invisible byte order mark. Save it as UTF-8 without one.",
  );
});
