import { compareLines } from "../../src/content/cli/list-repairs";
import { applyFixes } from "../../src/content/fix";
import { formatMessage, type Problem } from "../../src/content/problem";
import { maxCell } from "./format";

/** Lists the repairs of problems as rows of the report: file, first and last line that it replaces, message, and the lines instead. */
export function listSuggestions(problems: readonly Problem[], read: (file: string) => string): string[][] {
  return problems.flatMap((problem) => {
    if (!problem.fix) return [];
    const text = read(problem.file);
    const fixed = applyFixes(text, [problem]);
    if (fixed === text) return [];
    const { start, before, after } = compareLines(text, fixed);
    // A line that is only inserted or deleted has no line to replace.
    if (before.length === 0 || after.length === 0) return [];
    const [first, last] = [start + 1, start + before.length];
    const row = [problem.file, String(first), String(last), formatMessage(problem).slice(0, maxCell), after.join("\n")];
    // A longer one would be cut.
    return row.every((cell) => cell.length <= maxCell) ? [row] : [];
  });
}
