import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { inputs, listSettings } from "./inputs.mjs";
import { install } from "./install.mjs";
import { runPhaseOrExit } from "./phase.mjs";
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs";

const stamp = ".build/stamp";

/** Written by the build: the next day, `YYYY-MM-DD`, on which something appears or disappears; empty when there is none. */
const nextChange = ".build/next-change";

/** Written by the build itself. */
const generated = "src/gatsby-types.d.ts";

/** Hash of all inputs and settings. */
function hashInputs() {
  return hashFiles(inputs, JSON.stringify(listSettings(process.env)));
}

/** Whether what was built shows still what is due. A day that the settings name is in their hash, and does not pass. */
function isDue() {
  if (!existsSync(nextChange)) return false;
  const change = readFileSync(nextChange, "utf8");
  return change === "" || Boolean(process.env["CONTENT_DATE"]) || new Date().toISOString().slice(0, 10) < change;
}

/** Makes the next build run, whatever stands there. */
export function forgetBuild() {
  rmSync(stamp, { force: true });
}

/** Builds the site into `public/`, unless it stands there as the sources and the day have it. */
export async function build() {
  const built = existsSync("public/index.html") && existsSync(generated);
  if (built && isStamped(stamp, hashInputs()) && isDue()) return;
  forgetBuild();
  await runPhaseOrExit("Build", "npx", ["--no-install", "gatsby", "build"], {
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
  });
  writeStamp(stamp, hashInputs());
}

/** `-- --preview` makes a site for editors, with what visitors do not see yet. */
if (process.argv.includes("--preview")) process.env["GATSBY_CONTENT"] = "preview";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  forgetBuild();
  await build();
}
