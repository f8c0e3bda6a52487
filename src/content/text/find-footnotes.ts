import type { FootnoteDefinition, FootnoteReference } from "mdast";

import type { MdxNode } from "./parse-mdx";
import type { TextOutline } from "./text-outline";

function listNotes(node: MdxNode): (FootnoteDefinition | FootnoteReference)[] {
  const own = node.type === "footnoteDefinition" || node.type === "footnoteReference" ? [node] : [];
  return "children" in node ? [...own, ...(node.children as MdxNode[]).flatMap(listNotes)] : own;
}

/** Finds footnotes that no sign in the text leads to, and those that stand twice. */
export function findFootnotes(tree: MdxNode): TextOutline["slips"] {
  const notes = listNotes(tree);
  const used = new Set(notes.flatMap(({ type, identifier }) => (type === "footnoteReference" ? [identifier] : [])));
  const seen = new Set<string>();
  return notes.flatMap(({ type, identifier, position }) => {
    if (type === "footnoteReference") return [];
    const at = { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
    const name = `[^${identifier}]`;
    if (seen.has(identifier)) {
      const message = `the footnote ${name} stands twice`;
      return [{ at, rule: "footnote-twice", message, remedy: "Give one of them another name" }];
    }
    seen.add(identifier);
    if (used.has(identifier)) return [];
    const remedy = `Write ${name} in the text where it belongs, or take it out`;
    return [{ at, rule: "footnote-unused", message: `nothing leads to the footnote ${name}`, remedy }];
  });
}
