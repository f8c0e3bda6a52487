import { styleText } from "node:util";

import { formatLocation, formatRemedy, type Position, type Problem, type ReportedProblem } from "../problem";

/** Maximum length of a line in characters. Longer lines are cut around the position. */
const maxLineLength = 110;

/**
 * Formats the lines around a position, with a mark under it:
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
    const start = isMarked && written.length > maxLineLength ? Math.max(0, column - maxLineLength / 2) : 0;
    const end = start + maxLineLength;
    const excerpt = `${start > 0 ? "…" : ""}${written.slice(start, end)}${end < written.length ? "…" : ""}`;
    const row = `${isMarked ? ">" : " "} ${String(number).padStart(width)} | ${excerpt}`.trimEnd();
    if (!isMarked) return [row];
    const before = excerpt.slice(0, column - 1 - start + (start > 0 ? 1 : 0));
    return [row, `  ${" ".repeat(width)} | ${before.replace(/[^\t]/gu, " ")}^`];
  });
  return rows.join("\n");
}

/** Formats the number of problems of each level: *2 problems and 1 warning*. */
function countProblems(problems: readonly Problem[]): string {
  const count = (wanted: Problem["level"], noun: string) => {
    const { length } = problems.filter(({ level }) => level === wanted);
    return length === 0 ? [] : [`${length} ${noun}${length === 1 ? "" : "s"}`];
  };
  return [...count("error", "problem"), ...count("warning", "warning")].join(" and ") || "no problem";
}

function formatProblem(problem: ReportedProblem, color: boolean): string {
  const paint = (style: Parameters<typeof styleText>[0], words: string) =>
    color ? styleText(style, words, { validateStream: false }) : words;
  const location = paint("cyan", formatLocation(problem));
  const level = problem.level === "warning" ? `${paint("yellow", "warning:")} ` : "";
  const frame = problem.frame === "" ? [] : [paint("dim", problem.frame)];
  const message = level + paint("bold", `${problem.message}.`);
  return [`${location}  ${paint("dim", problem.rule)}`, ...frame, message, formatRemedy(problem), ""].join("\n");
}

export function formatReport(problems: readonly ReportedProblem[], { color }: { color: boolean }): string {
  const parts = problems.map((problem) => formatProblem(problem, color));
  const { length } = problems.filter(({ fix }) => fix);
  const repairs = length > 0 ? ` ${length} can be repaired: npm run content -- --fix` : "";
  return [...parts, `The content has ${countProblems(problems)}.${repairs}`].join("\n");
}
