import { isUtf8 } from "node:buffer";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { listDefinitions } from "../content/catalogue";
import { imagesFolder, isIgnored, toContentPath } from "../content/read/data-folder";
import { EditError } from "./edit-file";

/** Largest file that is edited on the page, in bytes. */
const maxBytes = 2_000_000;

/** Throws if a path leads out of the project, or through a link. A missing file has no link. */
function checkPath(root: string, file: string): void {
  const parts = file.split("/");
  if (toContentPath(file) === undefined || parts.some((part) => /^\.*$|[\\\0:]/u.test(part)))
    throw new EditError("This is not a file of the content.");
  parts.forEach((_, index) => {
    const found = lstatSync(join(root, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    if (found && (index < parts.length - 1 ? !found.isDirectory() : !found.isFile()))
      throw new EditError("The file is a link or a device. Edit it where it is.");
    if (found?.isFile() && found.size > maxBytes && !toContentPath(file)?.startsWith(`${imagesFolder}/`))
      throw new EditError("The file is larger than 2 MB. Edit it in an editor.");
  });
}

/** Returns the path of a file relative to the folder of the content, if it is one of the contract. */
export function checkFile(root: string, file: string): string {
  const path = toContentPath(file) ?? "";
  if (listDefinitions(path).length === 0 || isIgnored(path)) throw new EditError("This is not a file of the content.");
  checkPath(root, file);
  return path;
}

export function readFile(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path)) throw new EditError("The file is not there any more. Load the page again.");
  const content = readFileSync(path);
  if (!isUtf8(content)) throw new EditError("The file is not UTF-8. Save it as UTF-8 first.");
  const text = content.toString("utf8");
  if (/^<{7} /mu.test(text)) throw new EditError("The file has a conflict of a merge. Resolve it first.");
  return text;
}

/** Replaces a file as a whole, so that no program reads a half of it. */
export function writeFile(root: string, file: string, content: string | Buffer): void {
  checkPath(root, file);
  const path = join(root, file);
  try {
    if (existsSync(path)) accessSync(path, constants.W_OK);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.tmp`, content);
    renameSync(`${path}.tmp`, path);
  } catch {
    throw new EditError(`${file} cannot be written: it is read-only, or the disk is full.`);
  }
}

/** Moves a file between the content and the folder of the cache. Does nothing if it is not there. */
export function moveFile(root: string, from: string, to: string): void {
  if (!existsSync(join(root, from))) return;
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
}
