import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";

import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { runEngines } from "./engines.mjs";
import { install } from "./install.mjs";
import { addCounts, countJourneys } from "./journey-report.mjs";
import { runPhase } from "./phase.mjs";

/**
 * Browser tests with a configuration of their own, which `npm run test:all` runs. It also runs the files in `thorough` and the tests
 * with the tag `@thorough`: the same behaviour in more places, sizes or failures.
 * @type {{ furtherConfigurations: { title: string, folder: string }[] }}
 */
const { furtherConfigurations } = JSON.parse(readFileSync("src/scripts/test-sizes.json", "utf8"));

const results = "test-results";
const isAll = process.argv.includes("--all");

/** @type {boolean[]} whether each phase succeeded */
const phases = [];
/** @type {import("./journey-report.mjs").Counts[]} */
const counts = [];

/**
 * @param {string} title
 * @param {readonly string[]} args of `npx`
 * @param {{ env?: Record<string, string>, count?: () => import("./journey-report.mjs").Counts }} [options] `count` reads the report of a
 *   program that counts tests
 */
async function check(title, args, { env, count } = {}) {
  let counted = "";
  phases.push(
    await runPhase(title, "npx", ["--no-install", ...args], {
      ...(env ? { env } : {}),
      note: () => {
        if (!count) return counted;
        const found = count();
        counts.push(found);
        return `${found.passed} passed${found.failed > 0 ? `, ${found.failed} failed` : ""}`;
      },
    }),
  );
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function checkUnits() {
  const report = `${results}/unit.json`;
  return check("Unit tests", ["jest", "--json", "--outputFile", report], {
    count: () => {
      const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 1 } = readReport(report) ?? {};
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, again: 0 };
    },
  });
}

/**
 * @param {string} title
 * @param {string} config
 * @param {string} browser
 * @param {Record<string, string>} [env]
 */
function checkInBrowser(title, config, browser, env = {}) {
  const report = `${results}/${basename(config)}.json`;
  return check(title, ["playwright", "test", "--config", config], {
    env: { ...env, CHROMIUM_PATH: browser, JOURNEY_REPORT: report },
    count: () => countJourneys(report),
  });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
await install();
const browser = await findBrowser();
// The build writes the types of queries, which types and lint need.
const built = build();
async function checkCode() {
  await built;
  await check("Types", ["tsc"]);
  await check("Lint", ["eslint", "--max-warnings", "0", "--cache", "--cache-location", ".build/eslint/", "."]);
}
async function checkBehaviour() {
  await check("Format", ["prettier", "--check", ".", "--cache", "--log-level", "warn"]);
  await checkUnits();
}
await Promise.all([checkCode(), checkBehaviour()]);
await checkInBrowser("Browser tests", "e2e", browser, isAll ? {} : { TEST_SIZE: "quick" });
if (isAll) {
  // One after the other: a build, and the development server's start, take a whole core and much memory.
  for (const { title, folder } of furtherConfigurations) await checkInBrowser(title, folder, browser);
  counts.push(await runEngines(({ short }) => short));
}

const { passed, failed, again } = addCounts(counts);
if (again > 0) console.log(`${again} browser tests passed only on a further try: see .logs/browser-tests.log`);
const broken = phases.filter((ok) => !ok).length;
console.log(`\n${passed} passed, ${failed} failed`);
if (broken > 0) console.error(`${broken} of ${phases.length} checks failed.`);
process.exit(broken > 0 || failed > 0 ? 1 : 0);
