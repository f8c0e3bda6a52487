import type { Position } from "../problem";
import type { TextOutline } from "./text-outline";

/** Markdown with a mistake, which the page then shows as it was typed. */
const mistakes: readonly { pattern: RegExp; rule: string; message: string; remedy: string }[] = [
  {
    pattern: /\[[^\]\n]+\]\s+\((?:https?:|\/|mailto:)[^)\n]*\)/gu,
    rule: "link-broken",
    message: "a space between ] and ( makes this no link",
    remedy: "Take the space out",
  },
  {
    pattern: /\[\^[^\]\s]+\]/gu,
    rule: "footnote-missing",
    message: "this footnote is nowhere in the file",
    remedy: "Add a line [^name]: and its text, with an empty line before it",
  },
  {
    pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/gu,
    rule: "link-broken",
    message: "this link's address is nowhere in the file",
    remedy: "Write it as [text](/path), or add a line [name]: /path",
  },
  {
    pattern: /^#{1,6}[^\s#]/gmu,
    rule: "heading-broken",
    message: "a # without a space after it makes no heading",
    remedy: "Write a space after it",
  },
];

/**
 * Finds what was meant as Markdown and is not.
 * @param text a run of plain text
 * @param at where it begins
 */
export function findLostMarkup(text: string, at: Position): TextOutline["faults"] {
  return mistakes.flatMap(({ pattern, ...mistake }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const before = text.slice(0, index).split("\n");
      const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? at.column : 1);
      return { at: { line: at.line + before.length - 1, column }, ...mistake };
    }),
  );
}
