import { styleText } from "node:util";

import { writeAdvice, type Problem } from "../problem";
import { frameCode } from "./code-frame";

/** How many problems of each level there are, in words: *2 problems and 1 warning*. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ level }) => level === "error").length;
  const warnings = problems.length - errors;
  const write = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  if (warnings === 0) return write(errors, "problem");
  return errors === 0 ? write(warnings, "warning") : `${write(errors, "problem")} and ${write(warnings, "warning")}`;
}

/** A problem with its place, the lines around it, what is wrong and what would be right. */
function formatProblemWithFrame(problem: Problem, text: string | undefined, color: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], words: string) =>
    color ? styleText(style, words, { validateStream: false }) : words;
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const level = problem.level === "warning" ? `${paint("yellow", "warning:")} ` : "";
  const frame = text === undefined || text === "" ? "" : `${paint("dim", frameCode(text, problem))}\n`;
  return `${paint("cyan", place)}  ${paint("dim", problem.rule)}\n${frame}${level}${paint("bold", `${problem.message}.`)}\n${problem.remedy}${/[.?!]$/u.test(problem.remedy) ? "" : "."}\n`;
}

/**
 * Writes all problems for a person at a terminal, and their number.
 * @param read text of a file, by its path from the project's root; undefined where there is none
 */
export function formatReport(
  problems: readonly Problem[],
  read: (file: string) => string | undefined,
  { color }: { color: boolean },
): string {
  if (problems.length === 0) return "The content has no problem.";
  const parts = problems.map((problem) => formatProblemWithFrame(problem, read(problem.file), color));
  return `${parts.join("\n")}\nThe content has ${countProblems(problems)}.`;
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
    return `::${level} ${place}::${escapeCommand(writeAdvice(problem))}`;
  });
}
