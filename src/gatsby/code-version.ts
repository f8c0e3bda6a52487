import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const files = ["src/article", "src/charts", "src/content", "src/gatsby", "src/social-cards", "src/theme"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

const hash = createHash("sha256");
for (const file of files.sort()) hash.update(readFileSync(file));

/** Hash of the code that creates nodes, articles and social cards. Part of the keys in Gatsby's cache. */
export const codeVersion = hash.digest("hex");
