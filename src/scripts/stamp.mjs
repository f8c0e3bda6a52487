import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists all files below a path, sorted, without what is hidden.
 * @param {string} path a file or a folder
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith("."))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * Hash of what stands in files and folders.
 * @param {readonly string[]} paths
 * @param {string} [extra] what else decides the outcome
 */
export function hashFiles(paths, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of paths.flatMap(listFiles)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Whether a stamp file holds this hash.
 * @param {string} file
 * @param {string} hash
 */
export function isStamped(file, hash) {
  return existsSync(file) && readFileSync(file, "utf8") === hash;
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function writeStamp(file, hash) {
  writeFileSync(file, hash);
}
