/** Position in a file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Path of a value in its file: keys and list indexes from the root. */
export type ValuePath = readonly (string | number)[];

/** Repair that is surely right: replaces a text of the file by another. */
export interface Fix {
  before: string;
  after: string;
  /** Where `before` begins, in UTF-16 code units from the position of the problem; left out, it is there or within the value there. */
  from?: number;
}

/** Mistake without its position. Message and remedy are sentences without full stops. */
export interface Finding {
  /** Identifier of the kind of mistake, e.g. `image-missing`. */
  rule: string;
  message: string;
  remedy: string;
  /** An error stops the build; a warning does not. */
  level?: "error" | "warning";
  fix?: Fix;
}

export interface LocatedFinding extends Finding {
  at: Position;
}

/** Mistake in a file of `data/`. */
export interface Problem extends Position, Finding {
  /** Path relative to the project root, e.g. `data/jobs.json`. */
  file: string;
  level: "error" | "warning";
  /** Path of the wrong value; undefined if the file could not be parsed. */
  path?: ValuePath;
}

/** Problem with its code frame. */
export interface ReportedProblem extends Problem {
  /** Lines around the position; empty if the file does not exist. */
  frame: string;
}

/** Path of the event stream from the development server to the overlay. */
export const contentStream = "/__content";

/** Converts an offset in a text (UTF-16 code units from 0) to a position. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Converts a position in a text to its offset. */
export function offsetAt(text: string, { line, column }: Position): number {
  const lines = text.split("\n").slice(0, line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, column - 1);
}

/** Creates the repair that replaces a text by another; none if there is no other. */
export function replaceText(before: string, after: string | undefined): { fix?: Fix } {
  return after === undefined || after === before ? {} : { fix: { before, after } };
}

export function finding(rule: string, message: string, remedy: string, { fix }: { fix?: Fix } = {}): Finding {
  return { rule, message, remedy, ...(fix && { fix }) };
}

export function warning(...found: Parameters<typeof finding>): Finding {
  return { ...finding(...found), level: "warning" };
}

export function findingAt(at: Position, ...found: Parameters<typeof finding>): LocatedFinding {
  return { at, ...finding(...found) };
}

/** Creates an error in a file that does not concern a field of a record. */
export function fileProblem(file: string, found: Finding, at: Position = { line: 1, column: 1 }): Problem {
  return { file, line: at.line, column: at.column, level: "error", ...found };
}

export function formatRemedy({ remedy }: Finding): string {
  return /[.?!]$/u.test(remedy) ? remedy : `${remedy}.`;
}

/** Formats both sentences: `job "Data Engineer": title is missing. Write it.` */
export function formatMessage(found: Finding): string {
  return `${found.message}. ${formatRemedy(found)}`;
}

export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** Formats the position of a problem: `file:line:column`. */
export function formatLocation({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`;
}
