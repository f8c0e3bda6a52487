import { readdirSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

import { dataFolder } from "../read/data-folder";
import { splitMdx } from "../read/split-mdx";
import { projectRoot, readData } from "../testing/real-content";
import { edit } from "../testing/copy-content";
import { samples, type SampleFile } from "../testing/samples";
import { listFileSchemas } from "./file-schemas";
import { compile } from "./testing/compile";

const judges = listFileSchemas().map(({ files, schema }) => ({ files, judge: compile(schema) }));

/** What the schema of a file says of a text. */
function judgeText(path: string, text: string): string[] {
  const pattern = `${dataFolder}/${path.includes("/") ? path.replace(/[^/]+\.(\w+)$/u, "*.$1") : path}`;
  const judge = judges.find(({ files }) => files === pattern)?.judge;
  if (!judge) throw new Error(`No schema is for ${path}.`);
  judge(path.endsWith(".mdx") ? parse(splitMdx(text).yaml) : JSON.parse(text));
  return (judge.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const realFiles = readdirSync(join(projectRoot, dataFolder), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(?:json|mdx)$/u.test(file));

test.each(realFiles)("the schemas take %s", (file) => {
  expect(judgeText(file, readData(file))).toEqual([]);
});

test.each(Object.keys(samples) as SampleFile[])("the schemas take the sample %s", (file) => {
  expect(judgeText(file, samples[file])).toEqual([]);
});

test.each<[mistake: string, file: SampleFile, from: string, to: string, told: string]>([
  ["an empty text", "jobs.json", `"Mexico City"`, `""`, "/0/location pattern"],
  ["a blank text", "jobs.json", `"Mexico City"`, `"  "`, "/0/location pattern"],
  ["a text too long", "jobs.json", "Mexico City", "M".repeat(61), "/0/location maxLength"],
  ["a text too short", "jobs.json", `"Data Engineer"`, `"DE"`, "/0/title minLength"],
  ["a number for a text", "jobs.json", `"Mexico City"`, "7", "/0/location type"],
  ["a choice that is none", "jobs.json", `"Engineering"`, `"Sales"`, "/0/department enum"],
  ["a missing field", "jobs.json", `    "location": "Mexico City",\n`, "", "/0 required"],
  [
    "a field that is none",
    "jobs.json",
    `"location": "Mexico City"`,
    `"location": "M", "place": "M"`,
    "/0 additionalProperties",
  ],
  [
    "an address without its scheme",
    "jobs.json",
    "https://jobs.acme.example/data-engineer",
    "jobs.acme.example",
    "/0/applyUrl pattern",
  ],
  ["an empty list", "integrations.json", `["Customer Data"]`, "[]", "/0/categories minItems"],
  ["a choice of a list that is none", "integrations.json", `["Customer Data"]`, `["Weather"]`, "/0/categories/0 enum"],
  ["a picture of another kind", "integrations.json", "brand/mark.svg", "brand/mark.gif", "/0/logo pattern"],
  ["a colour that is none", "integrations.json", "#1D4ED8", "blue", "/0/color pattern"],
  ["a day that is none", "posts.json", "2025-01-29", "2025-02-30", "/0/date pattern"],
  ["a post that leads nowhere", "posts.json", `,\n    "url": "/blog/sample"`, "", "/0 anyOf"],
  [
    "a post that leads to two places",
    "posts.json",
    `"/blog/sample"`,
    `"/blog/sample", "linkedinUrl": "https://a.example"`,
    "/0 not",
  ],
  ["a page of no kind", "pages/sample.json", `"customer-stories"`, `"customers"`, "/template enum"],
  ["a page without its kind", "pages/sample.json", `"template": "customer-stories",`, "", " required"],
  [
    "a block of another kind of page",
    "pages/sample.json",
    `"logos": "logos"`,
    `"logos": "logos", "stats": []`,
    " additionalProperties",
  ],
  [
    "a nested text too short",
    "pages/sample.json",
    "A sample of a page, described in more than fifty characters.",
    "Short.",
    "/seo/description minLength",
  ],
  [
    "an article's field that is none",
    "articles/sample.mdx",
    "slug: sample\n",
    "slug: sample\nlead: yes\n",
    " additionalProperties",
  ],
])("the schemas refuse %s", (_, file, from, to, told) => {
  expect(judgeText(file, edit(samples[file], from, to))).toContain(told);
});

test("a home page without its button is refused, though other pages need none", () => {
  const page = JSON.parse(readData("pages/home.json")) as { hero: object };
  const hero = Object.fromEntries(Object.entries(page.hero).filter(([key]) => key !== "action"));
  expect(judgeText("pages/home.json", JSON.stringify({ ...page, hero }))).toContain("/hero required");
});
