import { findingAt, positionAt, replaceText, type LocatedFinding } from "../problem";
import { formatCode, wideSpaces } from "../read/check-characters";
import type { MdxNode } from "./mdx-nodes";

/** Markdown with a mistake, which the page would show as plain text. */
interface Mistake {
  rule: string;
  pattern: RegExp;
  /** `{found}` is the match, `{code}` its first wide space. */
  message: string;
  remedy: string;
  /** Returns what surely was meant. */
  repair?: (found: string) => string | undefined;
}

/** Joins the forms that a mistake can have, of which the first one that matches counts. All have the same flags. */
function oneOf(...forms: readonly RegExp[]): RegExp {
  return new RegExp(forms.map(({ source }) => source).join("|"), forms[0]?.flags);
}

const outside =
  "Delete spaces inside the signs, or write one beside them, or <b>text</b>; or \\ before a sign that is meant";
const withSigns = "the page would show {found} with its signs";

const mistakes: readonly Mistake[] = [
  {
    rule: "link-broken",
    // [text] (/path)
    pattern: /(?<!\\)\[[^\]\n]+\]\s+\((?:https?:|\/|mailto:)[^)\n]*\)/gu,
    message: "this is not a link, because of the space between ] and (",
    remedy: "Delete the space",
    repair: (found) => (/^\[[^\]]+\]\s+\(/u.test(found) ? found.replace(/\]\s+\(/u, "](") : undefined),
  },
  {
    rule: "link-broken",
    // [text](/a path) and [text](/path
    pattern: /(?<!\\)\[[^\]\n]*\][(（]/gu,
    message: "this is not a link: its address has a space, or no ( ) around it",
    remedy: "Write %20 for a space in it, and ( ) around it",
  },
  {
    rule: "footnote-missing",
    // word[^1]
    pattern: /(?<!\\)\[\^[^\]\s]+\]/gu,
    message: "the file has no such footnote",
    remedy: "Add a line [^name]: and its text, with an empty line before it",
  },
  {
    rule: "link-broken",
    pattern: oneOf(
      // [text][name]
      /(?<![\\\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/gu,
      // [[name]]
      /(?<!\\)\[\[[^\]\n]+\]\]/gu,
    ),
    message: "the file has no address for this link",
    remedy: "Write it as [text](/path), add a line [name]: /path, or write \\[ for the bracket itself",
  },
  {
    rule: "sign-shown",
    pattern: oneOf(
      // **word **
      /(?<![\\*\d])\*{2,}(?:[^*]+\*{2,})?/gu,
      // __word __
      /(?<![\\_\w/])__(?!_)[^_\n]+__(?![\w_])/gu,
      // ~~word ~~
      /(?<!\\)~~(?!~)[^~\n]+~~/gu,
    ),
    message: withSigns,
    remedy: outside,
    repair(found) {
      const [, mark = "", words] = /^(\*\*|__|~~)[ \u00A0]*(\S(?:[^*_~]*\S)?)[ \u00A0]*\1$/u.exec(found) ?? [];
      return words && mark + words + mark;
    },
  },
  {
    rule: "sign-shown",
    pattern: oneOf(
      // *word*s
      /(?<![\\*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?!\*)/gu,
      // *word *
      /(?<![\\*\w])\*(?=\p{L})[^*\n]*\s\*(?=[\s.,;:!?)]|$)/gu,
      // a * word*
      /(?<=\p{L} )\* [^*\n]*\p{L}\*(?![\p{L}*])/gu,
    ),
    message: withSigns,
    remedy: outside,
  },
  {
    rule: "sign-shown",
    // `word
    pattern: /(?<![\\`])`+/gu,
    message: "the sign {found} has no partner",
    remedy: "Write it, or ' for an apostrophe, or \\` for the sign itself",
  },
  {
    rule: "sign-shown",
    pattern: oneOf(
      // ==word==
      /(?<!\\)==(?=[^\s=])[^=\n]*==/gimu,
      // ::: note
      /^:::[^]*/gimu,
      // H~2~O and x^2^
      /(?<=\w)[~^][^\s~^]+[~^]/gimu,
      // $$x$$
      /\$\$/gimu,
      // [TOC]
      /\[toc\]/gimu,
      // [!NOTE]
      /(?<!\\)\[!\w+\]/gimu,
      // :rocket:
      /(?<![\w:\\]):[a-z][a-z_]+:(?![\w:])/gimu,
    ),
    message: "{found} is Markdown of other programs, which the page would show with its signs",
    remedy: "Delete the signs",
  },
];

/** Signs of headings and lists. */
const sign = String.raw`(?:#{1,6}|[-*+]|\d+[.)])`;
/** Bullets that Word and other programs write before the points of a list. */
const bullets = String.raw`•·∙●○◦▪▫■□◆◇‣⁃➢➤\uF000-\uF0FF`;
/** Beginnings of a line that make a list of two lines: a symbol, -word, (a), iv. or 1.word */
const point = [
  String.raw`(?![|+-])[\p{So}\p{Sm}\p{Pd}\p{No}]\uFE0F?\s`,
  String.raw`[-*+]\p{L}`,
  String.raw`[(（]?(?:[A-Za-z]|\p{Nd}{1,2}|[IVX]{2,4}|[ivx]{2,4})[.)．）]\s`,
  String.raw`\d+[.)]\p{L}`,
].join("|");
const lineStart = String.raw`^[ \t>]*`;
/** Cell of the delimiter row under a table's head. */
const delimiter = String.raw`[^\S\n]*:?-{3,}:?[^\S\n]*`;
const rest = "[^]*";

const bulletLine = new RegExp(String.raw`^([ \t>]*)(?:[${bullets}][ \t\u00A0]*|o(?:\t| {2,}))(?=\S)`, "u");

/** Lines that were meant as a heading, a list or a table. Most match the rest of the paragraph. */
const lineMistakes: readonly Mistake[] = [
  {
    rule: "heading-broken",
    // ##Word
    pattern: /^(?:#(?!\d)|#{2,6})[^\s#]/gmu,
    message: "this is not a heading, because # has no space after it",
    remedy: "Write a space, or \\# for the character itself",
    repair: (found) => found.replace(/^(#{2,6})(.)$/u, "$1 $2"),
  },
  {
    rule: "space-wide",
    // A space of Word after or before a sign.
    pattern: new RegExp(`${lineStart}(?:${sign}${wideSpaces}|${wideSpaces}${sign}\\s)${rest}`, "gmu"),
    message: "the page would show the signs of a heading or a list, because of the space {code}",
    remedy: "Write an ordinary space",
    // Others may be meant, e.g. between a number and its unit.
    repair: (found) =>
      found.replace(
        new RegExp(`(?<=${lineStart})${wideSpaces}(?=${sign}\\s)|(?<=${lineStart}${sign})${wideSpaces}`, "gmu"),
        (space) => " ".repeat(space.length),
      ),
  },
  {
    rule: "list-broken",
    pattern: oneOf(
      // • word, and a Japanese ・ word
      new RegExp(`${lineStart}[${bullets}・]${rest}`, "gmu"),
      // o word, as Word writes an inner bullet
      new RegExp(String.raw`${lineStart}o(?:\t|  +| (?=\p{Lu})|${wideSpaces})${rest}`, "gmu"),
      // -Word
      new RegExp(String.raw`${lineStart}-\p{Lu}${rest}`, "gmu"),
      // (a) word, and under it (b) word
      new RegExp(String.raw`${lineStart}(?:${point}).*\n[ \t>]*(?:${point})${rest}`, "gmu"),
    ),
    message: "this is not a list, but one paragraph",
    remedy: "Begin each point with - or 1. and a space, with an empty line before the first",
    repair(found) {
      const lines = found.split("\n");
      if (!lines.every((line) => bulletLine.test(line))) return undefined;
      return lines.map((line) => line.replace(bulletLine, "$1- ")).join("\n");
    },
  },
  {
    rule: "table-broken",
    pattern: oneOf(
      // | a, and under it | b
      /^[ \t>]*\|.*\n[ \t>]*\|[^]*/gmu,
      // | a | b |
      /^[ \t>]*\|\s.*\s\|\s*$[^]*/gmu,
      // --- | ---
      new RegExp(String.raw`${lineStart}\|?${delimiter}(?:\|${delimiter})+\|?[^\S\n]*$${rest}`, "gmu"),
      // Cells from a spreadsheet, with tabs between them.
      /\S\t+\S.*\n.*\S\t+\S[^]*/gmu,
    ),
    message: "this is not a table, but one paragraph",
    remedy: "Write | between cells, and | --- | --- | under the head, with as many cells",
  },
];

/** Masks parts of a text that are not plain, such as code. */
const mask = "\uFFFC";

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
  const known = node.type === "paragraph" ? [...mistakes, ...lineMistakes] : mistakes;
  return known.flatMap(({ pattern, rule, message, remedy, repair }) =>
    [...plain.matchAll(pattern)].map(({ 0: found, index }) => {
      const [space = ""] = new RegExp(wideSpaces, "u").exec(found) ?? [];
      const shown = message.replace("{found}", found.replace(/\uFFFC+/gu, "…")).replace("{code}", formatCode(space));
      const fix = replaceText(found, found.includes(mask) ? undefined : repair?.(found));
      return findingAt(positionAt(text, start + index), rule, shown, remedy, fix);
    }),
  );
}
