import matter from "gray-matter";
import { isMap, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLError } from "yaml";

import { fileProblem, type Advice, type Position } from "../problem";
import { checkCharacters } from "./check-characters";
import type { Reading } from "./data-file";
import { isObject } from "./record";
import { splitMdx } from "./split-mdx";
import type { ValuePath } from "./value-path";

/** What yaml says, by its code, in an editor's words. */
const slips: Partial<Record<YAMLError["code"], Advice>> = {
  DUPLICATE_KEY: { message: "this field stands twice", remedy: "Take one out" },
  TAB_AS_INDENT: { message: "a tab stands at the line's beginning", remedy: "Indent with spaces" },
  MISSING_CHAR: { message: "a quote or bracket is not closed", remedy: "Write the missing one" },
  BLOCK_AS_IMPLICIT_KEY: { message: "a text with a colon stands without quotes", remedy: "Put it in double quotes" },
  MULTILINE_IMPLICIT_KEY: { message: "a line has no field name", remedy: "Write name: and then the value" },
  BAD_INDENT: { message: "a line begins in the wrong column", remedy: "Indent it like its neighbours" },
  BAD_SCALAR_START: { message: "a text begins with a sign of YAML's own", remedy: "Put it in double quotes" },
};

function explain({ code, message }: YAMLError): Advice {
  return (
    slips[code] ?? {
      message: `the frontmatter cannot be read: ${(message.split(" at line")[0] ?? message).replace(/[.:]$/u, "")}`,
      remedy: "Write name: value on a line each, and put texts with a colon in double quotes",
    }
  );
}

/** Where an error's cause is: of a text that is never closed, its beginning. */
function causeOf({ code, pos: [offset] }: YAMLError, document: Document): number {
  let start = offset;
  if (code === "MISSING_CHAR") {
    visit(document, {
      Scalar: (_, { range }) => {
        if (range && range[0] < offset && range[1] >= offset) start = range[0];
      },
    });
  }
  return start;
}

/** Aliases (`*name`) that name nothing: YAML would refuse to give a value. */
function listAliases(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

/**
 * Lists texts that gatsby-plugin-mdx reads as something else, for its YAML is of version 1.1: 12:30 is 750 there. A day becomes a date,
 * which the build writes as a day again.
 */
function listMisread(value: unknown, twin: unknown, path: ValuePath = []): { path: ValuePath; twin: unknown }[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) =>
      listMisread(each, (twin as unknown[] | undefined)?.[index], [...path, index]),
    );
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, each]) =>
      listMisread(each, isObject(twin) ? twin[key] : undefined, [...path, key]),
    );
  }
  if (typeof value !== "string" || value === twin) return [];
  return twin instanceof Date && /^[\d-]+$/u.test(value) ? [] : [{ path, twin }];
}

/** Reads an MDX file: its frontmatter as the value, the rest as the body. */
export function readMdx(file: string, text: string): Reading {
  const { problems, readable } = checkCharacters(file, text);
  if (!readable) return { problems };
  const { head, yaml, body } = splitMdx(text);
  if (head === "") {
    const advice = {
      message: "the frontmatter is missing",
      remedy: "Begin the file with a line ---, the fields, and another line ---",
    };
    return { problems: [...problems, fileProblem(file, "frontmatter-missing", advice)] };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const place = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const locate = (path: ValuePath, key = false): Position => {
    const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents;
    const pair = key && isMap(parent) ? parent.items.find((item) => String(item.key) === path.at(-1)) : undefined;
    if (isScalar(pair?.key) && pair.key.range) return place(pair.key.range[0]);
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isScalar(node) && node.range) return place(node.range[0]);
      if (node !== null && typeof node === "object" && "range" in node && Array.isArray(node.range)) {
        return place(Number(node.range[0]));
      }
    }
    return { line: 1, column: 1 };
  };
  const aliases = listAliases(document);
  const broken = aliases.length > 0 || document.errors.some(({ code }) => code !== "DUPLICATE_KEY");
  const told = new Set<number>();
  for (const [offset, advice] of [
    ...document.errors.map((error) => [causeOf(error, document), explain(error)] as const),
    ...aliases.map((offset) => [offset, slips.BAD_SCALAR_START] as const),
  ]) {
    const at = place(offset);
    if (advice && !told.has(at.line)) problems.push(fileProblem(file, "frontmatter-syntax", advice, at));
    told.add(at.line);
  }
  const value: unknown = aliases.length > 0 ? {} : document.toJS();
  if (!broken && told.size === 0) {
    // With options, for without any the package keeps each text for ever.
    for (const { path, twin } of listMisread(value, matter(text, {}).data)) {
      const advice = { message: `this reads as ${JSON.stringify(twin)}`, remedy: "Put it in double quotes" };
      problems.push(fileProblem(file, "frontmatter-syntax", advice, locate(path)));
    }
  }
  return {
    problems,
    data: {
      file,
      value: broken && !isObject(value) ? {} : value,
      body,
      bodyOffset: head.split("\n").length - 1,
      locate,
      isUnsure: () => broken,
    },
  };
}
