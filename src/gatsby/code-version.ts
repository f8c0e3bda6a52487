import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders of the code that creates nodes, articles and social cards. */
const folders = ["src/article", "src/content", "src/gatsby", "src/social-cards", "src/theme"];

let version: string | undefined;

/** Hash of that code, a part of the key of everything that a build caches for the next one. */
export function readCodeVersion(): string {
  if (version !== undefined) return version;
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(readFileSync(file));
  version = hash.digest("hex");
  return version;
}
