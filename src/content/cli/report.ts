import { styleText } from "node:util";

import { writeMessage, writeRemedy, type Position, type Problem, type ReportedProblem } from "../problem";

/** Longest line shown whole, in characters; of a longer one the part around the place is shown. */
const longestLine = 110;

/**
 * Shows a place with the lines around it and a mark under it:
 *
 *       3 |     "title": "Data Engineer"
 *     > 4 |     "department": "Engineering",
 *         |     ^
 */
export function frameCode(text: string, { line, column }: Position): string {
  const lines = text.split(/\r?\n/u);
  const width = String(Math.min(line + 1, lines.length)).length;
  const rows = [line - 1, line, line + 1].flatMap((number) => {
    const written = lines[number - 1];
    if (written === undefined) return [];
    const isMarked = number === line;
    const start = isMarked && written.length > longestLine ? Math.max(0, column - longestLine / 2) : 0;
    const end = start + longestLine;
    const shown = `${start > 0 ? "…" : ""}${written.slice(start, end)}${end < written.length ? "…" : ""}`;
    const row = `${isMarked ? ">" : " "} ${String(number).padStart(width)} | ${shown}`.trimEnd();
    if (!isMarked) return [row];
    const before = shown.slice(0, column - 1 - start + (start > 0 ? 1 : 0));
    return [row, `  ${" ".repeat(width)} | ${before.replace(/[^\t]/gu, " ")}^`];
  });
  return rows.join("\n");
}

/** How many problems of each level there are: *2 problems and 1 warning*. */
function countProblems(problems: readonly Problem[]): string {
  const count = (wanted: Problem["level"], noun: string) => {
    const { length } = problems.filter(({ level }) => level === wanted);
    return length === 0 ? [] : [`${length} ${noun}${length === 1 ? "" : "s"}`];
  };
  return [...count("error", "problem"), ...count("warning", "warning")].join(" and ") || "no problem";
}

/** A problem with its place, the lines around it, what is wrong and how to fix it. */
function formatProblem(problem: ReportedProblem, color: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], words: string) =>
    color ? styleText(style, words, { validateStream: false }) : words;
  const place = paint("cyan", `${problem.file}:${problem.line}:${problem.column}`);
  const level = problem.level === "warning" ? `${paint("yellow", "warning:")} ` : "";
  const frame = problem.frame === "" ? [] : [paint("dim", problem.frame)];
  const message = level + paint("bold", `${problem.message}.`);
  return [`${place}  ${paint("dim", problem.rule)}`, ...frame, message, writeRemedy(problem), ""].join("\n");
}

/** Writes all problems for a person at a terminal, and their number. */
export function formatReport(problems: readonly ReportedProblem[], { color }: { color: boolean }): string {
  const parts = problems.map((problem) => formatProblem(problem, color));
  return [...parts, `The content has ${countProblems(problems)}.`].join("\n");
}

/** Escapes what GitHub's workflow commands give a meaning. Source: its toolkit's `command.ts`. */
function escapeCommand(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Writes problems as GitHub's workflow commands, which show them beside the lines of a pull request. */
export function formatAnnotations(problems: readonly Problem[]): string[] {
  return problems.map((problem) => {
    const { file, line, column, level, rule } = problem;
    const place = `file=${escapeCommand(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line},col=${column},title=${rule}`;
    return `::${level} ${place}::${escapeCommand(writeMessage(problem))}`;
  });
}
