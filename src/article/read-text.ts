import { isValidElement, type ReactNode } from "react";

/** The children of an element; none of a text. */
export function readChildren(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(readChildren);
  const children = isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined;
  return Array.isArray(children) ? (children as ReactNode[]) : children === undefined ? [] : [children];
}

/** The words of what is rendered. */
export function readText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(readText).join("");
  return readChildren(node).map(readText).join("");
}
