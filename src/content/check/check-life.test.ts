import { copyContent, edit } from "../testing/copy-content";
import { samples, writeRedirects } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

const day = "2027-03-10";
const published = "date: 2025-01-29\n";
const article = samples["articles/sample.mdx"];
const [draft, tomorrow] = ["date: 2025-01-29\ndraft: true\n", "date: 2027-03-11\n"].map((date) =>
  edit(article, published, date),
) as [string, string];

/** Lists the problems of the tests' own files. */
function check(changes: Readonly<Record<string, string | null>>): string[] {
  const files = [...Object.keys(samples), ...Object.keys(changes)].map((file) => `data/${file}:`);
  return content
    .check({ ...samples, ...changes }, day)
    .filter((line) => files.some((file) => line.startsWith(file)))
    .map((line) => line.replace("data/", ""));
}

function checkJob(...fields: string[]): string[] {
  const link = '"applyUrl": "https://jobs.acme.example/data-engineer"';
  return check({ "jobs.json": edit(samples["jobs.json"], link, [link, ...fields].join(",\n    ")) });
}

test("content that links to what visitors see has no problem", () => {
  expect(check({})).toEqual([]);
});

test("a post must not lead to a draft", () => {
  expect(check({ "articles/sample.mdx": draft })).toEqual([
    'posts.json:8:12  post "sample-post": url leads to /blog/sample, which is a draft: visitors would find no page. Take the link out, make this a draft as well, or take draft out of data/articles/sample.mdx.',
  ]);
});

test("a post must not lead to an article that appears later", () => {
  expect(check({ "articles/sample.mdx": tomorrow })).toEqual([
    'posts.json:8:12  post "sample-post": url leads to /blog/sample, which visitors see only from 2027-03-11 on. Take the link out until then, let this appear then as well, or change date in data/articles/sample.mdx.',
  ]);
});

test.each<[what: string, post: string, article: string]>([
  ["appears on its article's day", '"date": "2027-03-11"', tomorrow],
  ["appears after it", '"date": "2027-03-20"', tomorrow],
  ["is a draft as its article is", '"date": "2025-01-29",\n    "draft": true', draft],
  ["is a draft, and its article appears later", '"date": "2025-01-29",\n    "draft": true', tomorrow],
])("a post may lead to an article that nobody sees yet if it %s", (_, date, text) => {
  const posts = edit(samples["posts.json"], '"date": "2025-01-29"', date);
  expect(check({ "posts.json": posts, "articles/sample.mdx": text })).toEqual([]);
});

test("a post that is to come must not appear before its article", () => {
  const posts = edit(samples["posts.json"], '"date": "2025-01-29"', '"date": "2027-03-15"');
  const later = edit(article, published, "date: 2027-03-20\n");
  expect(check({ "posts.json": posts, "articles/sample.mdx": later })).toEqual([
    expect.stringContaining("leads to /blog/sample, which visitors see only from 2027-03-20 on"),
  ]);
});

test("an article, a page and a redirect must not lead to a draft, even to a part of it", () => {
  const other = edit(
    edit(edit(article, "slug: sample", "slug: other"), "A sample\nsub", "Other\nsub"),
    "of an article, d",
    "of another, d",
  );
  const found = check({
    "posts.json": "[]\n",
    "articles/sample.mdx": draft,
    "articles/other.mdx": edit(other, "(/contact)", "(/blog/sample?from=here)"),
    "pages/sample.json": edit(samples["pages/sample.json"], '"to": "/contact"', '"to": "/blog/sample"'),
    "redirects.json": writeRedirects(["/old-sample", "/blog/sample"]),
  });
  expect(found.map((line) => line.split(": visitors")[0])).toEqual([
    'articles/other.mdx:19:24  article "other": the text leads to /blog/sample, which is a draft',
    expect.stringMatching(
      /^pages\/sample\.json:\d+:\d+ {2}page "\/sample": links 1, to leads to \/blog\/sample, which is a draft$/u,
    ),
    expect.stringMatching(
      /^redirects\.json:2:\d+ {2}redirect "\/old-sample": to leads to \/blog\/sample, which is a draft$/u,
    ),
  ]);
});

test("a draft may link to a draft, and to itself", () => {
  const linked = edit(draft, "(/contact)", "(/blog/sample)");
  expect(check({ "posts.json": "[]\n", "articles/sample.mdx": linked })).toEqual([]);
});

test("an article cannot be updated before it was published", () => {
  const text = edit(article, published, `${published}updated: 2025-01-28\n`);
  expect(check({ "articles/sample.mdx": text })).toEqual([
    'articles/sample.mdx:10:10  article "sample": updated is 2025-01-28, before date. Write 2025-01-29 or a later day, or take it out.',
  ]);
  expect(check({ "articles/sample.mdx": edit(article, published, `${published}updated: 2025-01-29\n`) })).toEqual([]);
});

test("a job cannot end before it was posted", () => {
  expect(checkJob('"datePosted": "2027-04-01"', '"validThrough": "2027-03-31"')).toEqual([
    'jobs.json:10:21  job "Data Engineer": validThrough is 2027-03-31, before datePosted. Write 2027-04-01 or a later day, or take it out.',
  ]);
});

test.each<[what: string, last: string, told: string[]]>([
  ["in 15 days is not spoken of", "2027-03-25", []],
  [
    "in 14 days is spoken of",
    "2027-03-24",
    [
      'jobs.json:9:21  job "Data Engineer": validThrough is 2027-03-24: the job is shown until then, and not any more the day after. Give it a later day if it stays open.',
    ],
  ],
  [
    "today is spoken of",
    "2027-03-10",
    [
      'jobs.json:9:21  job "Data Engineer": validThrough is 2027-03-10: the job is shown until then, and not any more the day after. Give it a later day if it stays open.',
    ],
  ],
  [
    "yesterday is over",
    "2027-03-09",
    [
      'jobs.json:9:21  job "Data Engineer": validThrough was 2027-03-09: the job is not shown any more. Take it out, or give it a later day.',
    ],
  ],
])("a job whose last day is %s", (_, last, told) => {
  expect(checkJob(`"validThrough": "${last}"`)).toEqual(told);
});
