import { nameAnchors } from "../content/anchors";

/** A heading of an article's text. `id` is its anchor. */
export interface Heading {
  id: string;
  title: string;
  /** 2 for `##`, 3 for `###`, and so on. */
  level: number;
}

/** The part of a syntax tree (hast) that is read here. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const fencedCode = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gmu;
const headingLine = /^(#{2,6})[ \t]+(.+?)[ \t]*#*\r?$/gmu;

function stripMarkup(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/<[^>]+>/gu, "")
    .replace(/[*`\\]/gu, "");
}

/** Lists the headings of an article's text in order. */
export function listHeadings(body: string): Heading[] {
  const found = [...body.replace(fencedCode, "").matchAll(headingLine)].map(([, marks = "", title = ""]) => ({
    level: marks.length,
    title: stripMarkup(title),
  }));
  const ids = nameAnchors(found.map(({ title }) => title));
  return found.map((heading, index) => ({ id: ids[index] ?? "", ...heading }));
}

function readText(node: TreeNode): string {
  return node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(readText).join("");
}

/** A rehype plugin: gives every heading of a text the anchor that `listHeadings` names. */
export function addHeadingAnchors() {
  return (tree: TreeNode): void => {
    const headings = (tree.children ?? []).filter(({ tagName }) => /^h[2-6]$/u.test(tagName ?? ""));
    const ids = nameAnchors(headings.map(readText));
    headings.forEach((heading, index) => {
      heading.properties = { ...heading.properties, id: ids[index] };
    });
  };
}
