import { copyContent, edit } from "../testing/copy-content";
import { samples, formatArticle, formatRedirects } from "../testing/samples";

const content = copyContent();

const day = "2027-03-10";
const published = "date: 2025-01-29\n";
const article = samples["articles/sample.mdx"];
const page = samples["pages/sample.json"];
const [draft, tomorrow] = ["date: 2025-01-29\ndraft: true\n", "date: 2027-03-11\n"].map((date) =>
  edit(article, published, date),
) as [string, string];

/** Lists the problems of the samples, on a day. */
function check(changes: Readonly<Record<string, string>>): string[] {
  const files = [...Object.keys(samples), ...Object.keys(changes)].map((file) => `starter/${file}:`);
  const lines = content.check({ ...samples, ...changes }, day);
  return lines.filter((line) => files.some((file) => line.startsWith(file)));
}

function checkJob(...fields: string[]): string[] {
  const link = '"applyUrl": "https://jobs.acme.example/job-1."';
  return check({ "jobs.json": edit(samples["jobs.json"], link, [link, ...fields].join(",\n    ")) });
}

test.each([
  ["a draft", draft, "is a draft: visitors would find no page"],
  ["an article that appears later", tomorrow, "visitors see only from 2027-03-11 on"],
])("a post must not link to %s", (_, text, message) => {
  const line = /^starter\/posts\.json:8:12 .*url leads to \/blog\/sample/u;
  const found = check({ "articles/sample.mdx": text });
  expect(found).toEqual([expect.stringMatching(line)]);
  expect(found[0]).toContain(message);
});

test.each([
  ["appears on its article's day", '"date": "2027-03-11"', tomorrow],
  ["is a draft as its article is", '"date": "2025-01-01",\n    "draft": true', draft],
])("a post may link to an article that visitors do not see yet if it %s", (_, date, text) => {
  const posts = edit(samples["posts.json"], '"date": "2025-01-01"', date);
  expect(check({ "posts.json": posts, "articles/sample.mdx": text })).toEqual([]);
});

test("a post that will appear before its article is reported in advance", () => {
  const posts = edit(samples["posts.json"], '"date": "2025-01-01"', '"date": "2027-03-20"');
  expect(check({ "posts.json": posts, "articles/sample.mdx": edit(article, published, "date: 2027-03-21\n") })).toEqual(
    [expect.stringContaining("visitors see only from 2027-03-21 on")],
  );
});

test("an article, a page and a redirect must not lead to a draft, which may link to itself", () => {
  const found = check({
    "posts.json": "[]\n",
    "articles/sample.mdx": edit(draft, "(/contact)", "(/blog/sample)"),
    "articles/other.mdx": edit(formatArticle("other", "Other"), "(/contact)", "(/blog/sample?from=here)"),
    "pages/sample.json": edit(page, '"to": "/contact"', '"to": "/blog/sample"'),
    "redirects.json": formatRedirects(["/old-sample", "/blog/sample"]),
  });
  expect(found).toEqual(
    ["articles/other.mdx", "pages/sample.json", "redirects.json"].map((file): unknown =>
      expect.stringMatching(new RegExp(`^starter/${file}:.*leads to /blog/sample, which is a draft`, "u")),
    ),
  );
});

test("an update before the publication and an end before the beginning are reported", () => {
  expect(check({ "articles/sample.mdx": edit(article, published, `${published}updated: 2025-01-28\n`) })).toEqual([
    expect.stringContaining("updated is 2025-01-28, before date. Write 2025-01-29 or a later day"),
  ]);
  expect(checkJob('"datePosted": "2027-04-01"', '"validThrough": "2027-03-31"')).toEqual([
    expect.stringContaining("validThrough is 2027-03-31, before datePosted"),
  ]);
});

test("a warning reports a job's last day from 14 days before", () => {
  const days = ["2027-03-25", "2027-03-24", "2027-03-10", "2027-03-09"];
  const [early, soon, today, over] = days.map((last) => checkJob(`"validThrough": "${last}"`));
  expect(early).toEqual([]);
  expect(soon).toEqual([expect.stringContaining("the job is not shown after this day")]);
  expect(today).toHaveLength(1);
  expect(over).toEqual([expect.stringContaining("was 2027-03-09: the job is no longer shown")]);
});

test("Markdown in a field must not link to a draft", () => {
  const last = '{\n      "section": "call-to-action"';
  const text = '{ "section": "text", "title": "More", "markdown": "A [link](/blog/sample)." }';
  const changed = edit(page, last, `${text},\n    ${last}`);
  expect(check({ "posts.json": "[]\n", "articles/sample.mdx": draft, "pages/sample.json": changed })).toEqual([
    expect.stringContaining("markdown the text leads to /blog/sample, which is a draft"),
  ]);
});
