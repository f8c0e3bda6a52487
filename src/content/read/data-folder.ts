import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { fileProblem, type Problem } from "../problem";
import { positionAt } from "./data-file";

/** Folder of the content below the project's root, and of the pictures below that. */
export const dataFolder = "data";
export const imagesFolder = "images";

/** Texts that stand for those of files below `data/`, as if they were saved; null stands for no file. */
export type Changes = Readonly<Record<string, string | null>>;

/** Lists the paths of all files below a folder, relative to it, sorted, without what is hidden. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** The files of `data/` as they are, or as they would be after some changes. */
export interface DataFolder {
  /** Paths relative to `data/`, sorted. */
  paths: readonly string[];
  read: (path: string) => { text: string; problems: Problem[] };
}

/** Reads bytes as UTF-8; what is none becomes `\uFFFD`, and its first place a problem. */
function decode(file: string, bytes: Buffer): { text: string; problems: Problem[] } {
  const text = bytes.toString("utf8");
  const lost = text.indexOf("\uFFFD");
  if (lost === -1 || bytes.includes("\uFFFD")) return { text, problems: [] };
  const advice = {
    message: "the file is not UTF-8: a character here cannot be read",
    remedy: "Save the file as UTF-8",
  };
  return { text, problems: [fileProblem(file, "encoding-wrong", advice, positionAt(text, lost))] };
}

/** Opens `data/` below a project's root. Throws if there is no such folder. */
export function openDataFolder(root: string, changes: Changes = {}): DataFolder {
  const folder = join(root, dataFolder);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Run this in the project's folder.`);
  const written = Object.entries(changes).flatMap(([path, text]) => (text === null ? [] : [path]));
  const paths = new Set([...listFiles(folder).filter((path) => changes[path] !== null), ...written]);
  return {
    paths: [...paths].sort(),
    read: (path) => {
      const text = changes[path];
      return typeof text === "string"
        ? { text, problems: [] }
        : decode(`${dataFolder}/${path}`, readFileSync(join(folder, path)));
    },
  };
}
