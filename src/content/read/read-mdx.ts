import { isMap, isScalar, LineCounter, parseDocument } from "yaml";

import type { Reading, ValuePath } from "./data-file";
import type { Position } from "../check/problem";

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
