import { suggest } from "../suggest";
import { copyContent } from "../testing/copy-content";
import type { SampleFile } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

const job = 'job "Data Engineer":';
const departments = "Choose from: Engineering, Marketing";
const categories = "Choose from: Product Analytics Data, GTM & PLG Output, Observability Data, Customer Data";
const exactlyOne =
  "has not exactly one of url and linkedinUrl. Keep url for an article of this site, linkedinUrl for one elsewhere";

test.each<[mistake: string, file: SampleFile, from: string, to: string, told: string]>([
  ["an empty text", "jobs.json", `"Mexico City"`, `""`, `5:17  ${job} location is empty. Write the text.`],
  ["a blank text", "jobs.json", `"Mexico City"`, `"  "`, `5:17  ${job} location is empty. Write the text.`],
  [
    "a text one character too long",
    "jobs.json",
    "Mexico City",
    "M".repeat(61),
    `5:17  ${job} location has 61 characters. It may be at most 60.`,
  ],
  [
    "a text too short",
    "jobs.json",
    `"Data Engineer"`,
    `"DE"`,
    `3:14  job "DE": title has 2 characters. It may be at least 3.`,
  ],
  [
    "a misspelt choice",
    "jobs.json",
    `"Engineering"`,
    `"Enginering"`,
    `4:19  ${job} department is "Enginering". Did you mean "Engineering"? ${departments}.`,
  ],
  [
    "a choice that is none",
    "jobs.json",
    `"Engineering"`,
    `"Sales"`,
    `4:19  ${job} department is "Sales". ${departments}.`,
  ],
  [
    "a missing choice",
    "jobs.json",
    `    "department": "Engineering",\n`,
    "",
    `2:3  ${job} department is missing. ${departments}.`,
  ],
  [
    "a misspelt choice in a list",
    "integrations.json",
    `["Customer Data"]`,
    `["Customer Data", "Observabilty Data"]`,
    `5:37  integration "Segment": categories 2 is "Observabilty Data". Did you mean "Observability Data"? ${categories}.`,
  ],
  [
    "an empty list of choices",
    "integrations.json",
    `["Customer Data"]`,
    "[]",
    `5:19  integration "Segment": categories is empty. ${categories}.`,
  ],
  [
    "an empty list of texts",
    "pages/sample.json",
    `["sample"]`,
    "[]",
    `9:17  page "/sample": seo.keywords is empty. Write at least one entry.`,
  ],
  [
    "a day that is none",
    "articles/sample.mdx",
    "2025-01-29",
    "2025-02-30",
    `9:7  article "sample": date is "2025-02-30", which is not a day. Write a real day as YYYY-MM-DD, e.g. 2025-01-29.`,
  ],
  [
    "an address without its scheme",
    "jobs.json",
    "https://jobs.acme.example/data-engineer",
    "jobs.acme.example",
    `8:17  ${job} applyUrl is "jobs.acme.example", which is not a whole https address. Write it whole, e.g. https://www.example.com/page.`,
  ],
  [
    "a post that leads nowhere",
    "posts.json",
    `,\n    "url": "/blog/sample"`,
    "",
    `2:3  post "sample-post": ${exactlyOne}.`,
  ],
  [
    "a post that leads to two places",
    "posts.json",
    `"url": "/blog/sample"`,
    `"url": "/blog/sample", "linkedinUrl": "https://www.acme.example"`,
    `2:3  post "sample-post": ${exactlyOne}.`,
  ],
])("%s is told with what would be right", (_, file, from, to, told) => {
  expect(content.plant(file, from, to)).toEqual([`data/${file}:${told}`]);
});

test.each([
  ["title", "title"],
  ["TITEL", "title"],
  ["titl", "title"],
  ["descripton", "description"],
  ["gtm & plg", "GTM & PLG"],
  ["tagline", undefined],
  ["", undefined],
])("for %j the nearest of the choices, if any is near, is %j", (written, near) => {
  expect(suggest(written, ["title", "description", "location", "GTM & PLG"])).toBe(near);
});
