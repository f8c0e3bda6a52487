import { spawnSync } from "node:child_process";

import type { Problem } from "../../src/content/problem";
import { maxCell, type Report } from "./format";

/** Runs the check of the content, and returns all problems that it prints as JSON, however many. */
export function readProblems(command: string, args: string[]): Problem[] {
  const { stdout, error } = spawnSync(command, args, { encoding: "utf8", maxBuffer: Infinity });
  if (error) throw error;
  return (JSON.parse(stdout) as { problems: Problem[] }).problems;
}

/** Maximum number of rows of a section in the artifact, of which the comment shows at most 20. */
const maxRows = 100;

/** Shortens a report by whole rows, so that artifact.ts accepts its size. A section `omitted` has their numbers. */
export function boundReport(report: Report): Report {
  const sections = Object.entries(report).map(([key, rows = []]) => {
    const bounded = rows.slice(0, maxRows).map((row) => row.map((cell) => cell.slice(0, maxCell)));
    return { key, bounded, rest: rows.length - bounded.length };
  });
  const omitted = sections.filter(({ rest }) => rest > 0).map(({ key, rest }) => [key, String(rest)]);
  return { ...Object.fromEntries(sections.map(({ key, bounded }) => [key, bounded])), omitted };
}
