import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { catalogue, findDefinition, listDefinitions, unknownPage } from "../catalogue";
import { fileProblem, finding, positionAt, type Problem } from "../problem";
import { checkCharacters } from "./check-characters";
import { checkNames } from "./check-names";
import { ownFiles, sharedFolder } from "../site.cjs";
import { dataFolder, findFile, imagesFolder, isIgnored, listContent } from "./data-folder";
import { readJson } from "./read-json";
import { readMdx } from "./read-mdx";
import { isObject, type ContentRecord, type DataFile, type Reading } from "./record";

/** Guide for editors, which is not content. */
const documentation = "README.md";

export interface Content {
  records: ContentRecord[];
  /** Paths of all pictures, relative to `data/images/`. */
  images: ReadonlySet<string>;
  /** Syntax errors, files without records, and missing files. */
  problems: Problem[];
  isComplete: boolean;
}

function toRecords(source: DataFile, path: string): { records: ContentRecord[]; problems: Problem[] } {
  const reject = (at: (string | number)[], rule: string, message: string, remedy: string): Problem => ({
    ...fileProblem(source.file, finding(rule, message, remedy), source.locate(at)),
    path: at,
  });
  const { value } = source;
  const definition = findDefinition(path, value) ?? unknownPage;
  const { noun, holds } = definition;
  if (holds === "list" && !Array.isArray(value)) {
    const problem = reject([], "type-wrong", "the file is not a list", `Write the ${noun} records in [ ]`);
    return { records: [], problems: [problem] };
  }
  const records: ContentRecord[] = [];
  const problems: Problem[] = [];
  for (const [index, each] of (holds === "list" ? (value as unknown[]) : [value]).entries()) {
    const at = holds === "list" ? [index] : [];
    const name = holds === "list" ? `${noun} ${index + 1}` : noun;
    if (isObject(each)) records.push({ definition, source, at, value: each });
    else problems.push(reject(at, "type-wrong", `${name} is not a record`, "Write its fields in { }"));
  }
  return { records, problems };
}

/** Parsed files by path, so that watching parses only changed files. */
const readings = new Map<string, { text: string; reading: Reading }>();

function parseFile(file: string, content: Buffer): Reading {
  const text = content.toString("utf8");
  const known = readings.get(file);
  if (known?.text === text) return known.reading;
  if (!isUtf8(content) || text.includes("\0")) {
    const found = finding(
      "file-encoding",
      "the file is not UTF-8, but perhaps UTF-16 or Windows-1252",
      "Save it as UTF-8",
    );
    return { problems: [fileProblem(file, found, positionAt(text, Math.max(0, text.search(/[\uFFFD\0]/u))))] };
  }
  const { problems, isReadable } = checkCharacters(file, text);
  const parsed = isReadable ? (file.endsWith(".mdx") ? readMdx : readJson)(file, text) : { problems: [] };
  const reading = { ...parsed, problems: [...problems, ...parsed.problems] };
  readings.set(file, { text, reading });
  return reading;
}

/**
 * Reads the records of a file. It is whole if no record is missing.
 * @param file relative to the project root
 * @param path relative to the folder of the content
 */
export function readRecords(file: string, path: string, content: Buffer) {
  const { data, problems } = parseFile(file, content);
  const found = data ? toRecords(data, path) : { records: [], problems: [] };
  return {
    records: found.records,
    problems: [...problems, ...found.problems],
    isWhole: data !== undefined && found.problems.length === 0,
  };
}

/**
 * Reads all content of `data/`. Throws only if the folder does not exist.
 * @param changed texts that files would have, also new ones, by their paths relative to `data/`
 */
export function readContent(root: string, changed: ReadonlyMap<string, string> = new Map()): Content {
  const folder = join(root, dataFolder);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Run this in the project's folder.`);
  const all = [...new Set([...listContent(root), ...changed.keys()])].filter((path) => !isIgnored(path));
  const isImage = (path: string) => path.startsWith(`${imagesFolder}/`);
  const paths = all.filter((path) => !isImage(path) && path !== documentation);
  const records: ContentRecord[] = [];
  const isFirst = dataFolder === sharedFolder;
  const missing = catalogue.filter(
    ({ files, isOptional = false }) =>
      !isOptional && !files.includes("*") && !paths.includes(files) && (isFirst || !ownFiles.test(files)),
  );
  const problems = missing.map(({ files, noun }) =>
    fileProblem(`${dataFolder}/${files}`, finding("file-missing", `${noun}: the file is missing`, "Restore it")),
  );
  problems.push(...checkNames(all));
  let isComplete = missing.length === 0;
  for (const path of paths) {
    if (listDefinitions(path).length === 0) {
      const remedy = path.endsWith(".md") ? `Rename it to ${basename(path)}x` : "Rename or delete it";
      const found = finding("file-unknown", "no kind of content has a file of this name", remedy);
      problems.push(fileProblem(`${dataFolder}/${path}`, found));
      continue;
    }
    const text = changed.get(path);
    const file = findFile(path, root);
    const found = readRecords(file, path, text === undefined ? readFileSync(join(root, file)) : Buffer.from(text));
    records.push(...found.records);
    problems.push(...found.problems);
    isComplete &&= found.isWhole;
  }
  return {
    records,
    images: new Set(all.filter(isImage).map((path) => path.slice(imagesFolder.length + 1))),
    problems,
    isComplete,
  };
}
