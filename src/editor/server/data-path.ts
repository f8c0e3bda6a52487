import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";

import { catalogue } from "../../content/catalogue";
import { dataFolder, imagesFolder } from "../../content/read/data-folder";
import { Refusal } from "./answer";

const namePattern = /^[a-z0-9][\w@-]*(?:\.[a-z0-9]+)?$/u;

/** Whether a path below `data/` names a file that a kind of content is kept in. */
export function isContentPath(path: string): boolean {
  return catalogue.some(({ files }) => {
    const [folder, ending] = files.split("*");
    if (folder === undefined || ending === undefined) return files === path;
    const name = path.slice(folder.length);
    return path.startsWith(folder) && name.endsWith(ending) && namePattern.test(name);
  });
}

/** Whether a path below `data/images/` could name a picture. */
export function isPicturePath(path: string): boolean {
  return /^[\w@-]+(?:\/[\w@-]+)*\.(?:svg|png|jpg|webp)$/u.test(path);
}

/** Refuses what a link leads out of the content, at any of its folders or in the end. */
function refuseLinks(root: string, path: string): void {
  const data = realpathSync(join(root, dataFolder));
  let folder = dirname(join(data, path));
  while (!existsSync(folder)) folder = dirname(folder);
  const inside = realpathSync(folder) === folder && (folder === data || folder.startsWith(data + sep));
  const link = lstatSync(join(data, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (!inside || link) throw new Refusal(400, "This file is not the content's.");
}

/** Absolute path of a file of content; throws a refusal where the path is none. */
export function resolveContent(root: string, path: string): string {
  if (!isContentPath(path)) throw new Refusal(400, "No content is kept in a file of this name.");
  refuseLinks(root, path);
  return join(root, dataFolder, path);
}

/** Absolute path of a picture; throws a refusal where the path is none. */
export function resolvePicture(root: string, path: string): string {
  if (!isPicturePath(path)) throw new Refusal(400, "No picture has a name like this.");
  refuseLinks(root, `${imagesFolder}/${path}`);
  return join(root, dataFolder, imagesFolder, path);
}
