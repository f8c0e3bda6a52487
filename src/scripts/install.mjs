// node src/scripts/install.mjs [folder]: installs the packages of the project and of the folder if their lockfile has changed,
// without install scripts
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "./run.mjs";

for (const folder of [".", ...process.argv.slice(2)]) {
  const stamp = join(folder, "node_modules/.install-stamp");
  const text = readFileSync(join(folder, "package-lock.json"), "utf8");
  // Ignores the name of the project.
  const lockfile = text.replaceAll(`"name": "${JSON.parse(text).name}"`, '"name": "website"');
  const hash = createHash("sha256").update(process.version).update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) continue;
  if (run("npm", ["ci", "--ignore-scripts", "--prefix", folder, "--loglevel", "error"]) !== 0) process.exit(1);
  writeFileSync(stamp, hash);
  // Gatsby's caches are invalid for other plugin versions.
  for (const caches of [".cache", ".build/languages"]) rmSync(join(folder, caches), { recursive: true, force: true });
}
