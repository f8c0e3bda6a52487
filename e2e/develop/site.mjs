import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openCopy } from "../copy-site.mjs";

export const port = Number(process.env["PORT"]) || 9322;

/** Folder of the copy in which the development server runs. */
export const root = join(tmpdir(), `develop-site-${port}`);

export const { read, write } = openCopy(root);

/** @param {string} path */
export function remove(path) {
  rmSync(join(root, path), { force: true });
}

/**
 * Restores a file of the project if it differs: Gatsby can lose records of a file that is written twice in a row.
 * @param {string} path
 */
export function restore(path) {
  const text = readFileSync(path, "utf8");
  if (read(path) !== text) write(path, text);
}
