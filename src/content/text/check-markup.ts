import type { Definition, FootnoteDefinition, FootnoteReference, LinkReference } from "mdast";

import { findingAt, type LocatedFinding } from "../problem";
import { chart } from "./components";
import { getPosition, type MdxNode } from "./mdx-nodes";

/** Reports blocks that Markdown reads in another way than they were meant. */
export function checkBlock(node: MdxNode, text: string, parent?: MdxNode): LocatedFinding[] {
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  const report = (rule: string, message: string, remedy: string) => [
    findingAt(getPosition(node), rule, message, remedy),
  ];
  switch (node.type) {
    case "code": {
      const [fence = ""] = /^[`~]+/u.exec(written) ?? [];
      const last = /\n[ \t>]*(`+|~+)\s*$/u.exec(written)?.[1] ?? "";
      if (last.startsWith(fence)) return [];
      return report(
        "code-open",
        `this ${fence} has no end, so that all after it is code`,
        `Write ${fence} on a line under it`,
      );
    }
    case "emphasis":
      if (!/^\d\*\d|\d\*\d$/u.test(text.slice((start?.offset ?? 0) - 1, (end?.offset ?? 0) + 1))) return [];
      return report("sign-dropped", `${written} is italic, and its * are not shown`, "Write × or \\* between numbers");
    case "heading":
      if (!/^[^#].*(?:\n.*\n|[.!?:,;]\s*\n)/u.test(written)) return [];
      return report(
        "heading-underlined",
        "the line under this paragraph makes it a heading",
        "Write an empty line before it",
      );
    case "table": {
      // The check of charts reports their rows.
      if (parent?.type === "mdxJsxFlowElement" && parent.name === chart) return [];
      const width = node.children[0]?.children.length ?? 0;
      return node.children.flatMap((row) => {
        const message = `this row has ${row.children.length} of ${width} cells: the last are not shown`;
        const remedy = "Write \\| for the sign within a cell, or a cell more in the head and under it";
        return row.children.length > width ? [findingAt(getPosition(row), "table-cells", message, remedy)] : [];
      });
    }
    default:
      return [];
  }
}

export type Note = FootnoteDefinition | FootnoteReference | Definition | LinkReference;

/** Reports footnotes and addresses without a reference, which are not shown, and duplicate footnotes. */
export function checkNotes(notes: readonly Note[]): LocatedFinding[] {
  const isFootnote = ({ type }: Note) => type.startsWith("footnote");
  const isDefinition = ({ type }: Note) => /definition$/iu.test(type);
  return notes.filter(isDefinition).flatMap((note, index, definitions) => {
    const isSame = (other: Note) => other.identifier === note.identifier && isFootnote(other) === isFootnote(note);
    const name = isFootnote(note) ? `[^${note.identifier}]` : `[${note.identifier}]`;
    if (isFootnote(note) && definitions.findIndex(isSame) < index) {
      const message = `the text has the footnote ${name} twice`;
      return [findingAt(getPosition(note), "footnote-twice", message, "Give one of them another name")];
    }
    if (notes.some((other) => !isDefinition(other) && isSame(other))) return [];
    const remedy = `Write ${name} in the text where it belongs, or delete this line`;
    const message = `the text has no reference to ${isFootnote(note) ? "the footnote" : "the address"} ${name}`;
    return [findingAt(getPosition(note), isFootnote(note) ? "footnote-unused" : "address-unused", message, remedy)];
  });
}
