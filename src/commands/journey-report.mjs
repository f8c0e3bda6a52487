import { existsSync, readFileSync } from "node:fs";

/**
 * Counts of Playwright's report; a run that left none counts as one failure. `again` passed on a further try.
 * @param {string} file
 */
export function countJourneys(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, again: 0 };
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, "utf8")).stats;
  return { passed: expected + flaky, failed: unexpected, again: flaky };
}
