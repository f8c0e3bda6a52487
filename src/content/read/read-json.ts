import {
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

import { fileProblem, type Problem } from "../problem";
import { checkCharacters } from "./check-characters";
import { positionAt, type Reading } from "./data-file";
import { explainSlip } from "./explain-slip";
import { writePath, type ValuePath } from "./value-path";

function findNearest(root: Node, path: ValuePath, key: boolean): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return key && length === path.length && node.parent?.type === "property" ? node.parent : node;
  }
  return root;
}

/** Lists the fields that an object holds twice: JSON readers silently keep the last one. */
function findDuplicateKeys(file: string, text: string, node: Node): Problem[] {
  const children = node.children ?? [];
  const nested = children.flatMap((child) => findDuplicateKeys(file, text, child));
  if (node.type !== "object") return nested;
  const seen = new Set<unknown>();
  const twice = children.flatMap((property) => {
    const name: unknown = property.children?.[0]?.value;
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const advice = { message: `${String(name)} stands twice in this record`, remedy: "Take one out" };
    return [fileProblem(file, "field-twice", advice, positionAt(text, property.offset))];
  });
  return [...twice, ...nested];
}

/** The record and field around a place, as far as the parser knows them. */
function fieldAt(text: string, offset: number): ValuePath {
  return getLocation(text, offset).path.filter((key) => key !== "");
}

/** Names the field in front of a message: `record 2, department: `. */
function nameField(path: ValuePath): string {
  if (path.length === 0) return "";
  return `${typeof path[0] === "number" ? "record " : ""}${writePath(path)}: `;
}

/** What makes a text a slip, by the parser's name of it. */
const slipsInText: Record<string, RegExp> = {
  InvalidCharacter: /\p{Cc}/u,
  InvalidEscapeCharacter: /(?<!\\)(?:\\\\)*\\[^"\\/bfnrtu]/u,
};

/** Where the slip itself is: in a text with a tab, at the tab. */
function slipOffset(text: string, { error, offset, length }: ParseError): number {
  const pattern = slipsInText[printParseErrorCode(error)];
  return offset + (pattern ? Math.max(0, text.slice(offset, offset + length).search(pattern)) : 0);
}

/** Slips after which the parser knows all the same what was meant. */
const harmless = new Set(["CommaExpected", "InvalidCommentToken"]);

/**
 * Lists the slips of the pen; what the parser stumbles over later on the line, or on the line after an unclosed text, is a slip's
 * echo and not told. The fields beside which one stands are unsure.
 */
function listSlips(file: string, text: string, errors: readonly ParseError[]) {
  const problems: Problem[] = [];
  const unsure: ValuePath[] = [];
  let echo = 0;
  let before = "";
  for (const error of errors) {
    const code = printParseErrorCode(error.error);
    const offset = slipOffset(text, error);
    const at = positionAt(text, offset);
    const field = fieldAt(text, offset);
    if (!harmless.has(code)) unsure.push(field.slice(0, 1));
    const isEcho = at.line <= echo || (before === "InvalidSymbol" && code === "ValueExpected");
    before = code;
    echo = at.line + (code === "UnexpectedEndOfString" ? 1 : 0);
    if (isEcho) continue;
    const rest = text.slice(offset, error.offset + error.length);
    const { message, remedy } = explainSlip(code, rest, text.slice(0, offset));
    problems.push(fileProblem(file, "json-syntax", { message: nameField(field) + message, remedy }, at));
  }
  return { problems, unsure };
}

/** Reads JSON; every slip of the pen is a problem at its place, and what stands beside it is read as far as it can be. */
export function readJson(file: string, text: string): Reading {
  const { problems, readable } = checkCharacters(file, text);
  if (!readable) return { problems };
  const errors: ParseError[] = [];
  // A mark that is told already, or any other character in its place, is a space to the parser.
  const spaced = text.replace(/^\uFEFF/u, " ");
  const root = parseTree(spaced, errors, { disallowComments: true, allowTrailingComma: false });
  const slips = listSlips(file, spaced, errors);
  problems.push(...slips.problems);
  if (!root) return { problems };
  problems.push(...findDuplicateKeys(file, text, root));
  return {
    problems,
    data: {
      file,
      value: getNodeValue(root),
      body: "",
      bodyOffset: 0,
      locate: (path, key = false) => positionAt(text, findNearest(root, path, key).offset),
      isUnsure: (path) => slips.unsure.some(([first]) => first === undefined || first === path[0]),
    },
  };
}
