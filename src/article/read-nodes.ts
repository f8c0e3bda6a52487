import { isValidElement, type ReactElement, type ReactNode } from "react";

import { readChartNumber } from "../charts/chart-rules";

/** The children of an element; a text has none. */
export function readChildren(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(readChildren);
  const children = isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined;
  return Array.isArray(children) ? (children as ReactNode[]) : children === undefined ? [] : [children];
}

/** The text of a node. */
export function readText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(readText).join("");
  return readChildren(node).map(readText).join("");
}

/** A row of a chart's table. */
export interface ChartRow {
  name: string;
  /** A number for each further column; null for words, and for an empty cell. */
  values: (number | null)[];
  /** The text of each further column. */
  cells: { text: string; isStrong: boolean }[];
  /** The name is written in bold. */
  isStrong: boolean;
}

/** The table that a chart is drawn from. */
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

/** Reads the table of a chart; the content check rejects a chart without one. */
export function readTable(children: ReactNode): ChartTable {
  return {
    head: findAll(children, "th").map((cell) => readText(cell).trim()),
    rows: findAll(children, "tbody").flatMap((body) => findAll(readChildren(body), "tr").map(readRow)),
  };
}
