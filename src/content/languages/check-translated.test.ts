import "./testing/use-german";

import { join } from "node:path";

import { formatMessage } from "../problem";
import { edit } from "../testing/copy-content";
import { markTranslated } from "./check-translated";
import { copyLanguages } from "./testing/copy-languages";

const content = copyLanguages();

const careers = content.read("starter/pages/careers.json");
const article = content.read("starter/articles/first-week.mdx");
const jobs = content.read("starter/jobs.json");

/** Changes a file of the first language. Returns what is reported of the second one. */
function change(file: string, text: string, others: Record<string, string> = {}): string[] {
  const problems = content.list({ ...others, [`starter/${file}`]: text });
  return problems.map(
    (problem) => `${problem.file}:${problem.line} ${problem.level} ${problem.rule}: ${formatMessage(problem)}`,
  );
}

/** Returns the line of a text in the second language, where it is as in the first one before its changes. */
function lineOf(file: string, text: string): string {
  const before = content.read(`languages/de/${file}`).split(text)[0] ?? "";
  return `languages/de/${file}:${before.split("\n").length}`;
}

const step = `        {
          "title": "A day together",
          "text": "You work with us on something small, and you are paid for it."
        },\n`;

test("a changed sentence is reported once, at the line of its translation, with both versions", () => {
  const text = edit(
    careers,
    "You will know everybody’s name by Wednesday.",
    "You will know everybody’s name by Friday.",
  );
  expect(change("pages/careers.json", text)).toEqual([
    expect.stringMatching(
      /warning translation-changed: .* sections 1, text is translated from “You will .* by Wednesday\.”, which is now “You will .* by Friday\.” in starter\/pages\/careers\.json\. Translate it again, then run npm run content -- --translated de pages\/careers\.json\.$/u,
    ),
  ]);
  expect(change("pages/careers.json", text)[0]).toContain(`${lineOf("pages/careers.json", "You will know")} `);
});

test("an added text is reported once, after the line that it follows", () => {
  const added = `${step}        { "title": "A walk", "text": "Along the river. It is short." },\n`;
  const [line, ...others] = change("pages/careers.json", edit(careers, step, added));
  expect(others).toEqual([]);
  expect(line).toContain(`${lineOf("pages/careers.json", "You work with us")} warning translation-added: `);
  expect(line).toContain("lacks “A walk Along the river. It is short.”, which is new in starter/pages/careers.json");
});

test("a deleted text is reported once, at the line that is now too much", () => {
  const [line, ...others] = change("pages/careers.json", edit(careers, step, ""));
  expect(others).toEqual([]);
  expect(line).toContain(`${lineOf("pages/careers.json", "A day together")} warning translation-deleted: `);
});

test("a moved text, another number and another link are not reported", () => {
  const moved = edit(
    edit(careers, step, ""),
    '        {\n          "title": "A first call"',
    `${step}        {\n          "title": "A first call"`,
  );
  expect(change("pages/careers.json", moved)).toEqual([]);
  expect(change("pages/careers.json", edit(careers, '"updated": "2026-01-15"', '"updated": "2026-02-16"'))).toEqual([]);
  const records = JSON.parse(jobs) as { pay?: { max: number } }[];
  expect(change("jobs.json", JSON.stringify(records.toReversed()))).toEqual([]);
  expect(change("jobs.json", edit(jobs, '"max": 120000', '"max": 130000'))).toEqual([]);
  expect(change("jobs.json", edit(jobs, "example/content-marketer", "example/marketer"))).toEqual([]);
});

test("a changed record of a list is reported at its translation, also after it moved", () => {
  const [first, second, third] = JSON.parse(jobs) as { title: string; description: string }[];
  const changed = { ...second, description: edit(String(second?.description), "and after.", "and much later.") };
  const [line, ...others] = change("jobs.json", JSON.stringify([changed, third, first]));
  expect(others).toEqual([]);
  expect(line).toContain(`${lineOf("jobs.json", "Write what customers need")} warning translation-changed: `);
});

const paragraph = "We wanted to know how early the difference can be seen.";

test("sentences of an article are compared, and those that moved to another paragraph are not reported", () => {
  const file = "articles/first-week.mdx";
  const [changed, ...more] = change(
    file,
    edit(article, paragraph, "We wanted to know how late the difference can be seen."),
  );
  expect(more).toEqual([]);
  expect(changed).toContain(`${lineOf(file, paragraph)} warning translation-changed: `);
  const [added, ...rest] = change(file, edit(article, `${paragraph} `, `${paragraph} Nobody had asked before. `));
  expect(rest).toEqual([]);
  expect(added).toContain(`${lineOf(file, paragraph)} warning translation-added: `);
  const [deleted, ...others] = change(file, edit(article, `${paragraph} `, ""));
  expect(others).toEqual([]);
  // The place is the paragraph that contained it.
  expect(deleted).toContain(`${lineOf(file, paragraph)} warning translation-deleted: `);
  const text = edit(article, `${paragraph} `, "");
  expect(change(file, text.replace("half a year has gone.", `half a year has gone. ${paragraph}`))).toEqual([]);
  expect(change(file, article.replace("product/report.png", "product/small/report.png"))).toEqual([]);
});

test("files whose translated version is unknown are reported together, and a command marks them", () => {
  const originals = "languages/originals/de";
  const changes = { [`${originals}/jobs.json`]: null, [`${originals}/pages/team.json`]: null };
  const [unknown, ...others] = content.list(changes);
  expect(others).toEqual([]);
  expect(unknown).toMatchObject({ file: "languages/de/site.json", level: "warning", rule: "translation-unknown" });
  expect(unknown?.message).toMatch(
    / has 2 of \d+ files of which no translated version is known: jobs\.json, pages\/team\.json$/u,
  );
  const changed = edit(careers, "by Wednesday", "by Friday");
  content.write("starter/pages/careers.json", changed);
  expect(content.list({})).toHaveLength(1);
  expect(markTranslated(content.root, "de", ["pages/careers.json"])).toEqual(["pages/careers.json"]);
  expect(content.list({})).toEqual([]);
  expect(content.read(join(originals, "pages/careers.json"))).toBe(changed);
});

test("an unknown language or file is not marked", () => {
  expect(() => markTranslated(content.root, "fr", [])).toThrow("Name a language of starter/site.json");
  expect(() => markTranslated(content.root, "de", ["jobs.json", "jbos.json"])).toThrow("de jobs.json jbos.json");
});
