import { copyContent, edit } from "../testing/copy-content";
import { readData } from "../testing/real-content";
import { person, samples, type SampleFile } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

const article = samples["articles/sample.mdx"];
const page = samples["pages/sample.json"];

test.each<[mistake: string, file: SampleFile, from: string, to: string, told: string]>([
  [
    "a picture that is not there",
    "integrations.json",
    `"brand/mark.svg"`,
    `"brand/mork.svg"`,
    `6:13  integration "Segment": logo names brand/mork.svg, but there is no data/images/brand/mork.svg. Did you mean "brand/mark.svg"? Put the file there.`,
  ],
  [
    "a picture's name in other letters than its file's",
    "integrations.json",
    `"brand/mark.svg"`,
    `"brand/Mark.svg"`,
    `6:13  integration "Segment": logo names brand/Mark.svg, but there is no data/images/brand/Mark.svg. Did you mean "brand/mark.svg"? Put the file there.`,
  ],
  [
    "an author whom the team does not have",
    "articles/sample.mdx",
    `author: ${person.slug}`,
    `author: ${person.slug}x`,
    `10:9  article "sample": author is "${person.slug}x", which is no slug in data/team.json. Did you mean "${person.slug}"? Write one of those.`,
  ],
  [
    "a speaker whom the team does not have",
    "articles/sample.mdx",
    `  person: ${person.slug}`,
    `  person: ${person.slug}x`,
    `13:11  article "sample": pullQuote.person is "${person.slug}x", which is no slug in data/team.json. Did you mean "${person.slug}"? Write one of those.`,
  ],
  [
    "a person of a list whom the team does not have",
    "articles/sample.mdx",
    "pullQuote:\n",
    `about:\n  - ${person.slug}\n  - ${person.slug}x\npullQuote:\n`,
    `13:5  article "sample": about 2 is "${person.slug}x", which is no slug in data/team.json. Did you mean "${person.slug}"? Write one of those.`,
  ],
  [
    "a parent page that is none",
    "pages/sample.json",
    `"aliases": [],`,
    `"aliases": [], "parentPage": "/contcat",`,
    `4:32  page "/sample": parentPage is "/contcat", which is no path in data/pages/*.json. Did you mean "/contact"? Write one of those.`,
  ],
  [
    "an address for applications used twice",
    "jobs.json",
    "/copywriter",
    "/data-engineer",
    `16:17  job "Copywriter": applyUrl "https://jobs.acme.example/data-engineer" is used already in data/jobs.json:8. Choose another.`,
  ],
  [
    "a page path used twice",
    "pages/sample.json",
    `"path": "/sample"`,
    `"path": "/contact"`,
    `3:11  page "/contact": path "/contact" is used already in data/pages/contact.json:3. Choose another.`,
  ],
  [
    "a page path that is an article's",
    "pages/sample.json",
    `"path": "/sample"`,
    `"path": "/blog/sample"`,
    `3:11  page "/blog/sample": path /blog/sample is a page already, by data/articles/sample.mdx. Choose another path.`,
  ],
  [
    "an alias that is another page's path",
    "pages/sample.json",
    `"aliases": []`,
    `"aliases": ["/other", "/contact"]`,
    `4:25  page "/sample": aliases 2 /contact is a page already, by data/pages/contact.json. Choose another path.`,
  ],
  [
    "an alias that is another page's alias",
    "pages/sample.json",
    `"aliases": []`,
    `"aliases": ["/blogs"]`,
    `4:15  page "/sample": aliases 1 /blogs is a page already, by data/pages/blog.json. Choose another path.`,
  ],
  [
    "an alias that is the page's own path",
    "pages/sample.json",
    `"aliases": []`,
    `"aliases": ["/sample"]`,
    `4:15  page "/sample": aliases 1 /sample is a page already, by data/pages/sample.json. Choose another path.`,
  ],
  [
    "an article without a pull quote",
    "articles/sample.mdx",
    "<PullQuote />\n",
    "",
    `18:1  article "sample": the text holds <PullQuote /> 0 times. Write it once, alone on its line, where the quote is to stand.`,
  ],
  [
    "an article with two pull quotes",
    "articles/sample.mdx",
    "<PullQuote />\n",
    "<PullQuote />\n\n<PullQuote/>\n",
    `23:1  article "sample": the text holds <PullQuote /> 2 times. Write it once, alone on its line, where the quote is to stand.`,
  ],
])("%s is told at its place", (_, file, from, to, told) => {
  expect(content.plant(file, from, to)).toEqual([`data/${file}:${told}`]);
});

test("an alias that is the path of a page in a later file is told at the alias", () => {
  const early = edit(edit(page, `"path": "/sample"`, `"path": "/early"`), `"aliases": []`, `"aliases": ["/sample"]`);
  expect(content.check({ ...samples, "pages/a-sample.json": early })).toEqual([
    `data/pages/a-sample.json:4:15  page "/early": aliases 1 /sample is a page already, by data/pages/sample.json. Choose another path.`,
  ]);
});

test("a copied article is told for its slug, its title and its description", () => {
  expect(content.check({ ...samples, "articles/a-sample.mdx": article })).toEqual([
    `data/articles/sample.mdx:2:7  article "sample": slug "sample" is used already in data/articles/a-sample.mdx:2. Choose another.`,
    `data/articles/sample.mdx:3:8  article "sample": title "A sample" is used already in data/articles/a-sample.mdx:3. Choose another.`,
    `data/articles/sample.mdx:5:14  article "sample": description "A sample of an article, described in more than fifty characters." is used already in data/articles/a-sample.mdx:5. Choose another.`,
  ]);
});

test("a person's slug used twice is told at the second person", () => {
  const twin = { ...person, name: "A Twin" };
  const team = readData("team.json").replace("[", () => `[\n${JSON.stringify(twin)},`);
  expect(content.check({ "team.json": team })).toEqual([
    `data/team.json:4:13  person "${person.name}": slug "${person.slug}" is used already in data/team.json:2. Choose another.`,
  ]);
});
