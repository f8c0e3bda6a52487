import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { install } from "./install.mjs";
import { runPhase } from "./run.mjs";

/** Everything that a built site depends on besides settings. */
const inputs = [
  ...["data", "src", "static", "package.json", "package-lock.json", "tsconfig.json"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
];

/** Hidden files, tests, and folders that are not part of the site. */
const noInput = /(?:^|[\\/])\.|\.test\.tsx?$|^(?:relay|scripts)[\\/]/u;

const stamp = ".build/stamp";

/** `src/gatsby/on-post-build.ts` writes the next day on which content appears or disappears; empty without one. */
const nextChange = ".build/next-change";

/** @param {string} path */
function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => !noInput.test(name)).map((name) => join(path, name));
  return files.filter((file) => statSync(file).isFile()).sort();
}

/** Hash of all inputs and of the settings that change the site. */
function hashInputs() {
  const settings = Object.entries(process.env).filter(([name]) => /^(?:GATSBY_.*|CONTENT_DATE|NETLIFY)$/u.test(name));
  const hash = createHash("sha256").update(JSON.stringify(settings.sort()));
  for (const file of inputs.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function isCurrent() {
  const files = [stamp, nextChange, "public/index.html", "src/gatsby-types.d.ts"];
  if (!files.every(existsSync) || readFileSync(stamp, "utf8") !== hashInputs()) return false;
  const change = readFileSync(nextChange, "utf8");
  return change === "" || Boolean(process.env["CONTENT_DATE"]) || new Date().toISOString().slice(0, 10) < change;
}

/** Ensures that the next build runs. */
export const forgetBuild = () => rmSync(stamp, { force: true });

/** Installs, and builds the site into `public/` unless nothing has changed since the last build. */
export async function build() {
  await install();
  if (isCurrent()) return;
  forgetBuild();
  const telemetry = { GATSBY_TELEMETRY_DISABLED: "1" };
  if ((await runPhase("Build", "npx", ["--no-install", "gatsby", "build"], telemetry)).failed > 0) process.exit(1);
  writeFileSync(stamp, hashInputs());
}

// node src/scripts/build.mjs [--preview]: with drafts and scheduled content
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--preview")) process.env["GATSBY_CONTENT"] = "preview";
  forgetBuild();
  await build();
}
