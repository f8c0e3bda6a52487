import type { FootnoteDefinition, FootnoteReference } from "mdast";
import { toString } from "mdast-util-to-string";

import type { Position } from "../problem";
import { positionAt } from "../read/data-file";
import { checkComponent, readAttributes, type Component } from "./check-component";
import { checkCode, checkElement } from "./check-element";
import { componentRules, figure, pullQuote } from "./components";
import { findLostMarkup } from "./lost-markup";
import { parseWithErrors } from "./mdx-errors";
import { isComment, placeOf, type MdxElement, type MdxNode } from "./parse-mdx";
import type { TextOutline } from "./text-outline";

/** Where a link's address is in the text; the link's own place if it is written another way. */
function placeOfUrl(text: string, url: string, node: MdxNode): Position {
  const { start, end } = node.position ?? {};
  const label = "children" in node ? node.children.at(-1)?.position?.end.offset : undefined;
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  const offset = text.indexOf(url, isElement ? start?.offset : (label ?? start?.offset));
  return offset === -1 || offset >= (end?.offset ?? 0) ? placeOf(node) : positionAt(text, offset);
}

/** Where an attribute of an element is; the element's own place if it is not found. */
function placeOfAttribute(text: string, node: MdxElement, name: string): Position {
  const { start, end } = node.position ?? {};
  const offset = new RegExp(`\\s${name}(?=[\\s=/>])`, "u").exec(text.slice(start?.offset, end?.offset))?.index;
  return offset === undefined ? placeOf(node) : positionAt(text, (start?.offset ?? 0) + offset + 1);
}

function collectElement(node: MdxElement, text: string, outline: TextOutline, parent?: MdxNode): void {
  const at = placeOf(node);
  const attributes = readAttributes(node);
  const { name } = node;
  const rule = componentRules.get(name ?? "");
  outline.faults.push(...checkCode(node, at));
  if (!rule || name === null) outline.faults.push(...checkElement(node, at));
  else {
    const locate = (attribute: string) => placeOfAttribute(text, node, attribute);
    const component: Component = { at, name, rule, node, attributes, locate };
    const isAlone = node.type === "mdxJsxFlowElement" && parent?.type === "root";
    outline.faults.push(...checkComponent(component, isAlone));
    if (name === pullQuote) outline.quotes.push({ at });
    const [image, alt] = ["image", "alt"].map((attribute) => attributes.get(attribute));
    if (name === figure && image && alt !== undefined)
      outline.figures.push({ at: locate("image"), image, alt, altAt: locate("alt") });
  }
  const url = attributes.get("href");
  if (url !== undefined) outline.links.push({ at: placeOfUrl(text, url, node), url, label: toString(node) });
}

type Footnote = FootnoteDefinition | FootnoteReference;

function collect(node: MdxNode, text: string, outline: TextOutline, notes: Footnote[], parent?: MdxNode): void {
  const at = placeOf(node);
  const report = (rule: string, message: string, remedy: string) => {
    outline.faults.push({ at, rule, message, remedy });
  };
  switch (node.type) {
    case "heading":
      outline.headings.push({ at, level: node.depth, title: toString(node) });
      break;
    case "link":
    case "definition": {
      const label = node.type === "link" ? toString(node) : (node.label ?? node.identifier);
      outline.links.push({ at: placeOfUrl(text, node.url, node), url: node.url, label });
      break;
    }
    case "image":
      outline.images.push({ at, url: node.url, alt: node.alt ?? "" });
      break;
    case "text":
      outline.faults.push(...findLostMarkup(node.value, at));
      break;
    case "footnoteDefinition":
    case "footnoteReference":
      notes.push(node);
      break;
    case "mdxjsEsm":
      report(
        "text-code",
        "a line that begins with import or export reads as code",
        "Begin it with another word: an article holds no code",
      );
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      if (!isComment(node.value))
        report("text-code", `{${node.value}} reads as code`, "Write \\{ and \\} for the braces themselves");
      break;
    case "listItem":
      if (typeof node.checked === "boolean")
        report("list-boxes", "[ ] or [x] makes a box that nobody can tick", "Take it out of the list");
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      collectElement(node, text, outline, parent);
      break;
    default:
  }
  if ("children" in node) for (const child of node.children) collect(child, text, outline, notes, node);
}

/** Reports footnotes without a reference in the text, and those that are defined twice. */
function checkFootnotes(notes: readonly Footnote[]): TextOutline["faults"] {
  const used = new Set(notes.flatMap(({ type, identifier }) => (type === "footnoteReference" ? [identifier] : [])));
  const seen = new Set<string>();
  return notes.flatMap((note) => {
    if (note.type === "footnoteReference") return [];
    const [at, name, isTwice] = [placeOf(note), `[^${note.identifier}]`, seen.has(note.identifier)];
    seen.add(note.identifier);
    if (isTwice) {
      const message = `the footnote ${name} stands twice`;
      return [{ at, rule: "footnote-twice", message, remedy: "Give one of them another name" }];
    }
    if (used.has(note.identifier)) return [];
    const remedy = `Write ${name} in the text where it belongs, or take it out`;
    return [{ at, rule: "footnote-unused", message: `nothing leads to the footnote ${name}`, remedy }];
  });
}

/** Reads what checks need to know of an article's text (MDX without its frontmatter). Never throws, whatever the text is. */
export function parseText(text: string): TextOutline {
  const { tree, errors } = parseWithErrors(text);
  const outline: TextOutline = { headings: [], links: [], images: [], figures: [], quotes: [], faults: [...errors] };
  if (!tree) return outline;
  const notes: Footnote[] = [];
  collect(tree, text, outline, notes);
  outline.faults.push(...checkFootnotes(notes));
  return outline;
}
