/** A place in a file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Where a value is in its file: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/** A mistake, wherever it is. Message and remedy are sentences without their full stops. */
export interface Finding {
  /** Kind of mistake, for machines, e.g. `image-missing`. */
  rule: string;
  message: string;
  /** How to fix it. */
  remedy: string;
}

/** A mistake in a text, at a place in it. */
export interface PlacedFinding extends Finding {
  at: Position;
}

/** A mistake in a file of `data/`. */
export interface Problem extends Position, Finding {
  /** Path from the project's root, e.g. `data/jobs.json`. */
  file: string;
  /** An error stops the build; a warning does not. */
  level: "error" | "warning";
  /** Path of the wrong value; undefined where the file itself could not be read. */
  path?: ValuePath;
}

/** A problem with its lines. */
export interface ReportedProblem extends Problem {
  /** The lines around the place; empty where there is no such file. */
  frame: string;
}

/** Address of the stream that sends problems to the browsers of the development server. */
export const contentStream = "/__content";

/** Place of an offset (UTF-16 code units from 0) in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

export function finding(rule: string, message: string, remedy: string): Finding {
  return { rule, message, remedy };
}

export function findingAt(at: Position, rule: string, message: string, remedy: string): PlacedFinding {
  return { at, rule, message, remedy };
}

/** An error in a file that is not about a value of a record. */
export function fileProblem(file: string, found: Finding, at: Position = { line: 1, column: 1 }): Problem {
  return { file, line: at.line, column: at.column, level: "error", ...found };
}

/** Writes the remedy as a sentence. */
export function writeRemedy({ remedy }: Finding): string {
  return /[.?!]$/u.test(remedy) ? remedy : `${remedy}.`;
}

/** Writes both sentences: `job "Data Engineer": title is missing. Write it.` */
export function writeMessage(found: Finding): string {
  return `${found.message}. ${writeRemedy(found)}`;
}

/** Sorts by file, then by place. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
