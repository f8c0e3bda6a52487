import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type SchemaOptions,
  type YAMLError,
} from "yaml";
import { z } from "zod";

import { article } from "../kinds/article";
import { listDefinitions } from "../catalogue";
import { fileProblem, finding, replaceText, type Finding, type Fix, type Position, type ValuePath } from "../problem";
import { parseText } from "../text/parse-text";
import { formatCode, wideSpaces } from "./check-characters";
import { isObject, problemInText, type Reading } from "./record";

/** Splits an MDX file into the frontmatter with `---` lines (`head`) and without (`yaml`), and the text. */
export function splitMdx(text: string): { head: string; yaml: string; body: string } {
  const written = text.replace(/^\uFEFF/u, "");
  const match = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/mu.exec(written);
  if (match?.index !== 0) return { head: "", yaml: "", body: written };
  return { head: match[0], yaml: match[1] ?? "", body: written.slice(match[0].length) };
}

const quoteIt = "Put it in double quotes";

/** Messages by the parser's error code. */
const syntaxErrors: Partial<Record<YAMLError["code"], [message: string, remedy: string]>> = {
  DUPLICATE_KEY: ["the article has this field twice", "Delete one"],
  TAB_AS_INDENT: ["the line begins with a tab", "Indent with spaces"],
  MISSING_CHAR: ["a quote or bracket is not closed", "Write the missing one"],
  BLOCK_AS_IMPLICIT_KEY: ["a text with a colon has no quotes", quoteIt],
  MULTILINE_IMPLICIT_KEY: ["the line is no field", "Write name: with a space after it, and then the value"],
  MULTIPLE_DOCS: ["the line above ends the fields", "Delete it"],
  BAD_INDENT: ["the line begins in the wrong column", "Indent it like the lines around it"],
  BAD_SCALAR_START: ["a text begins with a character that has a meaning in YAML", quoteIt],
};

/** Repairs an error of YAML. `text` is the frontmatter from the error on. */
function repairYaml(code: YAMLError["code"] | undefined, text: string): { fix?: Fix } {
  const [line = ""] = /^[^\n]*?(?=\s*(?:\n|$))/u.exec(text) ?? [];
  if (code === "TAB_AS_INDENT") {
    const [before = ""] = /^\t+/u.exec(text) ?? [];
    return before === "" ? {} : { fix: { before, after: "  ".repeat(before.length) } };
  }
  if (code === "MISSING_CHAR") {
    // The next line is another field, or the end of the frontmatter.
    const [open] = /^"[^"\\#\n]*[\p{L}\p{N}.!?)%](?=[ \t]*\r?\n(?:[A-Za-z]\w*:\s|$))/u.exec(text) ?? [];
    return open === undefined ? {} : { fix: { before: open, after: `${open}"`, from: 0 } };
  }
  const isPlain = /^[^\s"'[\]{}>|&*!#%@`-][^"\\#]*$/u.test(line);
  return code === "BLOCK_AS_IMPLICIT_KEY" && isPlain ? { fix: { before: line, after: JSON.stringify(line) } } : {};
}

function explainYamlError(code: YAMLError["code"] | undefined, message: string, text = ""): Finding {
  const [known, remedy] = (code && syntaxErrors[code]) ?? [
    `the frontmatter is not YAML: ${(message.split(" at line")[0] ?? message).replace(/[.:]$/u, "")}`,
    "Write name: value on a line each, and put texts with a colon in double quotes",
  ];
  return finding("frontmatter-syntax", known, remedy, repairYaml(code, text));
}

/** Before a space that YAML does not know: in the indentation, and after the signs of a field or a list. */
const unknownSpace = new RegExp(`^[ \\t]*(?:(?:- *)?\\w+:|-|(?=${wideSpaces}(?:- |\\w+:)))(?=${wideSpaces})`, "mu");

/** A time of day, which YAML reads as a number to the base 60. */
const sexagesimal = /^\d+(?::[0-5]?\d)+$/u;

const time = /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d/u;

/** Finds what YAML reads as something else than the text that is written, without an error. */
function findDropped(document: Document, yaml: string): { found: Finding; offset: number } | undefined {
  const space = unknownSpace.exec(yaml);
  if (space) {
    const offset = space.index + space[0].length;
    const message = `there is the space ${formatCode(yaml.charAt(offset))} here, which YAML does not know`;
    const fix = { before: yaml.charAt(offset), after: " " };
    return { found: finding("space-wide", message, "Write an ordinary space", { fix }), offset };
  }
  if (document.errors.length > 0) {
    const bare = /^[ \t]*[A-Za-z]\w*:(?=[^\s/])/mu.exec(yaml);
    if (!bare) return undefined;
    const offset = bare.index + bare[0].length;
    const isSure = parseDocument(`${yaml.slice(0, offset)} ${yaml.slice(offset)}`, yamlSchema).errors.length === 0;
    const fix = isSure ? { fix: { before: "", after: " ", from: 0 } } : {};
    return { found: finding("frontmatter-syntax", "a space is missing after the colon", "Write one", fix), offset };
  }
  let result: ReturnType<typeof findDropped>;
  visit(document, (key, node, path) => {
    if (!isNode(node) || isAlias(node) || !node.range || key === "key") return undefined;
    const [offset, end] = node.range;
    const report = (message: string, remedy: string, at = offset, fix: { fix?: Fix } = {}) => {
      result = { found: finding("frontmatter-dropped", message, remedy, fix), offset: at };
      return visit.BREAK;
    };
    const sign = node.anchor !== undefined ? "&" : node.tag !== undefined ? "!" : "";
    if (sign !== "")
      return report(`${sign} at the beginning has a meaning in YAML`, quoteIt, yaml.lastIndexOf(sign, offset));
    if (!isScalar(node) || node.type !== "PLAIN") return undefined;
    const text = node.source ?? "";
    if (typeof node.value === "number" && sexagesimal.test(text))
      return report(`${text} is read as the number ${node.value}`, quoteIt, offset, replaceText(text, `"${text}"`));
    if (time.test(text) || (path.length > 3 && z.regexes.date.test(text)))
      return report(`${text} is read as a moment`, quoteIt);
    if (node.comment === undefined || z.regexes.date.test(text) || !["string", "object"].includes(typeof node.value))
      return undefined;
    const remedy = "Put the text in double quotes, or the comment on a line of its own";
    const comment = `"#${node.comment}" is not part of the text: # after a space begins a comment`;
    return report(comment, remedy, yaml.indexOf("#", end));
  });
  return result;
}

/** Finds the first syntax error of a document and its offset. An unclosed text is reported at its beginning. */
function findError(document: Document, yaml: string): { found: Finding; offset: number } | undefined {
  const [error] = [...document.errors, ...document.warnings];
  let offset = error?.pos[0];
  visit(document, {
    Scalar: (_, { range }) => {
      if (error?.code === "MISSING_CHAR" && range && range[0] < error.pos[0] && range[1] >= error.pos[0])
        offset = range[0];
    },
    // The parser does not report an undefined alias (`*name`), but cannot convert a document with one.
    Alias: (_, { range }) => {
      offset ??= range?.[0];
    },
  });
  if (offset !== undefined)
    return {
      found: explainYamlError(error?.code ?? "BAD_SCALAR_START", error?.message ?? "", yaml.slice(offset)),
      offset,
    };
  try {
    document.toJS();
    return undefined;
  } catch (thrown) {
    // What the parser accepts but cannot convert, such as `<<: text`.
    return { found: explainYamlError(undefined, (thrown as Error).message), offset: 1 };
  }
}

/**
 * Parses the same values as gatsby-plugin-mdx: numbers of YAML 1.1, where 12:30 is 750, and booleans of YAML 1.2. Dates stay text, as
 * in the build.
 */
export const yamlSchema: SchemaOptions = {
  schema: "yaml-1.1",
  customTags: (tags) => [...tags.filter((tag) => typeof tag === "string" || !/timestamp|bool/u.test(tag.tag)), "bool"],
};

function locate(document: Document, toPosition: (offset: number) => Position, path: ValuePath, key: boolean): Position {
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents;
  const pair = key && isMap(parent) ? parent.items.find((item) => String(item.key) === path.at(-1)) : undefined;
  if (isScalar(pair?.key) && pair.key.range) return toPosition(pair.key.range[0]);
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return toPosition(node.range[0]);
  }
  return { line: 1, column: 1 };
}

/** Parses an MDX file, or reports the first syntax error of its frontmatter and of its text. */
export function readMdx(file: string, text: string): Reading {
  const { head, yaml, body } = splitMdx(text);
  if (head === "") {
    const remedy = "Begin the file with a line ---, the fields, and another line ---";
    // Only the first line is missing.
    const hasFields = /^(?:[A-Za-z]\w*:.*\r?\n|[ \t-].*\r?\n)+---[ \t]*(?:\r?\n|$)/u.test(body);
    const fix = hasFields ? { fix: { before: "", after: body.includes("\r\n") ? "---\r\n" : "---\n", from: 0 } } : {};
    return { problems: [fileProblem(file, finding("frontmatter-missing", "the frontmatter is missing", remedy, fix))] };
  }
  const lineCounter = new LineCounter();
  // Blank lines preserve positions: they replace the first --- and the lines of the frontmatter.
  const document = parseDocument(`\n${yaml}`, { ...yamlSchema, lineCounter });
  const { outline, error } = parseText(head.replace(/[^\n]+/gu, "") + body);
  const toPosition = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const wrong = findDropped(document, `\n${yaml}`) ?? findError(document, `\n${yaml}`);
  const value: unknown = wrong ? {} : document.toJS();
  const source = { file, value, locate: (path: ValuePath, key = false) => locate(document, toPosition, path, key) };
  if (outline && !wrong) return { problems: [], data: { ...source, outline } };
  const [definition = article] = listDefinitions(file.split("/").slice(-2).join("/"));
  const record = { definition, source, at: [], value: isObject(value) ? value : {} };
  return {
    problems: [
      ...(wrong ? [fileProblem(file, wrong.found, toPosition(wrong.offset))] : []),
      ...(error ? [problemInText(record, error)] : []),
    ],
  };
}
