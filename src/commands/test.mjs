import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

const results = "test-results";
const unitReport = `${results}/unit.json`;
const journeyReport = `${results}/journeys.json`;

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Counts of both runners; a run that left no report counts as one failure. `again` passed on a further try. */
function count() {
  const unit = readReport(unitReport);
  const journeys = readReport(journeyReport);
  const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0);
  const failed =
    (unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1) + (journeys ? journeys.stats.unexpected : 1);
  return { passed, failed, again: journeys?.stats.flaky ?? 0 };
}

/**
 * @param {string} title
 * @param {readonly string[]} args of `npx`
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it passed
 */
async function step(title, args, env) {
  console.log(`\n— ${title}`);
  return (await run("npx", ["--no-install", ...args], env)) === 0;
}

await install();
await build();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const checks = [
  await step("Format", ["prettier", "--check", ".", "--log-level", "warn"]),
  await step("Lint", ["eslint", "--max-warnings", "0", "."]),
  await step("Types", ["tsc"]),
  await step("Rules", ["jest", "--json", "--outputFile", unitReport]),
  await step("Journeys", ["playwright", "test", "--config", "e2e"], {
    CHROMIUM_PATH: await findBrowser(),
    JOURNEY_REPORT: journeyReport,
  }),
];

const { passed, failed, again } = count();
if (again > 0) console.log(`\n${again} journeys passed only on a further try, see above.`);
const broken = checks.filter((ok) => !ok).length;
console.log(`\n${passed} passed, ${failed} failed`);
if (broken > 0) console.error(`${broken} of ${checks.length} steps failed.`);
process.exit(broken > 0 || failed > 0 ? 1 : 0);
