import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { isScalar, LineCounter, parseDocument } from "yaml";

import type { Position, Problem } from "./problem";

/** Where a value stands in its file: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/** A file of `data/`, read together with the places of its values. */
export interface DataFile {
  /** Path from the project's root. */
  file: string;
  value: unknown;
  /** Text after the frontmatter; empty for JSON. */
  body: string;
  /** Lines before the body. */
  bodyOffset: number;
  /** The nearest known place of a value, or of its key where the key itself is wrong. */
  locate: (path: ValuePath, key?: boolean) => Position;
}

/** A file that was read, or why it could not be. */
export type Reading = { data: DataFile } | { problems: Problem[] };

const remedies: Record<string, string> = {
  CommaExpected: "a comma is missing before this. Separate fields and records with commas",
  ValueExpected: "a value is missing here, or a comma is one too many",
  PropertyNameExpected: 'a field name in double quotes is expected here, e.g. "name". A comma before } is one too many',
  ColonExpected: "a colon is missing between the field name and its value",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  InvalidCommentToken: "JSON has no comments. Take it out",
  UnexpectedEndOfString: "a text is not closed. Write the missing double quote",
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

/** Reads JSON; every syntax slip is a problem at its place. */
export function readJson(file: string, text: string): Reading {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const problems = errors.map(({ error, offset }) => {
    const code = printParseErrorCode(error);
    return { file, ...positionAt(text, offset), message: `${remedies[code] ?? `this is not JSON (${code})`}.` };
  });
  if (!root || problems.length > 0) {
    return { problems: problems.length > 0 ? problems : [{ file, line: 1, column: 1, message: "the file is empty." }] };
  }
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

const frontmatterPattern = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m;

/** Reads an MDX file: its frontmatter as the value, the rest as the body. */
export function readMdx(file: string, text: string): Reading {
  const match = frontmatterPattern.exec(text);
  if (match?.index !== 0) {
    return {
      problems: [
        {
          file,
          line: 1,
          column: 1,
          message: "the frontmatter is missing. Begin the file with a line --- and end it with another.",
        },
      ],
    };
  }
  const yaml = match[1] ?? "";
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const place = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + 1, column: col };
  };
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => ({
        file,
        ...place(pos[0]),
        message: `the frontmatter is not YAML: ${message.split(" at line")[0] ?? message}. Put texts with a colon in double quotes.`,
      })),
    };
  }
  const locate = (path: ValuePath): Position => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isScalar(node) && node.range) return place(node.range[0]);
      if (node !== null && typeof node === "object" && "range" in node && Array.isArray(node.range)) {
        return place(Number(node.range[0]));
      }
    }
    return { line: 1, column: 1 };
  };
  return {
    data: {
      file,
      value: document.toJS(),
      body: text.slice(match[0].length),
      bodyOffset: match[0].split("\n").length - 1,
      locate,
    },
  };
}
