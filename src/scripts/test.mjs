import { existsSync, readdirSync } from "node:fs";

import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { runPhase } from "./run.mjs";

const isAll = process.argv.includes("--all");
const total = { passed: 0, failed: 0 };
/**
 * @param {string} title
 * @param {readonly string[]} args of `npx`
 * @param {Record<string, string>} [env]
 */
async function check(title, args, env) {
  const { passed, failed } = await runPhase(title, "npx", ["--no-install", ...args], env);
  total.passed += passed;
  total.failed += failed;
}

// The build writes the types of queries, which types and lint need.
await build();
/** @type {Record<string, string>} */
const env = { CHROMIUM_PATH: await findBrowser(), ...(isAll ? {} : { TEST_SIZE: "quick" }) };
await Promise.all([
  check("Types", ["tsc"]).then(() =>
    check("Lint", ["eslint", "--max-warnings", "0", "--cache", "--cache-location", ".build/eslint/", "."]),
  ),
  check("Format", ["prettier", "--check", ".", "--cache", "--log-level", "warn"])
    .then(() => check("Spelling", ["cspell", "lint", "--no-progress", "--quiet", "."]))
    .then(() => check("Unit tests", ["jest"])),
]);
const others = readdirSync("e2e").filter((name) => existsSync(`e2e/${name}/playwright.config.ts`));
for (const folder of ["e2e", ...(isAll ? others.map((name) => `e2e/${name}`) : [])])
  await check(
    `Browser tests in ${folder}`,
    ["playwright", "test", "--reporter", "dot", "--pass-with-no-tests", "--config", folder],
    env,
  );

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
