import { toString } from "mdast-util-to-string";

import { digest, findResult, storeResult } from "../read/build-cache";
import { explainEscape } from "../read/check-characters";
import { findingAt, positionAt, replaceText, type Fix, type LocatedFinding, type Position } from "../problem";
import { checkCode } from "./check-code";
import { checkComponent, readAttributes } from "./check-component";
import { findBrokenMarkup } from "./broken-markup";
import { checkBlock, checkNotes, type Note } from "./check-markup";
import { componentRules, figure, pullQuote } from "./components";
import { entity } from "./explain-plain";
import type { ParsedText, TextOutline } from "./outline";
import { getPosition, type MdxElement, type MdxNode } from "./mdx-nodes";
import { parseMdx } from "./parse-mdx";

/** Finds the position of the URL of a link; the position of the link if it is written differently. */
function findUrlPosition(text: string, url: string, node: MdxNode): Position {
  const { start, end } = node.position ?? {};
  const label = "children" in node ? node.children.at(-1)?.position?.end.offset : undefined;
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  const offset = text.indexOf(url, isElement ? start?.offset : (label ?? start?.offset));
  return offset === -1 || offset >= (end?.offset ?? 0) ? getPosition(node) : positionAt(text, offset);
}

/** Finds the position of an attribute; the position of the element if it is not found. */
function findAttributePosition(text: string, node: MdxElement, name: string): Position {
  const { start, end } = node.position ?? {};
  const offset = new RegExp(`\\s${name}(?=[\\s=/>])`, "u").exec(text.slice(start?.offset, end?.offset))?.index;
  return offset === undefined ? getPosition(node) : positionAt(text, (start?.offset ?? 0) + offset + 1);
}

/** Moves an empty component from the end of a paragraph to a line of its own. */
function moveComponent({ position }: MdxElement, text: string, [parent, above]: readonly MdxNode[]): { fix?: Fix } {
  const { start, end } = position ?? {};
  if (parent?.type !== "paragraph" || above?.type !== "root" || parent.position?.end.offset !== end?.offset) return {};
  const [gap] = /(?<=\S)[ \t]+$/u.exec(text.slice(parent.position?.start.offset, start?.offset)) ?? [];
  if (gap === undefined || !/^<[^<>]*\/>$/u.test(text.slice(start?.offset, end?.offset))) return {};
  return { fix: { before: gap, after: text.includes("\r\n") ? "\r\n\r\n" : "\n\n", from: -gap.length } };
}

function collectElement(node: MdxElement, text: string, outline: TextOutline, parents: readonly MdxNode[]): void {
  const [parent] = parents;
  const at = getPosition(node);
  const attributes = readAttributes(node);
  const name = node.name ?? "";
  const rule = componentRules.get(name);
  const locate = (attribute: string) => findAttributePosition(text, node, attribute);
  const isAlone = node.type === "mdxJsxFlowElement" && parent?.type === "root";
  const move = isAlone ? undefined : moveComponent(node, text, parents);
  if (rule) outline.findings.push(...checkComponent({ at, name, rule, node, attributes, locate }, move));
  if (name === pullQuote) outline.quotes.push(at);
  if (name === figure) {
    const [image, small, alt] = ["image", "small", "alt"].map((attribute) => {
      const value = attributes.get(attribute);
      return value ? { at: locate(attribute), text: value } : undefined;
    });
    if (image && alt) outline.figures.push({ image, small, alt });
  }
  const id = attributes.get("id");
  if (id !== undefined) outline.ids.push({ at: locate("id"), text: id });
  const url = attributes.get("href");
  if (url !== undefined) outline.links.push({ at: findUrlPosition(text, url, node), url, label: toString(node) });
}

/** Explains the checkbox of a point. An empty one can be deleted; a checked one says something. */
function explainBox(node: MdxNode, text: string): LocatedFinding {
  const [before = "", sign] =
    /^((?:[-*+]|\d+[.)])[ \t]+)\[ \][ \t]+/u.exec(text.slice(node.position?.start.offset)) ?? [];
  const message = "[ ] or [x] makes a checkbox, which nobody can use";
  return findingAt(getPosition(node), "list-boxes", message, "Delete it", replaceText(before, sign));
}

/** Explains a picture in Markdown. One alone in its paragraph becomes a figure. */
function explainImage(
  node: Extract<MdxNode, { type: "image" }>,
  text: string,
  parent: MdxNode | undefined,
): LocatedFinding {
  const image = node.url.replace(/^.*\/images\//u, "");
  const alt = node.alt ?? "";
  const figureOf = (shown: string) => `<${figure} image="${image}" alt="${shown}" />`;
  const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
  const before = text.slice(node.position?.start.offset, node.position?.end.offset);
  const isSure = isAlone && alt !== "" && !/["{}<>&]/u.test(image + alt);
  return findingAt(
    getPosition(node),
    "text-image",
    `the text shows ${node.url} in Markdown`,
    `Write ${figureOf(alt || "What it shows")}`,
    isSure ? replaceText(before, figureOf(alt)) : {},
  );
}

/** Explains the codes of characters and backslashes that the page would show. */
function explainSigns(node: Extract<MdxNode, { type: "text" }>, text: string): LocatedFinding[] {
  // Without a position, remark-gfm made it from a part of a text with a link.
  if (!node.position) return [];
  const { start, end } = node.position;
  const at = getPosition(node);
  const [escape] = explainEscape(node.value, text.slice(start.offset, end.offset));
  const [code] = entity.exec(node.value) ?? [];
  return [
    ...(code === undefined
      ? []
      : [findingAt(at, "sign-shown", `the page would show the code ${code}`, "Write the character itself")]),
    ...(escape ? [findingAt(at, escape.rule, `the text ${escape.message}`, escape.remedy, escape)] : []),
  ];
}

/** @param parents of the node, the nearest first */
function collect(
  node: MdxNode,
  text: string,
  outline: TextOutline,
  notes: Note[],
  parents: readonly MdxNode[] = [],
): void {
  const [parent] = parents;
  const at = getPosition(node);
  outline.findings.push(...checkCode(node), ...findBrokenMarkup(node, text), ...checkBlock(node, text, parent));
  switch (node.type) {
    case "heading":
      outline.headings.push({ at, level: node.depth, title: toString(node) });
      break;
    case "link":
    case "definition": {
      if (node.type === "definition") notes.push(node);
      const label = node.type === "link" ? toString(node) : (node.label ?? node.identifier);
      outline.links.push({ at: findUrlPosition(text, node.url, node), url: node.url, label });
      break;
    }
    case "image":
      outline.findings.push(explainImage(node, text, parent));
      break;
    case "text":
      outline.findings.push(...explainSigns(node, text));
      break;
    case "footnoteDefinition":
    case "footnoteReference":
    case "linkReference":
      notes.push(node);
      break;
    case "listItem":
      if (typeof node.checked === "boolean") outline.findings.push(explainBox(node, text));
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      collectElement(node, text, outline, parents);
      break;
    default:
  }
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "link") child.position ??= node.position;
    collect(child, text, outline, notes, [node, ...parents]);
  }
}

function parse(text: string): ParsedText {
  const { tree, error } = parseMdx(text);
  if (!tree) return { error };
  const start = getPosition(tree.children[0] ?? tree);
  const outline: TextOutline = { start, headings: [], ids: [], links: [], figures: [], quotes: [], findings: [] };
  const notes: Note[] = [];
  collect(tree, text, outline, notes);
  outline.findings.push(...checkNotes(notes));
  return { outline };
}

/** Parses the outline of a text (MDX without frontmatter), or returns its first syntax error. Never throws on invalid text. */
export function parseText(text: string): ParsedText {
  const key = digest(text);
  return (findResult(key) as ParsedText | undefined) ?? storeResult(key, parse(text));
}
