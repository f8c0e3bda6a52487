import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { runPhaseOrExit } from "./phase.mjs";
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs";

/**
 * Installs what a folder's lockfile has, exactly, unless that has been done.
 * @param {string} folder
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function installIn(folder) {
  const stamp = join(folder, "node_modules/.install-stamp");
  const hash = hashFiles([join(folder, "package-lock.json")], process.version);
  if (isStamped(stamp, hash)) return false;
  await runPhaseOrExit("Install", "npm", ["ci", "--prefix", folder, "--loglevel", "error"]);
  writeStamp(stamp, hash);
  return true;
}

/** Installs the project's own dependencies. */
export async function install() {
  // Gatsby empties its cache for another set of plugins, but not its memory of which plugin makes which nodes.
  if (await installIn(".")) rmSync(".cache", { recursive: true, force: true });
}

// With a folder, installs that folder's dependencies as well: node src/scripts/install.mjs tools
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  const folder = process.argv[2];
  if (folder) await installIn(folder);
}
