import {
  findNodeAtLocation,
  getLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

import { writePath, type Reading, type ValuePath } from "./data-file";
import type { Position, Problem } from "../check/problem";

const byteOrderMark = "\uFEFF";

const remedies: Record<string, string> = {
  CommaExpected: "a comma is missing before this. Separate fields and records with commas",
  ValueExpected: "a value is missing here, or a comma is one too many",
  PropertyNameExpected: 'a field name in double quotes is expected here, e.g. "name". A comma before } is one too many',
  ColonExpected: "a colon is missing between the field name and its value",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  InvalidCommentToken: "JSON has no comments. Take it out",
  UnexpectedEndOfString: "a text is not closed. Write the missing double quote",
  InvalidEscapeCharacter: "a backslash here escapes nothing. Paths are written with /; a backslash itself is \\\\",
  InvalidCharacter: "a character here is not allowed in JSON. Line breaks and tabs in a text are written \\n and \\t",
  InvalidSymbol: "this is not JSON. Texts stand in straight double quotes",
  EndOfFileExpected: "the file should end here. Take out what follows, or mend the brackets before it",
};

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

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
    return [
      {
        file,
        ...positionAt(text, property.offset),
        message: `${String(name)} stands twice in this record. Take one out.`,
      },
    ];
  });
  return [...twice, ...nested];
}

/** Names the record and field around a place, as far as the parser knows them: `record 2, department: `. */
function nameField(text: string, offset: number): string {
  const path = getLocation(text, offset).path.filter((key) => key !== "");
  if (path.length === 0) return "";
  return `${typeof path[0] === "number" ? "record " : ""}${writePath(path)}: `;
}

/**
 * Reads JSON; every syntax slip is a problem at its place. What the parser stumbles over later on the line, or on the line after
 * an unclosed text, is the slip's echo and not told.
 */
export function readJson(file: string, text: string): Reading {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  if (text.startsWith(byteOrderMark)) {
    return {
      problems: [
        {
          file,
          line: 1,
          column: 1,
          message: "the file begins with an invisible byte order mark. Save it as UTF-8 without one.",
        },
      ],
    };
  }
  if (text.trim() === "") return { problems: [{ file, line: 1, column: 1, message: "the file is empty." }] };
  const slips = errors.map(({ error, offset }) => ({
    code: printParseErrorCode(error),
    ...positionAt(text, offset),
    field: nameField(text, offset),
  }));
  const problems = slips.flatMap(({ code, line, column, field }, index) => {
    const before = slips[index - 1];
    if (before && line <= before.line + (before.code === "UnexpectedEndOfString" ? 1 : 0)) return [];
    return [{ file, line, column, message: `${field}${remedies[code] ?? `this is not JSON (${code})`}.` }];
  });
  if (!root || problems.length > 0) return { problems };
  const duplicates = findDuplicateKeys(file, text, root);
  if (duplicates.length > 0) return { problems: duplicates };
  return {
    data: {
      file,
      value: JSON.parse(text),
      body: "",
      bodyOffset: 0,
      locate: (path, key = false) => positionAt(text, findNearest(root, path, key).offset),
    },
  };
}
