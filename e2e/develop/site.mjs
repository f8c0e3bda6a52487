import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const port = Number(process.env["PORT"]) || 9322;

/** Folder of the copy in which the development server runs. */
export const root = join(tmpdir(), `develop-site-${port}`);

/** @param {string} path */
export function read(path) {
  return readFileSync(join(root, path), "utf8");
}

/**
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

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
