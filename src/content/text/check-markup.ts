import type { FootnoteDefinition, FootnoteReference } from "mdast";

import { findingAt, positionAt, type LocatedFinding } from "../problem";
import { getPosition } from "./mdx-nodes";

/** Broken Markdown, which the page would show as plain text. */
const mistakes: readonly [pattern: RegExp, rule: string, message: string, remedy: string][] = [
  [
    /(?<!\\)\[[^\]\n]+\]\s+\((?:https?:|\/|mailto:)[^)\n]*\)/gu,
    "link-broken",
    "this is not a link, because of the space between ] and (",
    "Delete the space",
  ],
  [
    /(?<!\\)\[\^[^\]\s]+\]/gu,
    "footnote-missing",
    "the file has no such footnote",
    "Add a line [^name]: and its text, with an empty line before it",
  ],
  [
    /(?<![\\\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/gu,
    "link-broken",
    "the file has no address for this link",
    "Write it as [text](/path), add a line [name]: /path, or write \\[ for the bracket itself",
  ],
  [
    /^(?:#(?!\d)|#{2,6})[^\s#]/gmu,
    "heading-broken",
    "this is not a heading, because # has no space after it",
    "Write a space, or \\# for the character itself",
  ],
];

/** Finds broken Markdown in a plain part of a text, which still contains its escapes. */
export function findBrokenMarkup(text: string, start = 0, end = text.length): LocatedFinding[] {
  return mistakes.flatMap(([pattern, ...found]) =>
    [...text.slice(start, end).matchAll(pattern)].map(({ index }) =>
      findingAt(positionAt(text, start + index), ...found),
    ),
  );
}

export type Footnote = FootnoteDefinition | FootnoteReference;

/** Reports footnotes without a reference, and duplicate definitions. */
export function checkFootnotes(footnotes: readonly Footnote[]): LocatedFinding[] {
  const definitions = footnotes.filter(({ type }) => type === "footnoteDefinition");
  const references = footnotes.filter(({ type }) => type === "footnoteReference");
  return definitions.flatMap((footnote, index) => {
    const { identifier } = footnote;
    const isSame = (other: Footnote) => other.identifier === identifier;
    const name = `[^${identifier}]`;
    if (definitions.findIndex(isSame) < index) {
      const message = `the text has the footnote ${name} twice`;
      return [findingAt(getPosition(footnote), "footnote-twice", message, "Give one of them another name")];
    }
    if (references.some(isSame)) return [];
    const remedy = `Write ${name} in the text where it belongs, or delete the footnote`;
    return [
      findingAt(getPosition(footnote), "footnote-unused", `the text has no reference to the footnote ${name}`, remedy),
    ];
  });
}
