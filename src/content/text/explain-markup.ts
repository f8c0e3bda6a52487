import type { Advice, Position } from "../problem";

/** What the MDX parser throws. */
export interface MarkupError {
  reason: string;
  ruleId: string | null;
  line: number | null;
  column: number | null;
}

/** Place that a message names: *Expected a closing tag for `<b>` (1:1-1:4)*. */
function namedPlace(reason: string): Position | undefined {
  const [, line, column] = /\((\d+):(\d+)/u.exec(reason) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** The last sign of a text that opens something, for an error that is only noticed at the text's end. */
function findOpening(text: string, sign: RegExp): Position {
  const [last] = [...text.matchAll(sign)].slice(-1);
  const before = text.slice(0, last?.index ?? 0).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function explainTag(reason: string): Advice {
  const [first = "", second] = [...reason.matchAll(/`(<[^`]*>)`/gu)].map(([, tag = ""]) => tag);
  const name = first.replace(/[</>]/gu, "");
  if (reason.startsWith("Unexpected closing tag")) {
    return {
      message: `${first} stands where ${second ?? "another tag"} is to be closed`,
      remedy: "Close tags in the order in which they were opened, the last first",
    };
  }
  if (reason.startsWith("Expected the closing tag")) {
    return {
      message: `${first} closes a tag of another paragraph`,
      remedy: "Open and close a tag within one paragraph",
    };
  }
  return {
    message: `${first} is not closed`,
    remedy: `Write </${name}> where it ends, or <${name} /> if it holds nothing`,
  };
}

function explainSign(reason: string, text: string, { line, column }: Position): Advice {
  const rest = text.split("\n")[line - 1]?.slice(column - 1) ?? "";
  if (rest.startsWith("<!--"))
    return { message: "an HTML comment stands here", remedy: "Take it out, or write {/* … */}" };
  if (/^<(?:https?:|mailto:|[\w.]+@)/u.test(rest)) {
    return {
      message: "an address stands in < >",
      remedy: "Write it as a link, e.g. [the study](https://www.example.com)",
    };
  }
  if (reason.includes("attribute value")) {
    return {
      message: "an attribute's value stands without quotes",
      remedy: 'Put it in double quotes, e.g. href="/contact"',
    };
  }
  return { message: "a < here begins no tag", remedy: "Write &lt; for the sign itself" };
}

/**
 * Says in an editor's words why a text does not compile, and where the cause is.
 * @param text the article's text
 */
export function explainMarkup({ reason, ruleId, line, column }: MarkupError, text: string): Advice & { at: Position } {
  const told = { line: line ?? 1, column: column ?? 1 };
  switch (ruleId) {
    case "end-tag-mismatch":
      return {
        at: reason.startsWith("Expected a closing tag") ? (namedPlace(reason) ?? told) : told,
        ...explainTag(reason),
      };
    case "unexpected-closing-slash":
      return {
        at: { ...told, column: told.column - 1 },
        message: "a closing tag closes nothing",
        remedy: "Take it out, or open the tag before it",
      };
    case "unexpected-eof": {
      const at = reason.includes("expression") ? findOpening(text, /(?<!\\)\{/gu) : findOpening(text, /<[A-Za-z]/gu);
      return reason.includes("expression")
        ? { at, message: "a { is not closed", remedy: "Write \\{ for the brace itself" }
        : { at, message: "a tag is not closed", remedy: "Write its missing quote or >" };
    }
    case "acorn":
      return {
        at: told,
        message: "this reads as code, and breaks off",
        remedy: "An article holds no code: write \\{ for a brace, and begin no line with import or export",
      };
    case "unexpected-character": {
      const lineText = text.split("\n")[told.line - 1] ?? "";
      const start = lineText.lastIndexOf("<", told.column - 1);
      const at = start === -1 ? told : { line: told.line, column: start + 1 };
      return { at, ...explainSign(reason, text, at) };
    }
    default:
      return { at: told, message: `the text does not compile: ${reason}`, remedy: "Write plain Markdown here" };
  }
}
