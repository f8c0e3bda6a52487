import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Text of a file, by its path from the project's root; undefined where there is none. */
export function readText(root: string, file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
