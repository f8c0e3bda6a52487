import type { Definition, FootnoteDefinition, FootnoteReference, LinkReference } from "mdast";

import { findingAt, positionAt, replaceText, type LocatedFinding } from "../problem";
import { formatCode, wideSpaces } from "../read/check-characters";
import { chart } from "./components";
import { getPosition, type MdxNode } from "./mdx-nodes";

const outside =
  "Delete spaces inside the signs, or write one beside them, or <b>text</b>; or \\ before a sign that is meant";

/** Broken Markdown, which the page would show as plain text. `{found}` is the match. */
// prettier-ignore
const mistakes: readonly [pattern: RegExp, rule: string, message: string, remedy: string][] = [
  [/(?<!\\)\[[^\]\n]+\]\s+\((?:https?:|\/|mailto:)[^)\n]*\)/gu, "link-broken", "this is not a link, because of the space between ] and (", "Delete the space"],
  [/(?<!\\)\[[^\]\n]*\][(（]/gu, "link-broken", "this is not a link: its address has a space, or no ( ) around it", "Write %20 for a space in it, and ( ) around it"],
  [/(?<!\\)\[\^[^\]\s]+\]/gu, "footnote-missing", "the file has no such footnote", "Add a line [^name]: and its text, with an empty line before it"],
  [/(?<![\\\w\]])\[[^\]\n]+\]\[[^\]\n]*\]|(?<!\\)\[\[[^\]\n]+\]\]/gu, "link-broken", "the file has no address for this link", "Write it as [text](/path), add a line [name]: /path, or write \\[ for the bracket itself"],
  [/(?<![\\*\d])\*{2,}(?:[^*]+\*{2,})?|(?<![\\_\w/])__(?!_)[^_\n]+__(?![\w_])|(?<!\\)~~(?!~)[^~\n]+~~/gu, "sign-shown", "the page would show {found} with its signs", outside],
  [/(?<![\\*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?!\*)|(?<![\\*\w])\*(?=\p{L})[^*\n]*\s\*(?=[\s.,;:!?)]|$)|(?<=\p{L} )\* [^*\n]*\p{L}\*(?![\p{L}*])/gu, "sign-shown", "the page would show {found} with its signs", outside],
  [/(?<![\\`])`+/gu, "sign-shown", "the sign {found} has no partner", "Write it, or ' for an apostrophe, or \\` for the sign itself"],
  [/(?<!\\)==(?=[^\s=])[^=\n]*==|^:::[^]*|(?<=\w)[~^][^\s~^]+[~^]|\$\$|\[toc\]|(?<!\\)\[!\w+\]|(?<![\w:\\]):[a-z][a-z_]+:(?![\w:])/gimu, "sign-shown", "{found} is Markdown of other programs, which the page would show with its signs", "Delete the signs"],
];

const point =
  "(?![|+-])[\\p{So}\\p{Sm}\\p{Pd}\\p{No}]\uFE0F?\\s|[-*+]\\p{L}|[(（]?(?:[A-Za-z]|\\p{Nd}{1,2}|[IVX]{2,4}|[ivx]{2,4})[.)．）]\\s|\\d+[.)]\\p{L}";

/** Lines that were meant as a heading, a list or a table. One match is the rest of the paragraph. */
// prettier-ignore
const lineMistakes: typeof mistakes = [
  [/^(?:#(?!\d)|#{2,6})[^\s#]/gmu, "heading-broken", "this is not a heading, because # has no space after it", "Write a space, or \\# for the character itself"],
  [new RegExp(`^[ \\t>]*(?:(?:#{1,6}|[-*+]|\\d+[.)])${wideSpaces}|${wideSpaces}(?:#{1,6}|[-*+]|\\d+[.)])\\s)[^]*`, "gmu"), "space-wide", "the page would show the signs of a heading or a list, because of the space {code}", "Write an ordinary space"],
  [new RegExp(`^[ \\t>]*(?:[•·・∙●○◦▪▫■□◆◇‣⁃➢➤\uF000-\uF0FF]|o(?:\\t|  +| (?=\\p{Lu})|${wideSpaces})|-\\p{Lu}|(?:${point}).*\\n[ \\t>]*(?:${point}))[^]*`, "gmu"), "list-broken", "this is not a list, but one paragraph", "Begin each point with - or 1. and a space, with an empty line before the first"],
  [/(?:^[ \t>]*\|.*\n[ \t>]*\||^[ \t>]*\|\s.*\s\|\s*$|^[ \t>]*\|?[^\S\n]*:?-{3,}:?[^\S\n]*(?:\|[^\S\n]*:?-{3,}:?[^\S\n]*)+\|?[^\S\n]*$|\S\t+\S.*\n.*\S\t+\S)[^]*/gmu, "table-broken", "this is not a table, but one paragraph", "Write | between cells, and | --- | --- | under the head, with as many cells"],
];

/** Masks parts of a text that are not plain, such as code. */
const mask = "\uFFFC";

/** Signs that Word and other programs write before the points of a list. */
const bullets = /^([ \t>]*)(?:[•·∙●○◦▪▫■□◆◇‣⁃➢➤\uF000-\uF0FF][ \t\u00A0]*|o(?:\t| {2,}))(?=\S)/u;

/** Signs of headings and lists. */
const sign = "(?:#{1,6}|[-*+]|\\d+[.)])";

/** Finds what surely was meant by broken Markdown. */
function repairMarkup(rule: string, found: string): string | undefined {
  if (found.includes(mask)) return undefined;
  switch (rule) {
    case "link-broken":
      return /^\[[^\]]+\]\s+\(/u.test(found) ? found.replace(/\]\s+\(/u, "](") : undefined;
    case "heading-broken":
      return found.replace(/^(#{2,6})(.)$/u, "$1 $2");
    case "space-wide":
      // Others may be meant, e.g. between a number and its unit.
      return found.replace(
        new RegExp(`(?<=^[ \\t>]*)${wideSpaces}(?=${sign}\\s)|(?<=^[ \\t>]*${sign})${wideSpaces}`, "gmu"),
        (space) => " ".repeat(space.length),
      );
    case "sign-shown": {
      const [, mark = "", words] = /^(\*\*|__|~~)[ \u00A0]*(\S(?:[^*_~]*\S)?)[ \u00A0]*\1$/u.exec(found) ?? [];
      return words && mark + words + mark;
    }
    case "list-broken": {
      const lines = found.split("\n");
      return lines.every((line) => bullets.test(line))
        ? lines.map((line) => line.replace(bullets, "$1- ")).join("\n")
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Finds broken Markdown in the plain text of a node, which still contains its escapes. */
export function findBrokenMarkup(node: MdxNode, text: string): LocatedFinding[] {
  if (!("children" in node) || !node.children.some(({ type }) => type === "text")) return [];
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (node.type === "link" && !first?.position) return [];
  // Without a position, remark-gfm made a part from an address in the text.
  const start = first?.position?.start.offset ?? node.position?.start.offset ?? 0;
  let plain = text.slice(start, last?.position?.end.offset ?? node.position?.end.offset);
  for (const { type, position } of node.children) {
    if (type === "text" || !position) continue;
    const [from, to] = [(position.start.offset ?? 0) - start, (position.end.offset ?? 0) - start];
    plain = plain.slice(0, from) + mask.repeat(to - from) + plain.slice(to);
  }
  const isParagraph = node.type === "paragraph";
  return [...mistakes, ...(isParagraph ? lineMistakes : [])].flatMap(([pattern, rule, message, remedy]) =>
    [...plain.matchAll(pattern)].map(({ 0: found, index }) => {
      const [space = ""] = new RegExp(wideSpaces, "u").exec(found) ?? [];
      const shown = message.replace("{found}", found.replace(/\uFFFC+/gu, "…")).replace("{code}", formatCode(space));
      const fix = replaceText(found, repairMarkup(rule, found));
      return findingAt(positionAt(text, start + index), rule, shown, remedy, fix);
    }),
  );
}

/** Reports blocks that Markdown reads in another way than they were meant. */
export function checkBlock(node: MdxNode, text: string, parent?: MdxNode): LocatedFinding[] {
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  const report = (rule: string, message: string, remedy: string) => [
    findingAt(getPosition(node), rule, message, remedy),
  ];
  switch (node.type) {
    case "code": {
      const [fence = ""] = /^[`~]+/u.exec(written) ?? [];
      const last = /\n[ \t>]*(`+|~+)\s*$/u.exec(written)?.[1] ?? "";
      if (last.startsWith(fence)) return [];
      return report(
        "code-open",
        `this ${fence} has no end, so that all after it is code`,
        `Write ${fence} on a line under it`,
      );
    }
    case "emphasis":
      if (!/^\d\*\d|\d\*\d$/u.test(text.slice((start?.offset ?? 0) - 1, (end?.offset ?? 0) + 1))) return [];
      return report("sign-dropped", `${written} is italic, and its * are not shown`, "Write × or \\* between numbers");
    case "heading":
      if (!/^[^#].*(?:\n.*\n|[.!?:,;]\s*\n)/u.test(written)) return [];
      return report(
        "heading-underlined",
        "the line under this paragraph makes it a heading",
        "Write an empty line before it",
      );
    case "table": {
      // The check of charts reports their rows.
      if (parent?.type === "mdxJsxFlowElement" && parent.name === chart) return [];
      const width = node.children[0]?.children.length ?? 0;
      return node.children.flatMap((row) => {
        const message = `this row has ${row.children.length} of ${width} cells: the last are not shown`;
        const remedy = "Write \\| for the sign within a cell, or a cell more in the head and under it";
        return row.children.length > width ? [findingAt(getPosition(row), "table-cells", message, remedy)] : [];
      });
    }
    default:
      return [];
  }
}

export type Note = FootnoteDefinition | FootnoteReference | Definition | LinkReference;

/** Reports footnotes and addresses without a reference, which are not shown, and duplicate footnotes. */
export function checkNotes(notes: readonly Note[]): LocatedFinding[] {
  const isFootnote = ({ type }: Note) => type.startsWith("footnote");
  const isDefinition = ({ type }: Note) => /definition$/iu.test(type);
  return notes.filter(isDefinition).flatMap((note, index, definitions) => {
    const isSame = (other: Note) => other.identifier === note.identifier && isFootnote(other) === isFootnote(note);
    const name = isFootnote(note) ? `[^${note.identifier}]` : `[${note.identifier}]`;
    if (isFootnote(note) && definitions.findIndex(isSame) < index) {
      const message = `the text has the footnote ${name} twice`;
      return [findingAt(getPosition(note), "footnote-twice", message, "Give one of them another name")];
    }
    if (notes.some((other) => !isDefinition(other) && isSame(other))) return [];
    const remedy = `Write ${name} in the text where it belongs, or delete this line`;
    const message = `the text has no reference to ${isFootnote(note) ? "the footnote" : "the address"} ${name}`;
    return [findingAt(getPosition(note), isFootnote(note) ? "footnote-unused" : "address-unused", message, remedy)];
  });
}
