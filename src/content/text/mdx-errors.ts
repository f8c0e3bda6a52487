import type { Root } from "mdast";

import type { Advice, Position } from "../problem";
import { parseMdx } from "./parse-mdx";

/** What remark-mdx throws: a vfile message. */
interface MdxMessage extends Error {
  reason: string;
  ruleId: string | null;
  line: number | null;
  column: number | null;
}

export interface MdxError extends Advice {
  at: Position;
  rule: "text-syntax";
}

/** What to do where the message itself has no note. */
const remedies: Readonly<Record<string, string>> = {
  "end-tag-mismatch": "Close each tag within its paragraph, the last one first",
  "unexpected-eof": "Write the missing sign, or \\{ and &lt; for the signs themselves",
  "unexpected-character": "Write &lt; for the sign <, and put an attribute's value in double quotes",
  acorn: "An article holds no code: write \\{ for a brace, and begin no line with import or export",
};

function isMdxMessage(error: unknown): error is MdxMessage {
  return error instanceof Error && "reason" in error && "ruleId" in error;
}

/** Where the cause is: the tag or brace that is never closed, or the `<` before an unexpected character. */
function findCause({ reason, ruleId, line, column }: MdxMessage, text: string): Position {
  const at = { line: line ?? 1, column: column ?? 1 };
  const [, tagLine, tagColumn] = /closing tag for .* \((\d+):(\d+)/u.exec(reason) ?? [];
  if (tagLine !== undefined) return { line: Number(tagLine), column: Number(tagColumn) };
  const lines = text.split("\n");
  if (ruleId === "unexpected-character") {
    const start = (lines[at.line - 1] ?? "").lastIndexOf("<", at.column - 1);
    return start === -1 ? at : { line: at.line, column: start + 1 };
  }
  if (ruleId !== "unexpected-eof") return at;
  const opening = reason.includes("expression") ? /(?<!\\)\{/gu : /<[A-Za-z]/gu;
  const before = text.slice(0, [...text.matchAll(opening)].at(-1)?.index ?? 0).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function explain(error: MdxMessage, text: string): MdxError {
  const [, said = "", note] = /^(.*?)(?: \(note: (.*)\))?$/su.exec(error.reason) ?? [];
  // The place is reported already.
  const message = `the text does not compile: ${said.replace(/ \(\d+:\d+-\d+:\d+\)/gu, "").replace(/[.:]$/u, "")}`;
  const remedy = note ?? remedies[error.ruleId ?? ""] ?? "Write plain Markdown here";
  return { at: findCause(error, text), rule: "text-syntax", message, remedy };
}

/** Replaces the signs in the paragraph of a syntax error, so that what follows can be parsed; all places stay. */
function neutralizeParagraph(text: string, line: number): string {
  const lines = text.split("\n");
  let [first, last] = [line - 1, line - 1];
  while (first > 0 && lines[first - 1]?.trim() !== "") first--;
  while (last < lines.length - 1 && lines[last + 1]?.trim() !== "") last++;
  const replace = (signs: string) => "x".repeat(signs.length);
  return lines
    .map((written, index) =>
      index < first || index > last ? written : written.replace(/[<>{}]|^(?:im|ex)port/gu, replace),
    )
    .join("\n");
}

/** How often a text is parsed again after a syntax error, to find the next. */
const mostErrors = 20;

/** Parses a text and reports its syntax errors, of which the parser itself reports only the first. */
export function parseWithErrors(text: string): { tree: Root | undefined; errors: MdxError[] } {
  const errors: MdxError[] = [];
  let parsable = text;
  while (errors.length < mostErrors) {
    try {
      return { tree: parseMdx(parsable), errors };
    } catch (error) {
      if (!isMdxMessage(error)) throw error;
      const syntaxError = explain(error, parsable);
      errors.push(syntaxError);
      const neutralized = neutralizeParagraph(parsable, syntaxError.at.line);
      if (neutralized === parsable) break;
      parsable = neutralized;
    }
  }
  return { tree: undefined, errors };
}
