import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { checkContent } from "../check/check-content";
import { formatMessage, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { makeFolder } from "./make-folder";
import { projectRoot } from "./real-content";

/** Replaces the only occurrence of a text. Throws if there is none or more than one. */
export function edit(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`Expected one occurrence, found ${parts.length - 1}: ${from}`);
  return parts.join(to);
}

/** Texts of files below `starter/`; null deletes a file. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** Copies `starter/` to a temporary folder until the tests of the file end, so that they can plant mistakes. */
export function copyContent() {
  const root = makeFolder("content");
  cpSync(join(projectRoot, dataFolder), join(root, dataFolder), { recursive: true });

  function write(changes: Changes): void {
    for (const [file, text] of Object.entries(changes)) {
      const path = join(root, dataFolder, file);
      mkdirSync(dirname(path), { recursive: true });
      if (text === null) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
  }

  function read(file: string): string | null {
    const path = join(root, dataFolder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  }

  /** Lists the problems of the content with changed files on a day, then restores the copy. */
  function list(changes: Changes, day?: string): Problem[] {
    const before = Object.fromEntries(Object.keys(changes).map((file) => [file, read(file)]));
    try {
      write(changes);
      return checkContent(root, day);
    } finally {
      write(before);
    }
  }

  /** Formats these problems as lines: `starter/jobs.json:4:5  job "Data Engineer": title is missing. Write it.` */
  function check(changes: Changes, day?: string): string[] {
    return list(changes, day).map((problem) => {
      const { file, line, column } = problem;
      return `${file}:${line}:${column}  ${formatMessage(problem)}`;
    });
  }

  return { root, write, read, list, check };
}
