import fc from "fast-check";

import { article } from "../article";
import { readData } from "../testing/real-content";
import { samples } from "../testing/samples";
import { isEqual } from "./equal";
import { readText } from "./read-text";
import { changedLines } from "./testing/changed-lines";
import { listDataFiles } from "./testing/data-files";
import { splitMdx } from "../read/split-mdx";
import { writeMdx } from "./write-mdx";

type Frontmatter = Record<string, unknown>;

const articles = listDataFiles("mdx").map((file) => {
  const text = readData(file);
  const { value, body } = readText(file, text);
  return { file, text, value: value as Frontmatter, body };
});
const sample = samples["articles/sample.mdx"];
const { value, body } = readText("a.mdx", sample) as { value: Frontmatter; body: string };

test.each(articles)("writing $file unchanged changes no byte", async ({ text, ...parts }) => {
  expect(await writeMdx(text, structuredClone(parts.value), parts.body, article)).toBe(text);
});

test.each(articles)("a field of $file changes on its own line", async ({ text, ...parts }) => {
  for (const key of ["title", "description", "date"]) {
    const written = await writeMdx(text, { ...parts.value, [key]: "Changed" }, parts.body, article);
    expect(changedLines(text, written)).toEqual({
      removed: [expect.any(String)],
      added: [expect.stringMatching(`^${key}: "?Changed"?$`)],
    });
  }
});

test.each(articles)("a nested field of $file changes on its own line", async ({ text, ...parts }) => {
  const pullQuote = { ...(parts.value["pullQuote"] as object), text: "Changed" };
  const written = await writeMdx(text, { ...parts.value, pullQuote }, parts.body, article);
  expect(changedLines(text, written)).toEqual({ removed: [expect.any(String)], added: ["  text: Changed"] });
});

test.each(articles)("the body of $file changes alone", async ({ text, ...parts }) => {
  const written = await writeMdx(text, parts.value, `${parts.body}\nOne more line.\n`, article);
  expect(changedLines(text, written)).toEqual({ removed: [], added: ["One more line.", ""] });
});

test("fields that stay keep their quotes and comments", async () => {
  const text = sample.replace("subtitle: A sample of an article", "# Ours\nsubtitle: 'A \"sample\"'");
  const frontmatter = { ...(readText("a.mdx", text).value as Frontmatter), title: "Changed" };
  expect(changedLines(text, await writeMdx(text, frontmatter, body, article))).toEqual({
    removed: ["title: A sample"],
    added: ["title: Changed"],
  });
});

test("a new field stands where the contract has it", async () => {
  const written = await writeMdx(sample, { ...value, updated: "2025-02-01" }, body, article);
  expect(written).toContain("date: 2025-01-29\nupdated: 2025-02-01\nauthor:");
});

test("an entry of a list that moves keeps its line", async () => {
  const text = sample.replace("  - sample\n", "  - sample\n  - 'an \"odd\" one'\n");
  const keywords = ['an "odd" one', "sample"];
  const written = await writeMdx(text, { ...(readText("a.mdx", text).value as Frontmatter), keywords }, body, article);
  expect(written).toContain("keywords:\n  - 'an \"odd\" one'\n  - sample\n");
});

test("a text that YAML would read as something else is put in quotes", async () => {
  for (const title of ["true", "12", "2025-01-29: a day", "# none", "@home", "- a", "a: b", "'", "null", " a "]) {
    const written = await writeMdx(sample, { ...value, title }, body, article);
    expect(readText("a.mdx", written).value).toEqual({ ...value, title });
  }
});

test("white space of every script stays at the ends of a text", async () => {
  for (const space of ["\n", "\n\n", "\t", "\u00a0", "\u2003", "\u2028", "\u3000", "\ufeff"])
    for (const person of [space, `a${space}`, `${space}a`]) {
      const frontmatter = { ...value, pullQuote: { text: "", person } };
      const written = await writeMdx(sample, frontmatter, body, article);
      expect(readText("a.mdx", written).value).toEqual(frontmatter);
    }
});

test("a file that is new is written whole", async () => {
  expect(await writeMdx("", value, body, article)).toBe(sample);
});

test("the mark of the pull quote and what is written as plain elements stay", async () => {
  const odd = "\nA text.\n\n<PullQuote />\n\n<details>\n<summary>More</summary>\n\nHidden.\n\n</details>\n";
  expect(splitMdx(await writeMdx(sample, value, odd, article)).body).toBe(odd);
});

const anyText = fc.string({ unit: "grapheme", maxLength: 40 });

test("what was written reads as what it was to be", async () => {
  const anyFrontmatter = fc.record(
    {
      title: anyText,
      description: anyText,
      keywords: fc.array(anyText, { maxLength: 3 }),
      pullQuote: fc.record({ text: anyText, person: anyText }),
    },
    { requiredKeys: ["title"] },
  );
  await fc.assert(
    fc.asyncProperty(anyFrontmatter, anyFrontmatter, async (before, after) => {
      const text = await writeMdx("", before, "\nA text.\n", article);
      const written = await writeMdx(text, after, "\nA text.\n", article);
      const reading = readText("a.mdx", written);
      expect([isEqual(reading.value, after), reading.body]).toEqual([true, "\nA text.\n"]);
    }),
    { numRuns: 100 },
  );
});
