import type { MdxNode } from "./parse-mdx";

import type { Position } from "../problem";
import type { TextOutline } from "./text-outline";

/** Whether braces hold comments alone. */
export function isComment(code: string): boolean {
  return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/u.test(code);
}

/** Says that an element's attributes hold code: `<a href={…}>`. */
export function findCode(node: MdxNode, at: Position): TextOutline["slips"] {
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  const isCode = node.attributes.some(
    ({ type, value }) => type !== "mdxJsxAttribute" || (typeof value === "object" && value !== null),
  );
  if (!isCode) return [];
  const advice = {
    message: `<${node.name ?? ""}> has an attribute that reads as code`,
    remedy: 'Write its value in double quotes, e.g. href="/contact"',
  };
  return [{ at, rule: "text-code", ...advice }];
}
