import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";

import { run } from "../../src/scripts/run.mjs";
import { readRebrandGuide } from "../../src/theme/testing/rebrand-guide";
import { buildCopy, buildDay, copySite } from "../copy-site.mjs";
import { starter } from "../sites";

/** Name with letters that are in another file of the package than English ones. */
export const foreignName = "Łucja Gönül Şahin-Kovács";

/** Links the packages of a folder, except some. */
function linkPackages(from: string, to: string, except: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => !except.includes(each)))
    symlinkSync(resolve(from, name), join(to, name), "junction");
}

/** Runs a command in the copy. Throws its output if it fails. */
function runIn(root: string, ...args: string[]): void {
  const env = { ...process.env, CONTENT_FOLDER: "starter" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${(stdout + stderr).slice(-8000)}`);
}

/** Follows the guide to another brand in a copy of the starter, runs the unit tests and builds the site. */
export function buildRebranded(): void {
  const { root } = starter;
  run("node", ["src/scripts/install.mjs", "tools"]);
  rmSync(root, { recursive: true, force: true });
  const { colors, removed, installed, typeface } = readRebrandGuide();
  const fonts = "node_modules/@fontsource-variable";
  linkPackages("node_modules", join(root, "node_modules"), ["@fontsource-variable"]);
  linkPackages(fonts, join(root, fonts), [basename(removed), basename(installed)]);
  symlinkSync(resolve("tools/node_modules", installed), join(root, "node_modules", installed), "junction");
  const site = copySite("rebrand", root);
  cpSync("tools/typeface.ts", join(root, "tools/typeface.ts"));
  symlinkSync(resolve("tools/node_modules"), join(root, "tools/node_modules"), "junction");

  const edit = (file: string, changes: [from: RegExp, to: string][]) => {
    site.write(
      file,
      changes.reduce((text, [from, to]) => text.replace(from, to), site.read(file)),
    );
  };
  edit(
    "src/theme/palette.ts",
    Object.entries(colors).map(([name, value]) => [new RegExp(`\\b${name}: "#\\w+"`, "u"), `${name}: "${value}"`]),
  );
  edit(
    "src/theme/typeface.json",
    Object.entries(typeface).map(([name, value]) => [new RegExp(`"${name}": "[^"]*"`, "u"), `"${name}": "${value}"`]),
  );
  edit("starter/team.json", [[/Luis Ortega/u, foreignName]]);
  runIn(root, "--import", "tsx", "tools/typeface.ts");
  runIn(root, "node_modules/jest/bin/jest.js", "src/theme", "src/social-cards", "src/gatsby");
  buildCopy(site, { CONTENT_DATE: buildDay });
}
