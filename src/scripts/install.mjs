import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { runPhase } from "./run.mjs";

/**
 * Installs the packages of a folder's lockfile if it has changed. Exits when that fails.
 * @param {string} [folder]
 */
export async function install(folder = ".") {
  const stamp = join(folder, "node_modules/.install-stamp");
  const lockfile = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(process.version).update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const { failed } = await runPhase("Install", "npm", ["ci", "--prefix", folder, "--loglevel", "error"]);
  if (failed > 0) process.exit(1);
  writeFileSync(stamp, hash);
  // Gatsby's cache is not valid for other versions of plugins.
  rmSync(join(folder, ".cache"), { recursive: true, force: true });
}

// node src/scripts/install.mjs [folder]: installs the project, and then the folder
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  const folder = process.argv[2];
  if (folder) await install(folder);
}
