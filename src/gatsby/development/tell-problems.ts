import { writeSync } from "node:fs";

import { formatReport, frameCode, readText } from "../../content/cli/report";
import type { Problem, ReportedProblem } from "../../content/problem";

const standardError = 2;

function read(file: string): string | undefined {
  return readText(process.cwd(), file);
}

let told: string | undefined;

/** Writes an answer of the check to the terminal, when it is another one than before. Warnings alone do not end in a sigh of relief. */
export function tellTerminal(problems: readonly Problem[]): void {
  const answer = JSON.stringify(problems);
  const isNews = told === undefined ? problems.length > 0 : answer !== told;
  told = answer;
  if (!isNews) return;
  const color = process.stderr.isTTY && process.env["NO_COLOR"] === undefined;
  // Written past Gatsby's reporter, which would break the lines.
  writeSync(standardError, `\n${formatReport(problems, read, { color })}\n`);
}

/** What a browser shows of problems: all that needs the files is done here. */
export function describeProblems(problems: readonly Problem[]): ReportedProblem[] {
  return problems.map(({ file, line, column, level, message, remedy }) => {
    const text = read(file);
    const frame = text === undefined || text === "" ? "" : frameCode(text, { line, column });
    return { place: `${file}:${line}:${column}`, level, message, remedy, frame };
  });
}
