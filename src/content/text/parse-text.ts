import { toString } from "mdast-util-to-string";

import type { Position } from "../problem";
import { positionAt } from "../read/data-file";
import { checkComponent, readAttributes, type Component } from "./check-component";
import { componentRules, figure, pullQuote } from "./components";
import { checkElement } from "./elements";

import { explainMarkup, type MarkupError } from "./explain-markup";
import { findCode, isComment } from "./find-code";
import { findFootnotes } from "./find-footnotes";
import { findLostMarkup } from "./lost-markup";
import { parseMdx, type MdxElement, type MdxNode } from "./parse-mdx";
import type { TextOutline } from "./text-outline";

/** How often a text is read again behind a slip, to find the next. */
const mostSlips = 20;

/** Takes the signs out of the paragraph in which a slip stands, so that what follows can be read; every place stays. */
function silenceParagraph(text: string, line: number): string {
  const lines = text.split("\n");
  let [first, last] = [line - 1, line - 1];
  while (first > 0 && lines[first - 1]?.trim() !== "") first--;
  while (last < lines.length - 1 && lines[last + 1]?.trim() !== "") last++;
  return lines
    .map((written, index) =>
      index < first || index > last
        ? written
        : written.replace(/[<>{}]|^(?:im|ex)port/gu, (signs) => "x".repeat(signs.length)),
    )
    .join("\n");
}

function isMarkupError(error: unknown): error is MarkupError {
  return error instanceof Error && "reason" in error && "ruleId" in error;
}

/** Parses a text in spite of its slips, and lists them. */
function parseAnyway(text: string): { tree: MdxNode | undefined; slips: TextOutline["slips"] } {
  const slips: TextOutline["slips"] = [];
  let readable = text;
  while (slips.length < mostSlips) {
    try {
      return { tree: parseMdx(readable), slips };
    } catch (error) {
      if (!isMarkupError(error)) throw error;
      const slip = explainMarkup(error, readable);
      slips.push({ rule: "text-syntax", ...slip });
      const silenced = silenceParagraph(readable, slip.at.line);
      if (silenced === readable) break;
      readable = silenced;
    }
  }
  return { tree: undefined, slips };
}

function placeOf({ position }: MdxNode): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Where a link's address stands in the text; the link's own place where it is written another way. */
function placeOfUrl(text: string, url: string, node: MdxNode): Position {
  const { start, end } = node.position ?? {};
  const label = "children" in node ? node.children.at(-1)?.position?.end.offset : undefined;
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  const offset = text.indexOf(url, isElement ? start?.offset : (label ?? start?.offset));
  return offset === -1 || offset >= (end?.offset ?? 0) ? placeOf(node) : positionAt(text, offset);
}

/** Where an attribute of an element is written; its element's own place where it is not found. */
function placeOfAttribute(text: string, node: MdxElement, name: string): Position {
  const { start, end } = node.position ?? {};
  const offset = new RegExp(`\\s${name}(?=[\\s=/>])`, "u").exec(text.slice(start?.offset, end?.offset))?.index;
  return offset === undefined ? placeOf(node) : positionAt(text, (start?.offset ?? 0) + offset + 1);
}

function collectElement(node: MdxElement, text: string, outline: TextOutline, parent?: MdxNode): void {
  const at = placeOf(node);
  const attributes = readAttributes(node);
  const { name } = node;
  outline.slips.push(...findCode(node, at));
  const rule = componentRules.get(name ?? "");
  if (!rule || name === null) {
    const names = node.attributes.map((each) => (each.type === "mdxJsxAttribute" ? each.name : "{…}"));
    outline.slips.push(...checkElement(name, names, at));
  } else {
    const locate = (attribute: string) => placeOfAttribute(text, node, attribute);
    const component: Component = { at, name, rule, node, attributes, locate };
    const isAlone = node.type === "mdxJsxFlowElement" && parent?.type === "root";
    outline.slips.push(...checkComponent(component, isAlone));
    if (name === pullQuote) outline.quotes.push({ at });
    const [image, alt] = ["image", "alt"].map((attribute) => attributes.get(attribute));
    if (name === figure && image && alt !== undefined)
      outline.figures.push({ at: locate("image"), image, alt, altAt: locate("alt") });
  }
  const url = attributes.get("href");
  if (url !== undefined) outline.links.push({ at: placeOfUrl(text, url, node), url, label: toString(node) });
}

function collect(node: MdxNode, text: string, outline: TextOutline, parent?: MdxNode): void {
  const at = placeOf(node);
  switch (node.type) {
    case "heading":
      outline.headings.push({ at, level: node.depth, title: toString(node) });
      break;
    case "link":
      outline.links.push({ at: placeOfUrl(text, node.url, node), url: node.url, label: toString(node) });
      break;
    case "definition":
      outline.links.push({ at: placeOfUrl(text, node.url, node), url: node.url, label: node.label ?? node.identifier });
      break;
    case "image":
      outline.images.push({ at, url: node.url, alt: node.alt ?? "" });
      break;
    case "text":
      outline.slips.push(...findLostMarkup(node.value, at));
      break;
    case "mdxjsEsm":
      outline.slips.push({
        at,
        rule: "text-code",
        message: "a line that begins with import or export reads as code",
        remedy: "Begin it with another word: an article holds no code",
      });
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      if (!isComment(node.value)) {
        outline.slips.push({
          at,
          rule: "text-code",
          message: `{${node.value}} reads as code`,
          remedy: "Write \\{ and \\} for the braces themselves",
        });
      }
      break;
    case "listItem":
      if (typeof node.checked === "boolean") {
        outline.slips.push({
          at,
          rule: "list-boxes",
          message: "[ ] or [x] makes a box that nobody can tick",
          remedy: "Take it out of the list",
        });
      }
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      collectElement(node, text, outline, parent);
      break;
    default:
  }
  if ("children" in node) for (const child of node.children) collect(child, text, outline, node);
}

/** Reads what checks need to know of an article's text (MDX without its frontmatter). Never throws over what an editor wrote. */
export function parseText(text: string): TextOutline {
  const { tree, slips } = parseAnyway(text);
  const outline: TextOutline = { headings: [], links: [], images: [], figures: [], quotes: [], slips };
  if (tree) {
    collect(tree, text, outline);
    outline.slips.push(...findFootnotes(tree));
  }
  return outline;
}
