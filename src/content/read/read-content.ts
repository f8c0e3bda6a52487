import { z } from "zod";

import { catalogue } from "../catalogue";
import type { ContentDefinition } from "../define";
import { fileProblem, type Problem } from "../problem";
import { didYouMean } from "../suggest";
import type { DataFile, Reading } from "./data-file";
import { dataFolder, imagesFolder, openDataFolder, type Changes } from "./data-folder";
import { readJson } from "./read-json";
import { readMdx } from "./read-mdx";
import { isObject, type ContentRecord } from "./record";

/** Not content: what is written for editors. */
const documentation = ["README.md"];

/** Everything that stands in `data/`. */
export interface Content {
  records: ContentRecord[];
  /** Paths of all pictures, relative to `data/images/`. */
  images: ReadonlySet<string>;
  /** Files that could not be read, stand in a wrong place, or are missing. */
  problems: Problem[];
  /** Whether a name may stand in a file that could not be read to its end, so that nobody can say that it is nowhere. */
  mayHold: (name: string) => boolean;
}

/** Readings of files by their path, for whoever reads the content again and again. */
export type Readings = Map<string, { text: string; reading: Reading }>;

function matchesFiles(files: string, path: string): boolean {
  const [folder, extension] = files.split("*");
  if (folder === undefined || extension === undefined) return files === path;
  return path.startsWith(folder) && path.endsWith(extension) && !path.slice(folder.length).includes("/");
}

/** The definitions that a file below `data/` may hold; several only for pages. */
export function definitionsFor(path: string): ContentDefinition[] {
  return catalogue.filter(({ files }) => matchesFiles(files, path));
}

function templateOf(definition: ContentDefinition): string {
  const { template } = definition.schema.shape;
  return template instanceof z.ZodLiteral ? String(template.value) : "";
}

/**
 * The definition a record is an instance of; of the pages', the one with its template.
 * @param path the file's path relative to `data/`
 */
export function findDefinition(path: string, value: unknown): ContentDefinition | undefined {
  const candidates = definitionsFor(path);
  if (candidates.length <= 1) return candidates[0];
  return candidates.find((candidate) => isObject(value) && templateOf(candidate) === value["template"]);
}

function refuseTemplate(source: DataFile, path: string): Problem[] {
  if (source.isUnsure(["template"])) return [];
  const templates = definitionsFor(path).map(templateOf);
  const written = isObject(source.value) ? source.value["template"] : undefined;
  const message = `page: template is ${written === undefined ? "missing" : JSON.stringify(written)}`;
  const remedy = `${didYouMean(written, templates)}Choose from: ${templates.join(", ")}`;
  const place = source.locate(["template"]);
  return [{ ...fileProblem(source.file, "template-unknown", { message, remedy }, place), path: ["template"] }];
}

function toRecords(source: DataFile, path: string): { records: ContentRecord[]; problems: Problem[] } {
  const definition = findDefinition(path, source.value);
  if (!definition) return { records: [], problems: refuseTemplate(source, path) };
  const refuse = (message: string, remedy: string, at: (string | number)[] = []) =>
    source.isUnsure(at)
      ? []
      : [{ ...fileProblem(source.file, "type-wrong", { message, remedy }, source.locate(at)), path: at }];
  if (definition.holds === "one") {
    if (isObject(source.value)) return { records: [{ definition, source, at: [], value: source.value }], problems: [] };
    const problems = refuse(`${definition.noun}: the file holds no fields`, "Write the fields in { }");
    return { records: [], problems };
  }
  if (!Array.isArray(source.value)) {
    const problems = refuse("the file holds no list", `Write the ${definition.noun} records in [ ]`);
    return { records: [], problems };
  }
  const records: ContentRecord[] = [];
  const problems: Problem[] = [];
  source.value.forEach((value: unknown, index) => {
    if (isObject(value)) records.push({ definition, source, at: [index], value });
    else
      problems.push(...refuse(`${definition.noun} ${index + 1} is not a record`, "Write its fields in { }", [index]));
  });
  return { records, problems };
}

/** Reads one file of `data/`, whatever its language. */
export function readDataFile(path: string, text: string): Reading {
  const file = `${dataFolder}/${path}`;
  return path.endsWith(".mdx") ? readMdx(file, text) : readJson(file, text);
}

/** The records of one file, and what is wrong with its spelling and outline. */
export function readRecords(path: string, text: string, readings?: Readings) {
  const known = readings?.get(path);
  const reading = known?.text === text ? known.reading : readDataFile(path, text);
  readings?.set(path, { text, reading });
  const { records, problems } = reading.data ? toRecords(reading.data, path) : { records: [], problems: [] };
  return { records, problems: [...reading.problems, ...problems] };
}

function listMissing(paths: readonly string[]): Problem[] {
  return catalogue
    .filter(({ files }) => !files.includes("*") && !paths.includes(files))
    .map(({ files, noun }) =>
      fileProblem(`${dataFolder}/${files}`, "file-missing", {
        message: `${noun}: the file is missing`,
        remedy: "Put it back",
      }),
    );
}

/**
 * Reads the whole of `data/`. Throws only if the folder itself cannot be read.
 * @param options.changes reads as if these files had been saved
 * @param options.readings what was read before, which is used again and added to
 */
export function readContent(root: string, options: { changes?: Changes; readings?: Readings } = {}): Content {
  const folder = openDataFolder(root, options.changes);
  const isImage = (path: string) => path.startsWith(`${imagesFolder}/`);
  const images = new Set(folder.paths.filter(isImage).map((path) => path.slice(imagesFolder.length + 1)));
  const paths = folder.paths.filter((path) => !isImage(path) && !documentation.includes(path));
  const records: ContentRecord[] = [];
  const problems: Problem[] = [];
  const unread: string[] = [];
  for (const path of paths) {
    if (definitionsFor(path).length === 0) {
      const advice = {
        message: "no kind of content is kept in a file of this name",
        remedy: "Rename it, or take it out",
      };
      problems.push(fileProblem(`${dataFolder}/${path}`, "file-unknown", advice));
      continue;
    }
    const { text, problems: lost } = folder.read(path);
    const found = readRecords(path, text, options.readings);
    if (found.problems.length > 0) unread.push(`${path}\n${text}`);
    records.push(...found.records);
    problems.push(...lost, ...found.problems);
  }
  problems.push(...listMissing(paths));
  return { records, images, problems, mayHold: (name) => unread.some((text) => text.includes(name)) };
}
