import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { dataFolder, sharedFolder } from "../site.cjs";

/** Results of this check, and of the last one with the same code, by the digest of the text or picture that they are made from. */
const used = new Map<string, unknown>();
const earlier = new Map<string, unknown>();

/**
 * Reads the results of the last check of a project with the same code. Returns a function that stores those of this one, and no others;
 * then another check begins.
 */
export function openCache(root: string, code: string): () => void {
  const file = join(root, "node_modules", ".cache", dataFolder === sharedFolder ? "" : dataFolder, "content.json");
  try {
    const stored = JSON.parse(readFileSync(file, "utf8")) as { code: string; results: [string, unknown][] };
    if (stored.code === code) for (const [key, result] of stored.results) earlier.set(key, result);
  } catch {
    // There is no file yet, or another process is writing it.
  }
  return () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ code, results: [...used] }));
    earlier.clear();
    for (const [key, result] of used) earlier.set(key, result);
    used.clear();
  };
}

export function digest(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}

/** Returns a known result of the type that was stored for this key. */
export function findResult(key: string): unknown {
  const result = used.get(key) ?? earlier.get(key);
  if (result !== undefined) used.set(key, result);
  return result;
}

/** Adds a result, which must be JSON, and returns it. */
export function storeResult<Result>(key: string, result: Result): Result {
  used.set(key, result);
  return result;
}
