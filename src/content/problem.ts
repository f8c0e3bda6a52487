import type { ValuePath } from "./read/value-path";

/** A place in a file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong, and what would be right; each a sentence without its full stop. */
export interface Advice {
  message: string;
  remedy: string;
}

/** Something an editor has to mend: where it stands, what is wrong and what would be right. */
export interface Problem extends Position, Advice {
  /** Path from the project's root, e.g. `data/jobs.json`. */
  file: string;
  /** An error stops the build; a warning does not. */
  level: "error" | "warning";
  /** Sort of mistake, for machines, e.g. `image-missing`. */
  rule: string;
  /** Place of the value in its file, from the top; none where the file itself could not be read. */
  path?: ValuePath;
}

/** An error where a file cannot be read, or does not belong. */
export function fileProblem(
  file: string,
  rule: string,
  advice: Advice,
  at: Position = { line: 1, column: 1 },
): Problem {
  return { file, line: at.line, column: at.column, level: "error", rule, ...advice };
}

/** Writes both sentences: `job "Data Engineer": title is missing. Write it.` */
export function writeAdvice({ message, remedy }: Advice): string {
  return `${message}. ${remedy}${/[.?!]$/u.test(remedy) ? "" : "."}`;
}

/** Writes a problem as one line: `data/jobs.json:4:5  job "Data Engineer": title is missing. Write it.` */
export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}:${problem.column}  ${writeAdvice(problem)}`;
}

/** Sorts by file, then by place. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
