import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, posix, resolve } from "node:path";

import { checkContent } from "../check/check-content";
import type { Problem } from "../problem";
import { dataFolder, imagesFolder } from "../read/data-folder";
import { readContent } from "../read/read-content";
import { textsOf } from "../check/list-routes";
import { writeJson } from "../write/write-json";
import { writeMdx } from "../write/write-mdx";
import { makeSlug } from "./compose";
import type { NewKind } from "./kinds";
import type { NewField } from "./list-fields";

/** What was made, or why it was not: nothing is written then. */
export type Outcome = { file: string; line: number } | { problems: Problem[] };

const firstText = `Write the first paragraph here: what happened, to whom, and why a reader should go on.

<PullQuote />

## A chapter

Write on.
`;

/** Folder of `data/images/` in which most records of a kind have their pictures. */
function usualFolder(root: string, { definition }: NewKind, field: NewField): string {
  const records = readContent(root).records.filter((record) => record.definition === definition);
  const folders = records.flatMap(({ value }) => textsOf(value[field.name])).map((path) => posix.dirname(path));
  const count = (folder: string) => folders.filter((other) => other === folder).length;
  return [...new Set(folders)].sort((a, b) => count(b) - count(a))[0] ?? definition.noun;
}

/**
 * Takes a picture from anywhere (a relative path begins at the root) into `data/images/`, named after its record. One that stands there already is used as it is.
 * @returns its path below `data/images/`, and the file that was written for it
 */
export function takePicture(root: string, kind: NewKind, field: NewField, given: string, name: string) {
  const images = join(root, dataFolder, imagesFolder);
  const source = resolve(root, given);
  if (existsSync(join(images, given)) || !existsSync(source)) return { path: given };
  const path = posix.join(
    usualFolder(root, kind, field),
    `${makeSlug(name || basename(given, extname(given)))}${extname(given).toLowerCase().replace(".jpeg", ".jpg")}`,
  );
  const target = join(images, path);
  if (existsSync(target)) return { path, taken: true };
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
  return { path, written: target };
}

function identify({ file, rule, message }: Problem): string {
  return JSON.stringify([file, rule, message]);
}

/** Writes the new text of the file that holds the record; not yet to disk. */
async function composeFile(root: string, { definition }: NewKind, record: Record<string, unknown>) {
  if (definition.holds === "one") {
    const path = definition.files.replace("*", String(record["slug"]));
    return { path, text: await writeMdx("", record, firstText, definition), isNew: true };
  }
  const path = definition.files;
  const before = readFileSync(join(root, dataFolder, path), "utf8");
  const list = JSON.parse(before) as unknown[];
  return { path, text: await writeJson(before, [...list, record], definition), isNew: false };
}

/** Adds a record to its file, or makes its file, unless that would bring a problem into the content. */
export async function addRecord(root: string, kind: NewKind, record: Record<string, unknown>): Promise<Outcome> {
  const { path, text, isNew } = await composeFile(root, kind, record);
  const file = join(root, dataFolder, path);
  if (isNew && existsSync(file)) {
    const message = `${dataFolder}/${path} is there already`;
    return {
      problems: [
        {
          file: `${dataFolder}/${path}`,
          line: 1,
          column: 1,
          level: "error",
          rule: "file-taken",
          message,
          remedy: "Choose another slug",
        },
      ],
    };
  }
  const before = new Set(checkContent(root).map(identify));
  const problems = checkContent(root, { changes: { [path]: text } }).filter(
    (problem) => !before.has(identify(problem)),
  );
  if (problems.some(({ level }) => level === "error")) return { problems };
  writeFileSync(file, text);
  const lines = text.split("\n");
  const label = String(record[kind.definition.labelledBy]);
  return {
    file: `${dataFolder}/${path}`,
    line: Math.max(1, lines.findLastIndex((line) => line.includes(JSON.stringify(label).slice(1, -1))) + 1),
  };
}

/** Takes a picture away again whose record was refused. */
export function dropPicture(written: string | undefined): void {
  if (written !== undefined) rmSync(written, { force: true });
}
