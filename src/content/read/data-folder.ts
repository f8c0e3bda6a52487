import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

import { dataFolder, findFile, sharedFolder } from "../site.cjs";

export { dataFolder, findFile, sharedFolder };

/** Folder of the pictures in the folder of the content. */
export const imagesFolder = "images";

/** Files of operating systems, and what editors leave beside an open file. */
const ignored =
  /(?:^|\/)(?:\.|__MACOSX\/|~\$|#[^/]*#$|(?:eh)?thumbs\.db$|desktop\.ini$|Icon\r$|4913$)|(?:~|\.(?:bak|orig|rej|swp|tmp|temp|lock))$/iu;

/** Whether a file is not content, by its path relative to the folder. */
export function isIgnored(path: string): boolean {
  return ignored.test(path.replaceAll("\\", "/"));
}

/** Lists the paths of all files below a folder, relative to it and sorted; none if it does not exist. */
export function listFiles(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => relative(folder, file).replaceAll(sep, "/")).sort();
}

/** Folders of the content: that of the language, and the one from which it takes what it lacks. */
export const contentFolders: readonly string[] = [...new Set([dataFolder, sharedFolder])];

/** Returns the folder of a file of the content, which may be nested; undefined for other files. */
export function findFolder(file: string): string | undefined {
  return contentFolders.find((each) => file.startsWith(`${each}/`));
}

/** Returns the path of a file of the content relative to its folder; undefined for other files. */
export function toContentPath(file: string): string | undefined {
  const folder = findFolder(file);
  return folder === undefined ? undefined : file.slice(folder.length + 1);
}

/** Lists the paths of all files of the content below a project root, with those that another language takes from the shared folder. */
export function listContent(root: string): string[] {
  const shared = dataFolder === sharedFolder ? [] : listFiles(join(root, sharedFolder));
  const paths = new Set([...listFiles(join(root, dataFolder)), ...shared]);
  return [...paths].filter((path) => !isIgnored(path) && existsSync(join(root, findFile(path, root)))).sort();
}
