import {
  findNodeAtLocation,
  getLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

import { fileProblem, finding, positionAt, type Fix, type Problem, type ValuePath } from "../problem";
import { formatCode, wideSpaces } from "./check-characters";
import { formatPath, type Reading } from "./record";
import {
  closeText,
  deleteComment,
  deleteZero,
  doubleBackslash,
  escapeQuotes,
  insertColon,
  insertComma,
  repairQuotes,
} from "./repair-json";

type Explanation = [message: string, remedy: string, fix?: Fix | undefined];

/** Messages by the parser's error code, for unclear codes, with the repair. */
const syntaxErrors: Record<
  string,
  [message: string, remedy: string, repair?: (text: string, before: string) => Fix | undefined]
> = {
  CommaExpected: [
    "a comma is missing before this",
    "Separate fields and records with commas",
    (_, before) => insertComma(before),
  ],
  ValueExpected: ["a value is missing here", "Write it, or delete the comma or colon before it"],
  PropertyNameExpected: ["a field name is missing here", 'Write one in double quotes, e.g. "name"'],
  ColonExpected: ["a colon is missing here", "Write one between the field name and its value", insertColon],
  CloseBraceExpected: ["a closing } is missing", "Write it where the fields of the record end"],
  CloseBracketExpected: ["a closing ] is missing", "Write it where the list ends"],
  InvalidCommentToken: ["JSON does not allow comments", "Delete it", deleteComment],
  UnexpectedEndOfString: ["the closing double quote of a text is missing", "Write it", closeText],
  InvalidEscapeCharacter: [
    "a backslash does not escape this character",
    "Write \\\\ for a backslash, and / in paths",
    doubleBackslash,
  ],
  InvalidCharacter: [
    "a text contains a tab or a line break",
    "Write a space, or \\n for a line break",
    (text) => (text.startsWith("\t") ? { before: "\t", after: " " } : undefined),
  ],
  EndOfFileExpected: ["the file should end here", "Delete what follows, or correct the brackets before it"],
};

/** Explains a character that does not belong here. */
function explainCharacter(text: string): Explanation | undefined {
  if (/^[“”„«»‘’']/u.test(text))
    return [`${text.charAt(0)} is not a straight double quote`, 'Write "', repairQuotes(text)];
  const [space] = new RegExp(`^${wideSpaces}`, "u").exec(text) ?? [];
  if (space === undefined) return undefined;
  const message = `there is the space ${formatCode(space)} here, which JSON does not know`;
  return [message, "Write an ordinary one", { before: space, after: " " }];
}

/** Explains a number as other places write it: 007 or 49,50. */
function explainNumber(code: string, text: string, before: string): Explanation | undefined {
  if (!/^\d/u.test(text)) return undefined;
  if (code === "CommaExpected" && /[^\d.]-?0$/u.test(before))
    return ["a number begins with 0", "Delete the 0, or write a text in double quotes", deleteZero(text, before)];
  if (code !== "PropertyNameExpected" || !/: *-?\d+, *$/u.test(before)) return undefined;
  const remedy = "Write a point for decimals, e.g. 49.50, and nothing between thousands";
  // Three digits may be thousands.
  const isDecimal = before.endsWith(",") && /^\d{1,2}(?!\d)/u.test(text);
  return ["a number has a comma", remedy, isDecimal ? { before: ",", after: ".", from: -1 } : undefined];
}

/** Explains a bracket where a field or an entry should be. */
function explainBracket(code: string, field: ValuePath, text: string, before: string): Explanation | undefined {
  const [comma = ""] = /,\s*$/u.exec(before) ?? [];
  if (/^[}\]]/u.test(text) && comma !== "") {
    const fix = { before: comma, after: comma.slice(1), from: -comma.length };
    return ["there is a comma after the last entry", "Delete it", fix];
  }
  const inList = code === "CommaExpected" && typeof field.at(-1) === "number";
  if (!/^(?:Comma|PropertyName)Expected$/u.test(code) || !(inList ? /^\}/u : /^[{\]]/u).test(text)) return undefined;
  if (!inList) return ["the fields before this have no } after them", "Write it where the record ends"];
  return field.length > 1
    ? ["the list before this has no ] after it", "Write it where the list ends"]
    : ["there is a } too many, or a { too few before it", "Delete it"];
}

/** Explains a word without quotes. */
function explainWord(text: string, before: string): Explanation {
  const [word = text.charAt(0)] = /^[\p{L}_$][\p{L}\d_$]*/u.exec(text) ?? [];
  const isWord = /^(?:true|false|null)$/iu.test(word);
  return [
    `${word} is not a JSON value`,
    'Write texts in double quotes, a double quote within a text as \\", and true and false in lower case',
    escapeQuotes(text, before) ?? (isWord ? { before: word, after: word.toLowerCase() } : undefined),
  ];
}

/** Explains a syntax error in a field. `text` is the file from the error on, `before` the file up to it. */
function explainJsonError(code: string, field: ValuePath, text: string, before: string): Explanation {
  const found =
    explainCharacter(text) ?? explainBracket(code, field, text, before) ?? explainNumber(code, text, before);
  if (found) return found;
  if (code === "UnexpectedEndOfString" && /^.*\n\s*[^\s"}\]]/u.test(text))
    return ["a text contains a line break", "Write it in one line, with \\n where Markdown needs a new line"];
  if (code === "InvalidSymbol") return explainWord(text, before);
  const words = code.replace(/(?<=[a-z])(?=[A-Z])/gu, " ").toLowerCase();
  const [message, remedy, repair] = syntaxErrors[code] ?? [
    `the file is not JSON: ${words}`,
    "Compare it with the record before it",
  ];
  return [message, remedy, repair?.(text, before)];
}

/** Invalid characters by the parser's error code, because the parser reports the beginning of the text. */
const errorsInText: Record<string, RegExp> = {
  InvalidCharacter: /\p{Cc}/u,
  InvalidEscapeCharacter: /(?<!\\)(?:\\\\)*\\[^"\\/bfnrtu]/u,
};

function findOffset(text: string, { error, offset, length }: ParseError): number {
  const pattern = errorsInText[printParseErrorCode(error)];
  return offset + (pattern ? Math.max(0, text.slice(offset, offset + length).search(pattern)) : 0);
}

/** Formats the field as the prefix of a message: `record 2, department: `. */
function nameField(path: ValuePath): string {
  return path.length === 0 ? "" : `${typeof path[0] === "number" ? "record " : ""}${formatPath(path)}: `;
}

function toProblem(file: string, text: string, error: ParseError): Problem {
  const offset = findOffset(text, error);
  const field = getLocation(text, offset).path.filter((key) => key !== "");
  const [rest, before] = [text.slice(offset), text.slice(0, offset)];
  const [message, remedy, fix] = explainJsonError(printParseErrorCode(error.error), field, rest, before);
  const found = finding("json-syntax", nameField(field) + message, remedy, fix && { fix });
  return fileProblem(file, found, positionAt(text, offset));
}

function endOf(node: Node | undefined): number {
  return node ? node.offset + node.length : 0;
}

/** Reports duplicate fields, of which JSON parsers use the last one. */
function findDuplicateKeys(file: string, text: string, { type, children = [] }: Node): Problem[] {
  const nested = children.flatMap((child) => findDuplicateKeys(file, text, child));
  if (type !== "object") return nested;
  const names = children.map((property) => String(property.children?.[0]?.value));
  const repeated = children.filter((_, index) => names.indexOf(names[index] ?? "") < index);
  return [
    ...repeated.map((property) => {
      const { offset, children: [key] = [] } = property;
      const name = String(key?.value);
      const written = text.slice(offset, endOf(property));
      const isSame = children.every(
        (each, index) => names[index] !== name || text.slice(each.offset, endOf(each)) === written,
      );
      const end = endOf(children[children.indexOf(property) - 1]);
      const fix = { before: text.slice(end, endOf(property)), after: "", from: end - offset };
      const message = `the record has ${name} twice`;
      const found = finding("field-twice", message, "Delete one", isSame ? { fix } : {});
      return fileProblem(file, found, positionAt(text, offset));
    }),
    ...nested,
  ];
}

function findNearest(root: Node, path: ValuePath, key: boolean): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return key && length === path.length && node.parent?.type === "property" ? node.parent : node;
  }
  return root;
}

/** Parses JSON, or reports only the first syntax error, which often causes the others. */
export function readJson(file: string, text: string): Reading {
  const errors: ParseError[] = [];
  // Replaces a byte order mark, which was reported before, by a space to preserve all offsets.
  const parsable = text.replace(/^\uFEFF/u, " ");
  const root = parseTree(parsable, errors, { disallowComments: true, allowTrailingComma: false });
  const problems = errors.slice(0, 1).map((error) => toProblem(file, parsable, error));
  if (!root || problems.length > 0) return { problems };
  return {
    problems: findDuplicateKeys(file, text, root),
    data: {
      file,
      value: JSON.parse(parsable) as unknown,
      locate: (path, key = false) => positionAt(text, findNearest(root, path, key).offset),
    },
  };
}
