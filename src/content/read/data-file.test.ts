import { copyContent, edit } from "../testing/copy-content";
import { samples } from "../testing/samples";

const jobs = samples["jobs.json"];
const article = samples["articles/sample.mdx"];

const content = copyContent();
afterAll(content.remove);

const missingComma = "a comma is missing before this. Separate fields and records with commas.";
const unclosed = "a text is not closed. Write the missing double quote.";
const unquoted = "stands here without quotes. Write texts in straight double quotes.";
const straight = `stands here. Write straight double quotes: ".`;
const fieldName = "a comma stands behind the last field. Take it out.";

test.each<[mistake: string, from: string, to: string, told: string[]]>([
  [
    "a missing comma after a field",
    `Data Engineer",`,
    `Data Engineer"`,
    [`4:5  record 1, department: ${missingComma}`],
  ],
  ["a missing comma between two records", "  },\n", "  }\n", [`10:3  record 1: ${missingComma}`]],
  [
    "a comma after the last field",
    `.example/data-engineer"`,
    `.example/data-engineer",`,
    [`9:3  record 1: ${fieldName}`],
  ],
  [
    "a comma after the last record",
    "}\n]",
    "},\n]",
    ["18:1  record 3: a comma stands behind the last entry. Take it out."],
  ],
  ["a missing opening quote", `"Engineering"`, `Engineering"`, [`4:19  record 1, department: Engineering ${unquoted}`]],
  ["an unclosed quote", `"Engineering"`, `"Engineering`, [`4:19  record 1, department: ${unclosed}`]],
  [
    "an unclosed quote in a record's last field",
    `/copywriter"`,
    "/copywriter",
    [`16:17  record 2, applyUrl: ${unclosed}`],
  ],
  ["curly quotes", `"Engineering"`, "“Engineering”", [`4:19  record 1, department: a curly quote ${straight}`]],
  ["single quotes", `"Engineering"`, "'Engineering'", [`4:19  record 1, department: a single quote ${straight}`]],
  [
    "a missing colon",
    `"title": "Data`,
    `"title" "Data`,
    ["3:13  record 1, title: a colon is missing here. Write one between the field name and its value."],
  ],
  [
    "a comment",
    `"Engineering",`,
    `"Engineering", // really`,
    ["4:34  record 1: a comment stands here, and JSON has none. Take it out."],
  ],
  [
    "a tab in a text",
    "Builds pipelines.",
    "Builds\tpipelines.",
    ["7:27  record 1, description: a tab stands in a text. Write a space, or \\t if it must be a tab."],
  ],
  [
    "a backslash in a text",
    "Builds pipelines.",
    "Builds\\pipelines.",
    [
      "7:27  record 1, description: a backslash here escapes nothing. Write / in paths, and \\\\ for a backslash itself.",
    ],
  ],
  [
    "a missing closing bracket",
    "}\n]\n",
    "}\n",
    ["18:1  record 2: a closing ] is missing. Write it where the list ends."],
  ],
  [
    "something after the end",
    "}\n]\n",
    "}\n]\n]\n",
    ["19:1  the file should end here. Take out what follows, or mend the brackets before it."],
  ],
  [
    "a field written twice",
    `"title": "Data Engineer",`,
    `"title": "Data Engineer", "title": "Analyst",`,
    ["3:31  title stands twice in this record. Take one out."],
  ],
  ["an empty file", jobs, "\n", ["1:1  the file is empty. Put its content back, or take the file out."]],
  [
    "a file that holds one record instead of a list",
    jobs,
    "{}",
    ["1:1  the file holds no list. Write the job records in [ ]."],
  ],
  ["a text in place of a record", jobs, `["Data Engineer"]`, ["1:2  job 1 is not a record. Write its fields in { }."]],
])("%s is told once, at its place", (_, from, to, told) => {
  expect(content.plant("jobs.json", from, to)).toEqual(told.map((line) => `data/jobs.json:${line}`));
});

test("two slips on different lines are both told", () => {
  const text = edit(edit(jobs, `Data Engineer",`, `Data Engineer"`), `"Austin, Texas"`, "Austin");
  expect(content.check({ ...samples, "jobs.json": text })).toEqual([
    `data/jobs.json:4:5  record 1, department: ${missingComma}`,
    `data/jobs.json:13:17  record 2, location: Austin ${unquoted}`,
  ]);
});

const missingFrontmatter =
  "1:1  the frontmatter is missing. Begin the file with a line ---, the fields, and another line ---.";

test.each<[mistake: string, from: string, to: string, told: string]>([
  ["an article without frontmatter", article, "Only a text.\n", missingFrontmatter],
  ["frontmatter that is not ended", "---\n\nA sample", "\nA sample", missingFrontmatter],
  ["frontmatter that does not begin", "---\nslug", "slug", missingFrontmatter],
  [
    "frontmatter that is empty",
    article,
    "---\n---\n<PullQuote />\n",
    "1:1  article: the file holds no fields. Write the fields in { }.",
  ],
  [
    "a colon in a text without quotes",
    "title: A sample\nsub",
    "title: A sample: the second\nsub",
    "3:8  a text with a colon stands without quotes. Put it in double quotes.",
  ],
  [
    "an unclosed quote in frontmatter",
    "  label: Read on\n",
    '  label: "Read on\n',
    "15:10  a quote or bracket is not closed. Write the missing one.",
  ],
  [
    "a frontmatter field written twice",
    "slug: sample\n",
    "slug: sample\nslug: example\n",
    "3:1  this field stands twice. Take one out.",
  ],
])("%s is told at its place", (_, from, to, told) => {
  expect(content.plant("articles/sample.mdx", from, to)).toEqual([`data/articles/sample.mdx:${told}`]);
});

test("line ends of Windows move no place", () => {
  const text = edit(edit(article, "2025-01-29", "January"), "](/contact)", "](/nowhere-at-all)");
  const lines = content.check({ ...samples, "articles/sample.mdx": text.replaceAll("\n", "\r\n") });
  expect(lines).toEqual([
    'data/articles/sample.mdx:9:7  article "sample": date is "January", which is not a day. Write a real day as YYYY-MM-DD, e.g. 2025-01-29.',
    'data/articles/sample.mdx:19:24  article "sample": the text links to /nowhere-at-all; /nowhere-at-all is not a page. Link to a path that exists.',
  ]);
});
