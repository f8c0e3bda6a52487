import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { writeAdvice, type Problem } from "../problem";
import { positionAt } from "../read/data-file";
import { dataFolder } from "../read/data-folder";
import { edit } from "../testing/copy-content";
import { projectRoot } from "../testing/real-content";
import { checkContent, createMemory } from "./check-content";
import { base, paintPictures } from "./testing/base";
import { mistakes, type Mistake } from "./testing/mistakes";

const root = mkdtempSync(join(tmpdir(), "mistakes-"));
const memory = createMemory();

beforeAll(async () => {
  cpSync(join(projectRoot, dataFolder), join(root, dataFolder), { recursive: true });
  for (const [name, content] of Object.entries(await paintPictures())) {
    const path = join(root, dataFolder, "images", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function plant(texts: Readonly<Record<string, string>>, { file, from, to }: Mistake): Record<string, string> {
  const text = texts[file] ?? "";
  return { ...texts, [file]: from === "" ? to : edit(text, from, to) };
}

function check(changes: Readonly<Record<string, string>>): Problem[] {
  return checkContent(root, { changes, memory });
}

/** What is told, as *place rule*; and what is said of it. */
function summarize({ file, line, column, rule }: Problem): string {
  return `${file}:${line}:${column} ${rule}`;
}

/** What should be told of a mistake in these texts. Throws unless its place is there once. */
function expectation({ file, at, rule }: Mistake, texts: Readonly<Record<string, string>>): string {
  const text = texts[file] ?? "";
  if (at !== "") edit(text, at, "");
  const { line, column } = positionAt(text, at === "" ? 0 : text.indexOf(at));
  return `${dataFolder}/${file}:${line}:${column} ${rule}`;
}

test("there are at least 60 mistakes, and each is of its own sort", () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
});

test("without a mistake nothing is told", () => {
  expect(check(base)).toEqual([]);
});

test.each(mistakes)("$name is told alone, at its place, with its remedy", (mistake) => {
  const texts = plant(base, mistake);
  const problems = check(texts);
  expect(problems.map(summarize)).toEqual([expectation(mistake, texts)]);
  expect(problems.map(writeAdvice).join("\n")).toMatch(mistake.says);
});

test("all mistakes at once are all told, each once", () => {
  const texts = mistakes.reduce(plant, base);
  const told = check(texts).map(summarize);
  expect(told.sort()).toEqual(mistakes.map((mistake) => expectation(mistake, texts)).sort());
});
