import { isValidElement, type ReactElement, type ReactNode } from "react";

import { readChildren, readText } from "../read-text";
import { readChartNumber } from "./chart-rules";

/** A row of a chart's table. */
export interface ChartRow {
  name: string;
  /** A number for each further column; null where a forecast's range is left empty. */
  values: (number | null)[];
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
    isStrong: findAll(name, "strong").length > 0,
  };
}

/** Reads the table inside a chart's tags; the content check has seen that there is one. */
export function readTable(children: ReactNode): ChartTable {
  return {
    head: findAll(children, "th").map((cell) => readText(cell).trim()),
    rows: findAll(children, "tbody").flatMap((body) => findAll(readChildren(body), "tr").map(readRow)),
  };
}
