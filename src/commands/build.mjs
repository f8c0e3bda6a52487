import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { install } from "./install.mjs";
import { runOrExit } from "./run.mjs";
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs";

const stamp = ".cache/build-stamp";

/** Everything a built site depends on. */
export const inputs = [
  "data",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "tsconfig.json",
];

/** Written by the build itself. */
const generated = "src/gatsby-types.d.ts";

/** Hash of all inputs and of the settings that reach the pages. */
function hashInputs() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("GATSBY_"));
  return hashFiles(inputs, JSON.stringify(settings.sort()));
}

/** Makes the next build run, whatever stands there. */
export function forgetBuild() {
  rmSync(stamp, { force: true });
}

/** Builds the site into `public/`, unless it stands there as the sources have it. */
export async function build() {
  if (existsSync("public/index.html") && existsSync(generated) && isStamped(stamp, hashInputs())) return;
  forgetBuild();
  await runOrExit("npx", ["--no-install", "gatsby", "build"], { GATSBY_TELEMETRY_DISABLED: "1" });
  writeStamp(stamp, hashInputs());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  forgetBuild();
  await build();
}
