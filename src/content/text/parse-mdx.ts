import type { Content, Root } from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
  MdxjsEsm,
} from "mdast-util-mdx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

import type { Position } from "../problem";
import { gfmOptions } from "./mdx-options";

/** An element or a component of a text. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A node of a text's syntax tree. */
export type MdxNode = Root | Content | MdxElement | MdxFlowExpression | MdxTextExpression | MdxjsEsm;

/** The parser of `@mdx-js/mdx`, which gatsby-plugin-mdx compiles with; that package itself has no entry for `require`. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, gfmOptions);

/** Parses MDX without its frontmatter. Throws over what does not compile. */
export function parseMdx(text: string): Root {
  return parser.parse(text);
}

export function placeOf({ position }: MdxNode): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Whether an expression in braces holds only comments. */
export function isComment(code: string): boolean {
  return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/u.test(code);
}
