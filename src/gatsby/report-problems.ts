import { writeSync } from "node:fs";

import { formatReport, frameCode, readText } from "../content/cli/report";
import type { Problem, ReportedProblem } from "../content/problem";

const standardError = 2;

function read(file: string): string | undefined {
  return readText(process.cwd(), file);
}

let reported = "[]";

/** Prints the problems to the terminal if they have changed. */
export function printProblems(problems: readonly Problem[]): void {
  const report = JSON.stringify(problems);
  if (report === reported) return;
  reported = report;
  const color = process.stderr.isTTY && process.env["NO_COLOR"] === undefined;
  // Not through Gatsby's reporter, which would break the lines.
  writeSync(standardError, `\n${formatReport(problems, read, { color })}\n`);
}

/** Describes problems for the overlay in the browser, with their lines of code. */
export function describeProblems(problems: readonly Problem[]): ReportedProblem[] {
  return problems.map(({ file, line, column, level, message, remedy }) => {
    const text = read(file);
    const frame = text ? frameCode(text, { line, column }) : "";
    return { place: `${file}:${line}:${column}`, level, message, remedy, frame };
  });
}
