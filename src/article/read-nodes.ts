import { isValidElement, type ReactElement, type ReactNode } from "react";

import { readChartNumber } from "../charts/chart-rules";

/** Returns the children of an element; empty for text. */
export function readChildren(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(readChildren);
  const children = isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined;
  return Array.isArray(children) ? (children as ReactNode[]) : children === undefined ? [] : [children];
}

/** Returns the text of a node, with a space after each cell of a table: MDX removes those between them. */
export function readText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(readText).join("");
  const isCell = isValidElement(node) && (node.type === "td" || node.type === "th");
  return readChildren(node).map(readText).join("") + (isCell ? " " : "");
}

export interface ChartRow {
  name: string;
  /** Numbers of the other columns; null for words and empty cells. */
  values: (number | null)[];
  /** Texts of the other columns. */
  cells: { text: string; isStrong: boolean }[];
  isStrong: boolean;
}

export interface ChartTable {
  head: string[];
  rows: ChartRow[];
}

function findAll(node: ReactNode, type: string): ReactElement[] {
  if (isValidElement(node) && node.type === type) return [node];
  return (Array.isArray(node) ? (node as ReactNode[]) : readChildren(node)).flatMap((child) => findAll(child, type));
}

function readRow(row: ReactElement): ChartRow {
  const [name, ...cells] = findAll(readChildren(row), "td");
  return {
    name: readText(name).trim(),
    values: cells.map((cell) => readChartNumber(readText(cell).trim()) ?? null),
    cells: cells.map((cell) => ({ text: readText(cell).trim(), isStrong: findAll(cell, "strong").length > 0 })),
    isStrong: findAll(name, "strong").length > 0,
  };
}

/** Reads the table of a chart. The content check rejects charts without one. */
export function readTable(children: ReactNode): ChartTable {
  return {
    head: findAll(children, "th").map((cell) => readText(cell).trim()),
    rows: findAll(children, "tbody").flatMap((body) => findAll(readChildren(body), "tr").map(readRow)),
  };
}
