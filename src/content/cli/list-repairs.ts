import { applyFixes } from "../fix";
import { formatLocation, type Problem } from "../problem";

interface Repair {
  file: string;
  fixed: string;
  /** Each repair of the file with its lines before and after. */
  shown: string;
}

/** Returns the lines in which a text and its repair differ, and the index of the first. */
export function compareLines(text: string, fixed: string): { start: number; before: string[]; after: string[] } {
  const [before, after] = [text, fixed].map((each) => each.split(/\r?\n/u)) as [string[], string[]];
  const start = before.findIndex((line, index) => line !== after[index]);
  const rest = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}

/** Formats what one repair changes: its lines with - before and + after. */
function formatRepair(text: string, problem: Problem): string[] {
  const fixed = applyFixes(text, [problem]);
  if (fixed === text) return [];
  const { before, after } = compareLines(text, fixed);
  return [
    `${formatLocation(problem)}  ${problem.message}`,
    ...before.map((line) => `- ${line}`),
    ...after.map((line) => `+ ${line}`),
  ];
}

/** Lists the files that the fixes of problems change. */
export function listRepairs(problems: readonly Problem[], read: (file: string) => string): Repair[] {
  const fixable = problems.filter(({ fix }) => fix);
  return [...new Set(fixable.map(({ file }) => file))].flatMap((file) => {
    const text = read(file);
    // Bytes that are no UTF-8 would be lost.
    if (text.includes("\uFFFD")) return [];
    const own = fixable.filter((problem) => problem.file === file);
    const fixed = applyFixes(text, own);
    return fixed === text ? [] : [{ file, fixed, shown: own.flatMap((each) => formatRepair(text, each)).join("\n") }];
  });
}
