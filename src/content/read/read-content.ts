import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { catalogue } from "../catalogue";
import { isObject, type ContentRecord } from "../check/check-shape";
import type { DataFile } from "./data-file";
import type { ContentDefinition } from "../define";
import { didYouMean } from "../check/explain";
import type { Problem } from "../check/problem";
import { readJson } from "./read-json";
import { readMdx } from "./read-mdx";

/** Folder of the content below the project's root, and of the pictures below that. */
export const dataFolder = "data";
export const imagesFolder = "images";

/** Not content: what is written for editors. */
const documentation = ["README.md"];

/** Everything that stands in `data/`. */
export interface Content {
  records: ContentRecord[];
  /** Paths of all pictures, relative to `data/images/`. */
  images: ReadonlySet<string>;
  /** Files that could not be read, stand in a wrong place, or are missing. */
  problems: Problem[];
}

function matchesFiles(files: string, path: string): boolean {
  const [folder, extension] = files.split("*");
  if (folder === undefined || extension === undefined) return files === path;
  return path.startsWith(folder) && path.endsWith(extension) && !path.slice(folder.length).includes("/");
}

/** The definitions that a file below `data/` may hold; several only for pages. */
function definitionsFor(path: string): ContentDefinition[] {
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
function findDefinition(path: string, value: unknown): ContentDefinition | undefined {
  const candidates = definitionsFor(path);
  if (candidates.length <= 1) return candidates[0];
  return candidates.find((candidate) => isObject(value) && templateOf(candidate) === value["template"]);
}

function toRecords(source: DataFile, path: string): { records: ContentRecord[]; problems: Problem[] } {
  const refuse = (message: string, at: (string | number)[] = []) => ({
    records: [],
    problems: [{ file: source.file, ...source.locate(at), message }],
  });
  const definition = findDefinition(path, source.value);
  if (!definition) {
    const templates = definitionsFor(path).map(templateOf);
    const written = isObject(source.value) ? source.value["template"] : undefined;
    return refuse(
      `page: template is ${written === undefined ? "missing" : JSON.stringify(written)}.${didYouMean(written, templates)} Choose from: ${templates.join(", ")}.`,
      ["template"],
    );
  }
  if (definition.holds === "one") {
    if (!isObject(source.value)) return refuse(`${definition.noun}: the file must hold fields in { }.`);
    return { records: [{ definition, source, at: [], value: source.value }], problems: [] };
  }
  if (!Array.isArray(source.value)) return refuse(`the file must hold a list of ${definition.noun} records in [ ].`);
  const records: ContentRecord[] = [];
  const problems: Problem[] = [];
  source.value.forEach((value: unknown, index) => {
    if (isObject(value)) records.push({ definition, source, at: [index], value });
    else problems.push(...refuse(`${definition.noun} ${index + 1} must be fields in { }.`, [index]).problems);
  });
  return { records, problems };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/** Reads the whole of `data/`. Throws only if the folder itself cannot be read. */
export function readContent(root: string): Content {
  const paths = listFiles(join(root, dataFolder));
  const images = new Set(
    paths.filter((path) => path.startsWith(`${imagesFolder}/`)).map((path) => path.slice(imagesFolder.length + 1)),
  );
  const content: Content & { records: ContentRecord[]; problems: Problem[] } = { records: [], images, problems: [] };
  const contentPaths = paths.filter((path) => !path.startsWith(`${imagesFolder}/`) && !documentation.includes(path));
  for (const path of contentPaths) {
    const file = `${dataFolder}/${path}`;
    if (definitionsFor(path).length === 0) {
      const message = "no kind of content is kept in a file of this name. Rename it, or take it out.";
      content.problems.push({ file, line: 1, column: 1, message });
      continue;
    }
    const text = readFileSync(join(root, dataFolder, path), "utf8");
    const reading = path.endsWith(".mdx") ? readMdx(file, text) : readJson(file, text);
    const { records, problems } =
      "data" in reading ? toRecords(reading.data, path) : { records: [], problems: reading.problems };
    content.records.push(...records);
    content.problems.push(...problems);
  }
  for (const { files, noun } of catalogue) {
    if (!files.includes("*") && !contentPaths.includes(files)) {
      content.problems.push({
        file: `${dataFolder}/${files}`,
        line: 1,
        column: 1,
        message: `${noun}: the file is missing. Put it back.`,
      });
    }
  }
  return content;
}
