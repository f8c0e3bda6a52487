import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Folder of the content in the project root, and of the pictures in it. Bundles import its files as `#content/…`. */
// eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing -- Treats an empty setting as unset.
export const dataFolder = process.env["CONTENT_FOLDER"] || "data";
export const imagesFolder = "images";

/** Lists the paths of all files below `data/`, relative to it and sorted. Skips hidden files. */
export function listDataFiles(root: string): string[] {
  const folder = join(root, dataFolder);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
