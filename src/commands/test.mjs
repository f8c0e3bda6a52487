import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { runEngines } from "./engines.mjs";
import { install } from "./install.mjs";
import { addCounts, countJourneys } from "./journey-report.mjs";
import { run } from "./run.mjs";

const results = "test-results";
const unitReport = `${results}/unit.json`;
const weightReport = `${results}/weight.json`;
/** Of journeys through the built site, builds on several days, the local editor, and the development server. */
const journeyReports = ["journeys", "life", "editor", "develop"].map((name) => `${results}/${name}.json`);

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * Counts of all runners, pages that were weighed included; a run that left no report counts as one failure.
 * @param {import("./journey-report.mjs").Counts} engines
 */
function count(engines) {
  const unit = readReport(unitReport);
  const weight = readReport(weightReport);
  return addCounts([
    {
      passed: unit?.numPassedTests ?? 0,
      failed: unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1,
      again: 0,
    },
    { passed: weight?.passed ?? 0, failed: weight?.failed ?? 1, again: 0 },
    ...journeyReports.map(countJourneys),
    engines,
  ]);
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

/** @param {number} report index of its report */
async function journeySettings(report) {
  return { CHROMIUM_PATH: await findBrowser(), JOURNEY_REPORT: journeyReports[report] ?? "" };
}

async function weightSettings() {
  return { CHROMIUM_PATH: await findBrowser(), BUDGET_REPORT: weightReport };
}

const checks = [
  await step("Format", ["prettier", "--check", ".", "--log-level", "warn"]),
  await step("Lint", ["eslint", "--max-warnings", "0", "."]),
  await step("Types", ["tsc"]),
  await step("Rules", ["jest", "--json", "--outputFile", unitReport]),
  await step("Weight", ["tsx", "e2e/speed/budget.ts"], await weightSettings()),
  await step("Journeys", ["playwright", "test", "--config", "e2e"], await journeySettings(0)),
  // One after the other: a build, and the development server's start, take a whole core and much memory.
  await step("Life of content", ["playwright", "test", "--config", "e2e/life"], await journeySettings(1)),
  await step("Editor", ["playwright", "test", "--config", "e2e/editor"], await journeySettings(2)),
  await step("Development", ["playwright", "test", "--config", "e2e/develop"], await journeySettings(3)),
];
const engines = await runEngines(({ short }) => short);

const { passed, failed, again } = count(engines);
if (again > 0) console.log(`\n${again} journeys passed only on a further try, see above.`);
const broken = checks.filter((ok) => !ok).length;
console.log(`\n${passed} passed, ${failed} failed`);
if (broken > 0) console.error(`${broken} of ${checks.length} steps failed.`);
process.exit(broken > 0 || failed > 0 ? 1 : 0);
