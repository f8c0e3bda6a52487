import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Report } from "./format.ts";

/** Maximum size of a file in bytes. */
const maxSize = 1_000_000;

/** Maximum size of all pictures in bytes: of a branch of this repository, and of a fork, which strangers can make. */
export const maxTotal = { branch: 15_000_000, fork: 5_000_000 };

/** Names of screenshots of the look. */
export const screenshotName = /^[\da-z-]{1,100}\.png$/u;

/** Folders of pictures: maximum number, name, and first bytes of a picture. A WebP has its size in four of them. */
const folders: Record<string, { count: number; name: RegExp; signature: RegExp }> = {
  crops: { count: 40, name: /^\d{1,4}-\d{3,4}-[12]\.webp$/u, signature: /^RIFF[^]{4}WEBP/u },
  look: { count: 100, name: screenshotName, signature: /^\x89PNG\r\n/u },
};

/** Reads a file. Throws if it is large, or a link, which could lead to another file of the machine. */
function readBounded(file: string): Buffer {
  const status = lstatSync(file);
  if (!status.isFile() || status.size > maxSize) throw new Error(`${file} is not a file of at most ${maxSize} bytes`);
  return readFileSync(file);
}

function isReport(value: unknown): value is Report {
  const isRow = (row: unknown) => Array.isArray(row) && row.every((cell) => typeof cell === "string");
  const isSection = (rows: unknown) => Array.isArray(rows) && rows.every(isRow);
  return typeof value === "object" && value !== null && Object.values(value).every(isSection);
}

/**
 * Reads the artifact of a run, which code of the pull request wrote: the report, and the paths of its pictures. Throws unless it
 * is what the report writes, with at most so many bytes of pictures.
 */
export function readArtifact(root: string, limit = maxTotal.branch): { report: Report; files: string[] } {
  const report: unknown = JSON.parse(readBounded(join(root, "report.json")).toString("utf8"));
  if (!isReport(report)) throw new Error("report.json is not a report");
  const files = Object.entries(folders).flatMap(([folder, { count, name, signature }]) => {
    const entry = readdirSync(root, { withFileTypes: true }).find((found) => found.name === folder);
    if (!entry) return [];
    const found = entry.isDirectory() ? readdirSync(join(root, folder)) : [];
    if (!entry.isDirectory() || found.length > count) throw new Error(`${folder} is not a folder of ${count} files`);
    for (const file of found)
      if (!name.test(file) || !signature.test(readBounded(join(root, folder, file)).toString("latin1", 0, 12)))
        throw new Error(`${folder}/${file} is not a picture of the report`);
    return found.map((file) => `${folder}/${file}`);
  });
  const total = files.reduce((sum, file) => sum + lstatSync(join(root, file)).size, 0);
  if (total > limit) throw new Error(`The pictures have ${total} bytes, more than ${limit}`);
  return { report, files };
}
