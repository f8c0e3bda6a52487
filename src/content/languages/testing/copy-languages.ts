import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { checkContent } from "../../check/check-content";
import { formatLocation, formatMessage, positionAt, type Problem } from "../../problem";
import { edit } from "../../testing/copy-content";
import { makeFolder } from "../../testing/make-folder";
import { projectRoot } from "../../testing/real-content";
import { markTranslated } from "../check-translated";

/** File, text, what replaces it (the whole file if the text is empty), and the text at the reported position. */
export type Planted = readonly [file: string, from: string, to: string, at?: string];

/** Copies the starter to a temporary folder as a site in English and German. The texts of both are English. */
export function copyLanguages() {
  const root = makeFolder("languages");
  const path = (file: string) => join(root, file);
  const read = (file: string) => readFileSync(path(file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  cpSync(join(projectRoot, "starter"), path("starter"), { recursive: true });
  for (const part of ["pages", "texts", "articles", "jobs.json", "posts.json", "site.json", "vocabulary.json"])
    cpSync(path(`starter/${part}`), path(`languages/de/${part}`), { recursive: true });
  write("languages/de/site.json", edit(read("starter/site.json"), '"language": "en"', '"language": "de"'));
  const locale = '"locale": "en_US",';
  const listed = `${locale}\n  "languages": [\n    { "language": "de", "folder": "languages/de", "path": "/de" }\n  ],`;
  write("starter/site.json", edit(read("starter/site.json"), locale, listed));
  markTranslated(root, "de", []);

  /** Lists the problems of the content with changed files, then restores them; null deletes a file. */
  function list(changes: Readonly<Record<string, string | null>>, day = "2026-11-29"): Problem[] {
    const set = (file: string, text: string | null) => {
      if (text === null) rmSync(path(file), { force: true });
      else write(file, text);
    };
    const before = Object.keys(changes).map((file) => [file, existsSync(path(file)) ? read(file) : null] as const);
    try {
      for (const [file, text] of Object.entries(changes)) set(file, text);
      return checkContent(root, day);
    } finally {
      for (const [file, text] of before) set(file, text);
    }
  }

  /** Plants a mistake. Returns what is reported, and the location of a text, unique in the changed file, as `file:line:column`. */
  function plant([file, from, to, at = to]: Planted, others: Readonly<Record<string, string | null>> = {}) {
    const text = from === "" ? to : edit(read(file), from, to);
    if (at !== "") edit(text, at, "");
    const { line, column } = positionAt(text, text.indexOf(at));
    const lines = list({ ...others, [file]: text }).map(
      (problem) => `${formatLocation(problem)} ${problem.level} ${problem.rule}: ${formatMessage(problem)}`,
    );
    return { lines, location: `${file}:${line}:${column}` };
  }

  return { root, read, write, list, plant };
}
