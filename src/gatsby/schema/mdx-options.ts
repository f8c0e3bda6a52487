import type { ProcessorOptions } from "@mdx-js/mdx/lib/core.js";

import { formatMessage } from "../../content/problem";
import { checkCode } from "../../content/text/check-code";
import type { MdxNode } from "../../content/text/mdx-nodes";
import { gfmOptions } from "../../content/text/parse-mdx";
import { markBlocks } from "../../editing/mark-sources";
import type { Source } from "../../editing/sources";
import { findDirection } from "../../text/language";
import { formatProse } from "../nodes/format-ranges";
import { prefixLinks } from "../nodes/prefix-paths";

interface Element {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
  value?: string;
}

/**
 * Replaces the `align` attribute of table cells by a class, because the policy allows no inline styles. Makes tables and code focusable,
 * so that the keyboard can scroll them.
 */
function adaptTables() {
  return function visit({ tagName = "", properties, children = [] }: Element): void {
    if (properties && ["pre", "table"].includes(tagName)) properties["tabIndex"] = 0;
    if (properties?.["align"] !== undefined) {
      properties["className"] = [`align-${properties["align"] as string}`];
      delete properties["align"];
    }
    for (const child of children) visit(child);
  };
}

const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;

function readText({ value = "", children = [] }: Element): string {
  return value + children.map(readText).join("");
}

const containers = ["ul", "ol", "blockquote", "table"];

/**
 * Sets the direction of texts that run in another one than what they are in. In a page from left to right, browsers find that of a block
 * of text (by the global styles), but not that of a list. In others, texts often begin with a Latin name: what has no other letters is
 * turned if it is a sentence, of four words.
 */
function setDirection(page: ReturnType<typeof findDirection>) {
  function visit(element: Element, around: typeof page): void {
    const { tagName = "", properties = {}, children = [] } = element;
    const text = readText(element);
    const words = text.match(/\p{L}+/gu) ?? [];
    const own = rightToLeft.test((page === "ltr" ? words[0] : text) ?? "") ? "rtl" : "ltr";
    const mayTurn = page === "ltr" ? containers.includes(tagName) && words.length > 0 : words.length >= 4;
    const isTurned = element.properties !== undefined && mayTurn && own !== around;
    if (isTurned) properties["dir"] = own;
    for (const child of children) visit(child, isTurned ? own : around);
  }
  return (root: Element) => visit(root, page);
}

/** Rejects code before it is compiled. The development server compiles texts that the content check has reported. */
function rejectCode() {
  return function visit(node: MdxNode): void {
    const [found] = checkCode(node);
    if (found) throw new Error(formatMessage(found));
    if ("children" in node) for (const child of node.children) visit(child);
  };
}

/**
 * Loads the options for compiling articles: GitHub's tables and footnotes, and an anchor at every heading.
 * @param strings heading of the footnotes, label of their links back, and the language of the site
 * @param source of a text whose blocks carry it
 */
export async function readMdxOptions(
  strings: { notes: string; backToText: string; language: string },
  source?: Source,
): Promise<ProcessorOptions> {
  // ESM-only, so imported dynamically.
  const [{ default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import("remark-gfm"),
    import("rehype-slug"),
  ]);
  return {
    outputFormat: "function-body",
    development: false,
    providerImportSource: undefined,
    remarkPlugins: [[remarkGfm, gfmOptions], rejectCode, formatProse],
    rehypePlugins: [
      rehypeSlug,
      adaptTables,
      prefixLinks,
      [markBlocks, source],
      [setDirection, findDirection(strings.language)],
    ],
    remarkRehypeOptions: {
      clobberPrefix: "note-",
      footnoteLabel: strings.notes,
      footnoteLabelProperties: {},
      footnoteBackLabel: strings.backToText,
    },
  };
}
