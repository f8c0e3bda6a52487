import { readJson } from "../read/read-json";
import { edit } from "../testing/copy-content";
import { listReal, readData } from "../testing/real-content";
import { samples } from "../testing/samples";
import { job } from "../job";
import { listDataFiles } from "../write/testing/data-files";
import { changedLines } from "../write/testing/changed-lines";
import { fixFile } from "./fix-content";

const jobs = samples["jobs.json"];
const article = samples["articles/sample.mdx"];

test.each<[mistake: string, from: string, to: string]>([
  ["curly quotes around a text", `"Engineering"`, "“Engineering”"],
  ["curly quotes around a field's name", `"department": "Engineering"`, `“department”: "Engineering"`],
  ["curly quotes around both", `"department": "Engineering"`, "“department”: “Engineering”"],
  ["a curly quote at one end", `"Engineering"`, `“Engineering"`],
  ["single quotes", `"Engineering"`, "'Engineering'"],
  ["a comma behind the last field", `data-engineer"`, `data-engineer",`],
  ["a comma behind the last record", "}\n]", "},\n]"],
  ["a tab in a text", "Builds pipelines.", "Builds\tpipelines."],
  ["an invisible character", "Builds pipelines.", "Builds\u200B pipelines."],
  ["a byte order mark", `[\n  {\n    "title": "Data`, `\uFEFF[\n  {\n    "title": "Data`],
  [
    "another order of fields",
    `"title": "Data Engineer",\n    "department": "Engineering",`,
    `"department": "Engineering",\n    "title": "Data Engineer",`,
  ],
  ["other spaces", `"department": "Engineering"`, `"department" :   "Engineering"`],
  ["lines without their indentation", `    "department": "Engineering",\n`, `"department": "Engineering",\n`],
])("%s is mended", async (_, from, to) => {
  expect(await fixFile("jobs.json", edit(jobs, from, to))).toBe(jobs);
});

test("several slips are mended at once", async () => {
  const broken = edit(
    edit(edit(jobs, `"Engineering"`, "“Engineering”"), "}\n]", "},\n]"),
    "Writes copy.",
    "Writes\tcopy.",
  );
  expect(await fixFile("jobs.json", broken)).toBe(jobs);
});

test("a straight quote within curly ones is kept as part of the text", async () => {
  const mended = await fixFile("jobs.json", edit(jobs, `"Builds pipelines."`, `“Builds "pipelines".”`));
  expect(mended).toContain(String.raw`"Builds \"pipelines\"."`);
});

test.each([
  ["a missing comma", `Data Engineer",`, `Data Engineer"`],
  ["an unknown choice", `"Engineering"`, `"Enginering"`],
  ["a field that stands twice", `"location": "Mexico City",`, `"location": "Mexico City", "location": "Austin",`],
])("%s is left to the editor, for it may be meant in two ways", async (_, from, to) => {
  const broken = edit(jobs, from, to);
  expect(readJson("", await fixFile("jobs.json", broken)).problems.length).toBe(readJson("", broken).problems.length);
  expect((await fixFile("jobs.json", broken)).replace(/\s/gu, "")).toBe(broken.replace(/\s/gu, ""));
});

test("fields of frontmatter are put in order, each with all that belongs to it", async () => {
  const keywords = "keywords:\n  - sample\n";
  const moved = edit(edit(article, keywords, ""), "date: 2025-01-29\n", `date: 2025-01-29\n${keywords}`);
  expect(await fixFile("articles/sample.mdx", moved)).toBe(article);
  const nested = edit(
    article,
    "  label: Read on\n  url: https://www.acme.example/sample\n",
    "  url: https://www.acme.example/sample\n  label: Read on\n",
  );
  expect(await fixFile("articles/sample.mdx", nested)).toBe(article);
});

test("order is mended with no other change", async () => {
  const text = readData("jobs.json");
  const [first] = listReal(job);
  const swapped = edit(
    text,
    `    "title": "${first?.title ?? ""}",\n    "department": "${first?.department ?? ""}",\n    "location": "${first?.location ?? ""}"`,
    `    "department": "${first?.department ?? ""}",\n    "title": "${first?.title ?? ""}",\n    "location": "${first?.location ?? ""}"`,
  );
  const { removed, added } = changedLines(swapped, await fixFile("jobs.json", swapped));
  expect([removed.length, added.length]).toEqual([1, 1]);
});

test.each([...listDataFiles("json"), ...listDataFiles("mdx")])("there is nothing to mend in %s", async (path) => {
  const text = readData(path);
  expect(await fixFile(path, text)).toBe(text);
});
