import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync, mkdirSync, cpSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";

import { catalogue } from "../catalogue";
import { job } from "../job";
import { post } from "../post";
import { findDefinition } from "../read/read-content";
import { projectRoot, readData } from "../testing/real-content";
import { samples } from "../testing/samples";
import { changedLines } from "./testing/changed-lines";
import { isEqual } from "./equal";
import { listDataFiles } from "./testing/data-files";
import { writeJson } from "./write-json";

const jsonFiles = listDataFiles("json").map((file) => {
  const text = readData(file);
  const value: unknown = JSON.parse(text);
  const definition = findDefinition(file, value);
  if (!definition) throw new Error(`${file} is of no kind.`);
  return { file, text, value, definition };
});

const jobs = samples["jobs.json"];
type Job = Record<string, unknown>;
const listJobs = () => JSON.parse(jobs) as [Job, Job];

test.each(jsonFiles)("writing $file unchanged changes no byte", async ({ text, value, definition }) => {
  expect(await writeJson(text, structuredClone(value), definition)).toBe(text);
});

test.each(jsonFiles)(
  "every text of $file can be changed alone, on its own line",
  async ({ text, value, definition }) => {
    const places = listTexts(value);
    // Every tenth place of the largest files.
    for (const place of places.filter((_, index) => index % Math.ceil(places.length / 25) === 0)) {
      const written = await writeJson(
        text,
        replaceAt(value, place, (old) => `“${old.slice(1)}`),
        definition,
      );
      const { removed, added } = changedLines(text, written);
      expect([place, removed.length, added.length]).toEqual([place, 1, 1]);
      expect(added[0]).toContain(`"“`);
    }
  },
);

test("a record that moves keeps its lines", async () => {
  const [first, second] = listJobs();
  const odd = jobs.replace(`"Builds pipelines."`, `"Builds \\u0070ipelines."`);
  const written = await writeJson(odd, [second, first], job);
  expect(written).toContain(`"Builds \\u0070ipelines."`);
  expect(JSON.parse(written)).toEqual([second, first]);
});

test("a record that is added is the only change", async () => {
  const [first, second] = listJobs();
  const third = { ...first, title: "Analyst", applyUrl: "https://jobs.acme.example/analyst" };
  const { removed, added } = changedLines(jobs, await writeJson(jobs, [first, third, second], job));
  expect(removed).toEqual([]);
  expect(added).toHaveLength(8);
});

test("a record that is deleted is the only change", async () => {
  const [, second] = listJobs();
  const { removed, added } = changedLines(jobs, await writeJson(jobs, [second], job));
  expect(removed).toHaveLength(8);
  expect(added).toEqual([]);
});

test("new fields stand where the contract has them, whatever the order they were made in", async () => {
  const { type, location, ...rest } = listJobs()[0];
  const written = await writeJson(JSON.stringify([rest]), [{ type, ...rest, location }], job);
  const present = Object.keys(job.schema.shape).filter((key) => key in listJobs()[0]);
  expect(Object.keys((JSON.parse(written) as [object])[0])).toEqual(present);
});

test("fields in an order of the file's own stay in it", async () => {
  const { title, ...rest } = listJobs()[0];
  const before = JSON.stringify([{ ...rest, title }], null, 2);
  const written = await writeJson(before, [{ title: "Analyst", ...rest }], job);
  expect(Object.keys((JSON.parse(written) as [object])[0]).at(-1)).toBe("title");
});

test("a field without a value is taken out with its comma", async () => {
  const [record] = JSON.parse(samples["posts.json"]) as [object];
  const moved = { ...record, url: undefined, linkedinUrl: "https://www.acme.example/post" };
  const { removed, added } = changedLines(samples["posts.json"], await writeJson(samples["posts.json"], [moved], post));
  expect(removed).toEqual([`    "url": "/blog/sample"`]);
  expect(added).toEqual([`    "linkedinUrl": "https://www.acme.example/post"`]);
});

test("a file that is new is written whole", async () => {
  expect(await writeJson("", listJobs(), job)).toBe(jobs);
});

const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: "grapheme" }),
    fc.integer(),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/u), tie("value"), { maxKeys: 4 }),
  ),
})).value;
const anyRecords = fc.array(fc.dictionary(fc.constantFrom(...Object.keys(job.schema.shape), "more"), anyValue), {
  maxLength: 4,
});

test("what was written reads as what it was to be, whatever stood there before", async () => {
  await fc.assert(
    fc.asyncProperty(anyRecords, anyRecords, async (before, after) => {
      const text = await writeJson("", before, job);
      const written = await writeJson(text, after, job);
      expect(isEqual(JSON.parse(written), after)).toBe(true);
      expect(await writeJson(written, after, job)).toBe(written);
    }),
    { numRuns: 150 },
  );
});

test("moving records of the real files keeps every line", async () => {
  for (const { text, value, definition } of jsonFiles.filter((file) => Array.isArray(file.value))) {
    const [first, ...others] = value as unknown[];
    const written = await writeJson(text, [...others, first], definition);
    const sort = (lines: string) => lines.replace(/,$/gmu, "").split("\n").sort();
    expect(sort(written)).toEqual(sort(text));
  }
});

test("what is written is as the project's own formatter has it", async () => {
  const root = mkdtempSync(join(tmpdir(), "written-"));
  mkdirSync(join(root, "data"));
  cpSync(join(projectRoot, "package.json"), join(root, "package.json"));
  for (const definition of catalogue.slice(0, 6)) {
    const made = await writeJson("", [{ b: ["c".repeat(50), "d".repeat(50)], a: { e: [] } }], {
      ...definition,
      holds: "list",
    });
    writeFileSync(join(root, "data", `${definition.typeName}.json`), made);
  }
  const prettier = join(projectRoot, "node_modules/prettier/bin/prettier.cjs");
  expect(() =>
    execFileSync(process.execPath, [prettier, "--check", "data"], { cwd: root, stdio: "pipe" }),
  ).not.toThrow();
  rmSync(root, { recursive: true });
});

type Place = readonly (string | number)[];

function listTexts(value: unknown, at: Place = []): Place[] {
  if (typeof value === "string") return [at];
  if (Array.isArray(value)) return value.flatMap((entry, index) => listTexts(entry, [...at, index]));
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => listTexts(entry, [...at, key]))
    : [];
}

function replaceAt(value: unknown, [key, ...rest]: Place, to: (old: string) => string): unknown {
  if (key === undefined) return to(String(value));
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === key ? replaceAt(entry, rest, to) : entry));
  return { ...(value as object), [key]: replaceAt((value as Record<string, unknown>)[key], rest, to) };
}
