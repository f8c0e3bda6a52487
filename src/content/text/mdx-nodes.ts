import type { Content, Root } from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
  MdxjsEsm,
} from "mdast-util-mdx";

import type { Position } from "../problem";

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

export type MdxNode = Root | Content | MdxElement | MdxFlowExpression | MdxTextExpression | MdxjsEsm;

export function getPosition({ position }: MdxNode): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Whether an expression in braces holds only comments. */
export function isComment(code: string): boolean {
  return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/u.test(code);
}
