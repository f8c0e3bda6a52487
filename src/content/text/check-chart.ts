import type { Table, TableRow } from "mdast";
import { toString } from "mdast-util-to-string";

import { chartRules, readChartNumber, type ChartType } from "../../charts/chart-rules";
import { findingAt, type LocatedFinding, type Position } from "../problem";
import { getPosition } from "./mdx-nodes";

interface Cell {
  at: Position;
  text: string;
}

const maxNameLength = 60;
const maxWordsLength = 20;

function listCells(row: TableRow): Cell[] {
  return row.children.map((cell) => ({ at: getPosition(cell), text: toString(cell).trim() }));
}

/** Checks a cell of a grid. Empty cells are gaps. */
function checkWords({ at, text }: Cell): LocatedFinding[] {
  if (text.length <= maxWordsLength) return [];
  const remedy = `Write at most ${maxWordsLength}, which fit a column on a phone`;
  return [findingAt(at, "chart-words", `a cell has ${text.length} characters`, remedy)];
}

function checkNumber({ at, text }: Cell, type: ChartType): LocatedFinding[] {
  const value = readChartNumber(text);
  if (value === undefined) {
    const message = text === "" ? "a number is missing" : `"${text}" is not a number`;
    return [findingAt(at, "chart-number", message, "Write only digits, e.g. 41 or 1,200.5, and the rest as unit")];
  }
  if (value >= 0 || type === "line" || type === "multiples") return [];
  return [findingAt(at, "chart-number", `${text} is below 0`, 'Bars and dots begin at 0: use type="line"')];
}

/** Checks the last two columns of a line: both empty, or a range that contains the value. */
function checkRange(value: Cell, low: Cell, high: Cell): LocatedFinding[] {
  if (low.text === "" && high.text === "") return [];
  const found = [...checkNumber(low, "line"), ...checkNumber(high, "line")];
  const [min = NaN, expected = NaN, max = NaN] = [low, value, high].map(({ text }) => readChartNumber(text));
  if (found.length > 0 || !(min > expected || expected > max)) return found;
  const message = `${value.text} is not between ${low.text} and ${high.text}`;
  return [findingAt(value.at, "chart-range", message, "Write a value, then the lowest and the highest it may be")];
}

function checkRow(row: TableRow, type: ChartType, width: number): LocatedFinding[] {
  const [name, ...numbers] = listCells(row);
  if (!name || numbers.length !== width - 1) {
    const message = `this row has ${numbers.length + 1} of ${width} columns`;
    return [findingAt(getPosition(row), "chart-columns", message, "Write one for each column of the head")];
  }
  const found: LocatedFinding[] = [];
  if (name.text === "" || name.text.length > maxNameLength) {
    const message = name.text === "" ? "a row has no name" : `a row's name has ${name.text.length} characters`;
    found.push(findingAt(name.at, "chart-name", message, `Write 1 to ${maxNameLength} characters`));
  }
  if (type === "grid") return [...found, ...numbers.flatMap(checkWords)];
  const [value, low, high] = numbers;
  if (type === "line" && value && low && high)
    return [...found, ...checkNumber(value, type), ...checkRange(value, low, high)];
  return [...found, ...numbers.flatMap((cell) => checkNumber(cell, type))];
}

export function checkChartTable(table: Table, type: ChartType): LocatedFinding[] {
  const { columns, rows: limits, shape } = chartRules[type];
  const [head, ...rows] = table.children;
  const width = head?.children.length ?? 0;
  if (!columns.some((count) => count === width)) {
    const remedy = `For type="${type}" write rows of ${shape}`;
    return [findingAt(getPosition(table), "chart-columns", `the table has ${width} columns`, remedy)];
  }
  const found: LocatedFinding[] = [];
  if (rows.length < limits.min || rows.length > limits.max) {
    const remedy = `Write ${limits.min} to ${limits.max} for type="${type}"`;
    found.push(findingAt(getPosition(table), "chart-rows", `the table has ${rows.length} rows under its head`, remedy));
  }
  const unnamed = (head ? listCells(head) : []).slice(1).filter(({ text }) => text === "");
  return [
    ...found,
    ...unnamed.map(({ at }) => findingAt(at, "chart-name", "a column has no name", "Write it in the table's head")),
    ...rows.flatMap((row) => checkRow(row, type, width)),
  ];
}
