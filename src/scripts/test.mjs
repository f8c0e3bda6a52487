// npm test, npm run test:all: runs checks and tests of the built site, and counts passed and failed tests
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import { findBrowser } from "./browser.mjs";
import { toCommand } from "./run.mjs";

const isAll = process.argv.includes("--all");
const total = { passed: 0, failed: 0 };

/**
 * Runs the binary of a package and prints a summary line, with the output if it fails.
 * @param {string} title
 * @param {readonly string[]} args of `npx`
 * @param {Record<string, string>} [env] additional environment variables
 */
async function check(title, args, env) {
  const since = Date.now();
  let output = "";
  const child = spawn(...toCommand("npx", ["--no-install", ...args]), {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  const lines = stripVTControlCharacters(output).split(/\r?\n/u);

  /** @param {string} word after the number of tests in the summary of Jest or Playwright */
  const count = (word) =>
    lines
      .map((line) => new RegExp(`^(?:Tests:.*?|\\s+)(\\d+) ${word}\\b`, "u").exec(line)?.[1])
      .reduce((sum, number) => sum + Number(number ?? 0), 0);
  const [passed = 0, failed = 0, flaky = 0] = ["passed", "failed", "flaky"].map(count);
  const notes = [passed && `${passed} passed`, failed && `${failed} failed`, flaky && `${flaky} flaky`];
  notes.push(`${Math.round((Date.now() - since) / 1000)} s`);
  console.log(`${code === 0 ? "✓" : "✗"} ${title} (${notes.filter(Boolean).join(", ")})`);
  if (code !== 0) console.error(lines.filter((line) => !line.startsWith("PASS")).join("\n"));
  total.passed += passed + flaky;
  total.failed += Math.max(failed, code === 0 ? 0 : 1);
}

/** @type {Record<string, string>} */
const env = { CHROMIUM_PATH: findBrowser(), ...(isAll ? {} : { TEST_SIZE: "quick" }) };
await Promise.all([
  check("Build of the test site", ["tsx", "e2e/build-starter.mjs"]),
  check("Types", ["tsc"]).then(() =>
    check("Lint", ["eslint", "--max-warnings", "0", "--cache", "--cache-location", ".build/eslint/", "."]),
  ),
  check("Format", ["prettier", "--check", ".", "--cache", "--log-level", "warn"])
    .then(() =>
      check(
        "Spelling",
        "cspell lint --no-progress --quiet --exclude {data,starter,languages}/**/*.{json,mdx} .".split(" "),
      ),
    )
    .then(() => check("Unit tests", ["jest"])),
]);
const others = readdirSync("e2e").filter((name) => existsSync(`e2e/${name}/playwright.config.ts`));
for (const folder of ["e2e", ...(isAll ? others.map((name) => `e2e/${name}`) : [])])
  await check(
    `Browser tests in ${folder}`,
    ["playwright", "test", "--reporter", "dot", "--pass-with-no-tests", "--config", folder],
    env,
  );
if (isAll) await check("Companies", ["tsx", "e2e/companies/companies.ts", "--seed", "1", "--count", "5"], env);

const minutes = Math.max(1, Math.round(process.uptime() / 60));
console.log(`\n${total.passed} passed, ${total.failed} failed (${minutes} min)`);
if (total.failed > 0) console.log("Traces and pictures of failed browser tests are in test-results/");
process.exit(total.failed > 0 ? 1 : 0);
