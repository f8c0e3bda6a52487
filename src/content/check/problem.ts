/** A place in a file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Something an editor has to mend: where it stands and what would be right. */
export interface Problem extends Position {
  /** Path from the project's root, e.g. `data/jobs.json`. */
  file: string;
  message: string;
}

/** Writes a problem as one line: `data/jobs.json:4:5  job "Data Engineer": title is missing.` */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** Sorts by file, then by place. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
