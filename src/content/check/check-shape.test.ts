import { copyContent } from "../testing/copy-content";
import { samples, type SampleFile } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

test("the samples have no problem before a mistake is planted in them", () => {
  expect(content.check(samples)).toEqual([]);
});

const job = 'job "Data Engineer":';
const jobFields =
  "Fields: title, department, location, country, type, description, applyUrl, datePosted, validThrough, draft";
const articleFields =
  "Fields: slug, title, subtitle, description, keywords, category, date, draft, updated, author, about, pullQuote, readOn, thumbnail";

test.each<[mistake: string, file: SampleFile, from: string, to: string, told: string]>([
  [
    "a misspelt field",
    "jobs.json",
    `"location": "Mexico City",`,
    `"location": "Mexico City", "locaton": "Austin",`,
    `5:32  ${job} locaton is not a field here. Did you mean "location"? ${jobFields}.`,
  ],
  [
    "a field that no job has",
    "jobs.json",
    `"location": "Mexico City",`,
    `"location": "Mexico City", "salary": 1,`,
    `5:32  ${job} salary is not a field here. ${jobFields}.`,
  ],
  [
    "a misspelt field of frontmatter",
    "articles/sample.mdx",
    "author:",
    "auhtor:",
    `10:1  article "sample": auhtor is not a field here. Did you mean "author"? ${articleFields}.`,
  ],
  [
    "a field unknown to a nested part of frontmatter",
    "articles/sample.mdx",
    "  label: Read on\n",
    "  label: Read on\n  target: _blank\n",
    `16:3  article "sample": readOn.target is not a field here. Fields: label, url.`,
  ],
  [
    "a field unknown to a part that may be left out",
    "pages/sample.json",
    `"A sample of a page." }`,
    `"A sample of a page.", "action": { "label": "Go", "to": "/", "icon": 1 } }`,
    `11:101  page "/sample": hero.action.icon is not a field here. Fields: label, to.`,
  ],
  [
    "a field unknown to an entry of a list",
    "pages/sample.json",
    `"to": "/contact" }`,
    `"to": "/contact", "newTab": true }`,
    `13:53  page "/sample": links 1, newTab is not a field here. Fields: label, to.`,
  ],
  [
    "a missing field",
    "jobs.json",
    `    "location": "Mexico City",\n`,
    "",
    `2:3  ${job} location is missing. Write it: Where the work is done, e.g. Mexico City or Remote (US).`,
  ],
  [
    "a missing field that names the record",
    "jobs.json",
    `    "title": "Copywriter",\n`,
    "",
    "10:3  job 2: title is missing. Write it: As the posting has it, e.g. Senior Data Engineer.",
  ],
  [
    "a missing field of a nested part",
    "pages/sample.json",
    `"title": "Soon"`,
    "",
    `12:13  page "/sample": coming.title is missing. Write it: Heading.`,
  ],
  [
    "a number in place of a text",
    "jobs.json",
    `"Mexico City"`,
    "7",
    `5:17  ${job} location is 7. Write a text in double quotes.`,
  ],
  [
    "a text in place of a list",
    "integrations.json",
    `["Customer Data"]`,
    `"Customer Data"`,
    `5:19  integration "Segment": categories is "Customer Data". Write a list in [ ].`,
  ],
  [
    "a text in place of fields",
    "pages/sample.json",
    `{ "title": "Soon" }`,
    `"Soon"`,
    `12:13  page "/sample": coming is "Soon". Write fields in { }.`,
  ],
])("%s is told at its place", (_, file, from, to, told) => {
  expect(content.plant(file, from, to)).toEqual([`data/${file}:${told}`]);
});
