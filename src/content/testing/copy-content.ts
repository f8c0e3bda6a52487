import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { checkContent } from "../check/check-content";
import { formatProblem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { projectRoot } from "./real-content";
import { samples, type SampleFile } from "./samples";

/** Replaces the one place where something stands. Throws where there is none or a second one: the test would check nothing. */
export function edit(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`Found ${parts.length - 1} times, not once: ${from}`);
  return parts.join(to);
}

/** Copies `data/` to a temporary folder, so that a test can plant mistakes. Call `remove` in the end. */
export function copyContent() {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(projectRoot, dataFolder), join(root, dataFolder), { recursive: true });

  function write(file: string, text: string | null): void {
    const path = join(root, dataFolder, file);
    if (text === null) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }

  function read(file: string): string | null {
    const path = join(root, dataFolder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  }

  /**
   * Lists the problems of the content with some files changed, as lines. The copy is then as it was.
   * @param changes new texts of files below `data/`; null takes a file out
   * @param day on which visitors see the site, `YYYY-MM-DD`; today when left out
   */
  function check(changes: Readonly<Record<string, string | null>>, day?: string): string[] {
    const before = Object.keys(changes).map((file) => [file, read(file)] as const);
    try {
      for (const [file, text] of Object.entries(changes)) write(file, text);
      return checkContent(root, day === undefined ? {} : { day }).map(formatProblem);
    } finally {
      for (const [file, text] of before) write(file, text);
    }
  }

  /** Lists the problems of the content with all samples in it, after a change to one of them. */
  function plant(file: SampleFile, from: string, to: string): string[] {
    return check({ ...samples, [file]: edit(samples[file], from, to) });
  }

  function remove(): void {
    rmSync(root, { recursive: true });
  }

  return { check, plant, remove };
}
