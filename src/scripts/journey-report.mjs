import { existsSync, readFileSync } from "node:fs";

/**
 * How many tests of a run passed and failed; `again` are those that passed on a further try.
 * @typedef {{ passed: number, failed: number, again: number }} Counts
 */

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export function addCounts(counts) {
  const total = { passed: 0, failed: 0, again: 0 };
  for (const { passed, failed, again } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.again += again;
  }
  return total;
}

/**
 * Counts of Playwright's report; a run that left none counts as one failure.
 * @param {string} file
 * @returns {Counts}
 */
export function countJourneys(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, again: 0 };
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, "utf8")).stats;
  return { passed: expected + flaky, failed: unexpected, again: flaky };
}
