import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns the file of a project for what its checks found out, which takes seconds to repeat. */
function cacheFile(root: string, name: string): string {
  return join(root, "node_modules", ".cache", `${name}.json`);
}

/** Reads a cache; empty if there is none, or while another process writes it. */
export function readCache<Value>(root: string, name: string): Record<string, Value> {
  try {
    return JSON.parse(readFileSync(cacheFile(root, name), "utf8")) as Record<string, Value>;
  } catch {
    return {};
  }
}

export function writeCache(root: string, name: string, cache: Readonly<Record<string, unknown>>): void {
  const file = cacheFile(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(cache));
}
