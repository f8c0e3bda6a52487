import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folders whose code makes the site's data, articles and social cards. */
const folders = ["src/article", "src/content", "src/gatsby", "src/social-cards"];

let version: string | undefined;

/** A hash of the code that makes the site's data: a part of the key of whatever one build caches for the next one. */
export function readCodeVersion(): string {
  if (version !== undefined) return version;
  const hash = createHash("sha256");
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  );
  for (const path of paths.sort()) if (statSync(path).isFile()) hash.update(readFileSync(path));
  version = hash.digest("hex");
  return version;
}
