import { codeFrameColumns } from "@babel/code-frame";

import type { Position } from "../problem";

/** Longest line shown whole; of a longer one the part around the place is. In characters. */
const longestLine = 110;

/** Cuts a text's lines so that the place is seen. Returns the text and the place in it. */
function cutLines(text: string, { line, column }: Position): { text: string; at: Position } {
  const start = Math.max(0, column - Math.floor(longestLine / 2));
  const needed = text
    .split("\n")
    .slice(Math.max(0, line - 3), line + 2)
    .some((written) => written.length > longestLine);
  if (!needed) return { text, at: { line, column } };
  const cut = text.split("\n").map((written, index) => {
    if (written.length <= longestLine && start === 0) return written;
    const from = index === line - 1 ? start : 0;
    const part = written.slice(from, from + longestLine);
    return `${from > 0 ? "…" : ""}${part}${from + longestLine < written.length ? "…" : ""}`;
  });
  return { text: cut.join("\n"), at: { line, column: start > 0 ? column - start + 1 : column } };
}

/**
 * Shows a place with the lines around it and a mark under it:
 *
 *       3 |     "title": "Data Engineer"
 *     > 4 |     "department": "Engineering",
 *         |     ^
 */
export function frameCode(text: string, position: Position): string {
  const { text: shown, at } = cutLines(text.replaceAll("\r", ""), position);
  return codeFrameColumns(shown, { start: at }, { linesAbove: 1, linesBelow: 1 });
}
