// npm run advisories: lists direct packages, the overrides of docs/upgrading.md with their reasons, and open advisories. Fails if there is
// one, or if the registry does not answer
import { readFileSync } from "node:fs";

import { run } from "./run.mjs";

const overrides = readFileSync("docs/upgrading.md", "utf8").match(/^\| `[^`|]+` \d.*$/gmu) ?? [];
console.log(overrides.join("\n"));
for (const folder of [".", "tools"]) {
  run("npm", ["pkg", "get", "dependencies", "devDependencies", "optionalDependencies", "--prefix", folder]);
  if (run("npm", ["audit", "--package-lock-only", "--prefix", folder]) !== 0) process.exitCode = 1;
}
