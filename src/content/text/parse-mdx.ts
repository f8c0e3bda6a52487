import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { findingAt, offsetAt, positionAt, replaceText, type Fix, type LocatedFinding, type Position } from "../problem";
import { componentRules } from "./components";

/** Error of remark-mdx: a vfile message. */
interface MdxMessage extends Error {
  reason: string;
  ruleId: string | null;
  line: number | null;
  column: number | null;
}

/** Remedies for messages without a note. */
const remedies: Readonly<Record<string, string>> = {
  "end-tag-mismatch": "Close each tag within its paragraph, the last one first",
  "unexpected-eof": "Write the missing character, or \\{ and &lt; for { and < themselves",
  "unexpected-character": "Write &lt; for <, and put the value of an attribute in double quotes",
  acorn: "An article contains no code: write \\{ for a brace, and begin no line with import or export",
};

function isMdxMessage(error: unknown): error is MdxMessage {
  return error instanceof Error && "reason" in error && "ruleId" in error;
}

/** Finds the position of the cause: the unclosed tag or brace, or the `<` before an unexpected character. */
function findCause({ reason, ruleId, line, column }: MdxMessage, text: string): Position {
  const at = { line: line ?? 1, column: column ?? 1 };
  const [, tagLine, tagColumn] = /closing tag for .* \((\d+):(\d+)/u.exec(reason) ?? [];
  if (tagLine !== undefined) return { line: Number(tagLine), column: Number(tagColumn) };
  if (ruleId === "unexpected-character") {
    const start = text.split("\n")[at.line - 1]?.lastIndexOf("<", at.column - 1) ?? -1;
    return start === -1 ? at : { line: at.line, column: start + 1 };
  }
  if (ruleId !== "unexpected-eof") return at;
  const opening = reason.includes("expression") ? /(?<!\\)\{/gu : /<[A-Za-z]/gu;
  return positionAt(text, [...text.matchAll(opening)].at(-1)?.index ?? 0);
}

/** Repairs a comment of HTML, and a < that begins no tag. `text` is the text from the error on. */
function repairSyntax(text: string): { fix?: Fix } {
  const [comment, words = ""] = /^<!--([^]*?)-->/u.exec(text) ?? [];
  if (comment !== undefined)
    return /[*{}]/u.test(words) ? {} : { fix: { before: comment, after: `{/*${words}*/}`, from: 0 } };
  return /^<[\s\d=-]/u.test(text) ? { fix: { before: "<", after: "&lt;", from: 0 } } : {};
}

/** Ends a line break, or a component that is alone on its line, unless it has an end further on. */
function endElement(text: string, name: string): { fix?: Fix } {
  const [before = "", tag = ""] =
    /^(<(?:[bh]r(?= ?>)|[A-Z]\w*(?: \w+="[^"<>\n]*")*(?= ?>[ \t\r]*(?:\n|$)))) ?>/u.exec(text) ?? [];
  return replaceText(before, before === "" || text.includes(`</${name}`) ? undefined : `${tag} />`);
}

function explain(error: MdxMessage, text: string): LocatedFinding {
  const [, reason = "", note] = /^(.*?)(?: \(note: (.*)\))?$/su.exec(error.reason) ?? [];
  const at = findCause(error, text);
  // The parser sometimes names another tag than the one at its position. Positions are reported separately.
  const [tag = "", name = ""] = /^<([\w.-]+)/u.exec(text.split("\n")[at.line - 1]?.slice(at.column - 1) ?? "") ?? [];
  const plain = reason.replace(/ \(\d+:\d+-\d+:\d+\)/gu, "").replace(/[.:]$/u, "");
  const message = `the text does not compile: ${plain.replace(/(closing tag for) `<[^`]*>`/u, `$1 \`${tag}>\``)}`;
  const isEmpty = componentRules.get(name)?.holds === "nothing" || /^(?:[bh]r|img)$/u.test(name);
  const rest = text.slice(offsetAt(text, at));
  if (isEmpty && plain.includes("closing tag"))
    return findingAt(at, "text-syntax", message, `Write /> at the end of ${tag}>`, endElement(rest, name));
  const remedy = note ?? remedies[error.ruleId ?? ""] ?? "Write plain Markdown here";
  return findingAt(at, "text-syntax", message, remedy, repairSyntax(rest));
}

/** Options of remark-gfm. A single ~ means *about*, as in ~20, not strikethrough. */
export const gfmOptions = { singleTilde: false };

/** Parser of `@mdx-js/mdx`, as used by gatsby-plugin-mdx. The package itself cannot be loaded by `require`. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, gfmOptions);

/** Parses MDX without its frontmatter, up to its first syntax error. */
export function parseMdx(text: string): { tree?: Root; error?: LocatedFinding } {
  try {
    return { tree: parser.parse(text) };
  } catch (error) {
    if (!isMdxMessage(error)) throw error;
    return { error: explain(error, text) };
  }
}
