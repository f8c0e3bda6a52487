import type { ElementContent, RootContent as HtmlNode } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Heading, Nodes, Paragraph, PhrasingContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { defaultHandlers, toHast, type State } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";

import { nameAnchors } from "../anchors";
import { pullQuote } from "./elements";
import { parseMdx } from "./parse-mdx";

/** A chapter of a text. `id` is the anchor of its heading. */
export interface Chapter {
  id: string;
  title: string;
}

/** The text of an article as HTML, in two parts with the pull quote between them. */
export interface RenderedText {
  /** The whole text when it has no quote. */
  beforeQuote: string;
  afterQuote: string;
  sections: Chapter[];
}

function listHeadings(node: Nodes): Heading[] {
  if (node.type === "heading") return [node];
  return "children" in node ? node.children.flatMap(listHeadings) : [];
}

/** Gives every heading its anchor, and lists the chapters. */
function addAnchors(tree: Nodes): Chapter[] {
  const headings = listHeadings(tree).filter(({ depth }) => depth > 1);
  const titles = headings.map((heading) => toString(heading));
  const ids = nameAnchors(titles);
  return headings.flatMap((heading, index) => {
    const chapter = { id: ids[index] ?? "", title: titles[index] ?? "" };
    heading.data = { hProperties: { id: chapter.id } };
    return heading.depth === 2 ? [chapter] : [];
  });
}

/** An element as it is written; the quote's place is kept by a comment, which a text cannot hold otherwise. */
function renderElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): ElementContent[] {
  if (node.name === pullQuote) return [{ type: "comment", value: pullQuote }];
  const properties = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
  return [{ type: "element", tagName: node.name ?? "", properties, children: state.all(node) }];
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}

/** Elements alone on a line, as in `<tr><td>1</td></tr>`, are no paragraph, though Markdown reads them as one. */
function renderParagraph(state: State, node: Paragraph): ElementContent[] {
  const children = node.children.filter((child) => !isBlank(child));
  if (!children.every(({ type }) => type === "mdxJsxTextElement" || type === "mdxTextExpression"))
    return [defaultHandlers.paragraph(state, node)];
  return state.all({ type: "paragraph", children });
}

/** Braces hold a note to editors, which no reader sees: the content check lets nothing else pass. */
function leaveOut(): undefined {
  return undefined;
}

const handlers = {
  mdxFlowExpression: leaveOut,
  mdxTextExpression: leaveOut,
  mdxjsEsm: leaveOut,
  mdxJsxFlowElement: renderElement,
  mdxJsxTextElement: renderElement,
  paragraph: renderParagraph,
};

function isQuote(node: HtmlNode): boolean {
  return node.type === "comment";
}

function write(children: HtmlNode[]): string {
  return toHtml({ type: "root", children }).trim();
}

/** Renders the text of an article, MDX without its frontmatter, as HTML. No code in it is run. Throws over what does not compile. */
export function renderText(text: string): RenderedText {
  const tree = parseMdx(text);
  const sections = addAnchors(tree);
  const { children } = toHast(tree, { handlers }) as { children: HtmlNode[] };
  const at = children.findIndex(isQuote);
  return at === -1
    ? { beforeQuote: write(children), afterQuote: "", sections }
    : { beforeQuote: write(children.slice(0, at)), afterQuote: write(children.slice(at + 1)), sections };
}
