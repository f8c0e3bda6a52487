import type { Position, Problem } from "../problem";
import type { ValuePath } from "./value-path";

/** A file of `data/`, read together with the places of its values. */
export interface DataFile {
  /** Path from the project's root. */
  file: string;
  /** What could be read; beside a slip of the pen it may be less, or other, than what is meant. */
  value: unknown;
  /** Text after the frontmatter; empty for JSON. */
  body: string;
  /** Lines before the body. */
  bodyOffset: number;
  /** The nearest known place of a value, or of its key where the key itself is wrong. */
  locate: (path: ValuePath, key?: boolean) => Position;
  /** Whether a slip of the pen stands so near to a value that nothing should be said of it. */
  isUnsure: (path: ValuePath) => boolean;
}

/** A file as far as it could be read, and what is wrong with its spelling. */
export interface Reading {
  data?: DataFile;
  problems: Problem[];
}

/** Place of an offset (UTF-16 code units from 0) in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  let line = 1;
  for (let at = before.indexOf("\n"); at !== -1; at = before.indexOf("\n", at + 1)) line++;
  return { line, column: offset - lineStart + 1 };
}

/** Offset of a place in a text: the other way round. */
export function offsetAt(text: string, { line, column }: Position): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}
