import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { runOrExit } from "./run.mjs";
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs";

const stamp = "node_modules/.install-stamp";

/** Installs the dependencies exactly as the lockfile has them, unless that has been done. */
export async function install() {
  const hash = hashFiles(["package-lock.json"], process.version);
  if (isStamped(stamp, hash)) return;
  await runOrExit("npm", ["ci", "--loglevel", "error"]);
  // Gatsby empties its cache for another set of plugins, but not its memory of which plugin makes which nodes.
  rmSync(".cache", { recursive: true, force: true });
  writeStamp(stamp, hash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install();
