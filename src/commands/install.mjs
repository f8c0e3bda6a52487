import { fileURLToPath } from "node:url";

import { runOrExit } from "./run.mjs";
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs";

const stamp = "node_modules/.install-stamp";

/** Installs the dependencies exactly as the lockfile has them, unless that has been done. */
export async function install() {
  const hash = hashFiles(["package-lock.json"], process.version);
  if (isStamped(stamp, hash)) return;
  await runOrExit("npm", ["ci", "--loglevel", "error"]);
  writeStamp(stamp, hash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install();
