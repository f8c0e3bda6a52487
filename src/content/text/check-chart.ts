import type { Table, TableRow } from "mdast";
import { toString } from "mdast-util-to-string";

import { chartRules, readChartNumber, type ChartType } from "../../article/chart/chart-rules";
import type { Advice, Position } from "../problem";
import type { Placed } from "./text-outline";

type Fault = Placed & Advice & { rule: string };

interface Cell {
  at: Position;
  text: string;
}

const longestName = 60;

function listCells(row: TableRow): Cell[] {
  return row.children.map((cell) => ({
    at: { line: cell.position?.start.line ?? 1, column: cell.position?.start.column ?? 1 },
    text: toString(cell).trim(),
  }));
}

function checkNumber({ at, text }: Cell, type: ChartType): Fault[] {
  const value = readChartNumber(text);
  if (value === undefined) {
    const message = text === "" ? "a number is missing" : `"${text}" is no number`;
    return [
      { at, rule: "chart-number", message, remedy: "Write digits alone, e.g. 41 or 1,200.5: unit is for the rest" },
    ];
  }
  if (value >= 0 || type === "line" || type === "multiples") return [];
  return [
    { at, rule: "chart-number", message: `${text} is below 0`, remedy: 'Bars and dots begin at 0: use type="line"' },
  ];
}

/** The last two columns of a line: the range in which the value is expected, or nothing. */
function checkRange([value, low, high]: readonly [Cell, Cell, Cell]): Fault[] {
  if (low.text === "" && high.text === "") return [];
  const faults = [...checkNumber(low, "line"), ...checkNumber(high, "line")];
  const [least = NaN, expected = NaN, most = NaN] = [low, value, high].map(({ text }) => readChartNumber(text));
  if (faults.length > 0 || !(least > expected || expected > most)) return faults;
  const message = `${value.text} is not between ${low.text} and ${high.text}`;
  return [
    { at: value.at, rule: "chart-range", message, remedy: "Write a value, then the lowest and the highest it may be" },
  ];
}

function checkRow(row: TableRow, type: ChartType, width: number): Fault[] {
  const [name, ...numbers] = listCells(row);
  if (!name || numbers.length !== width - 1) {
    const at = { line: row.position?.start.line ?? 1, column: row.position?.start.column ?? 1 };
    const message = `this row has ${numbers.length + 1} of ${width} columns`;
    return [{ at, rule: "chart-columns", message, remedy: "Write one for each column of the head" }];
  }
  const faults: Fault[] = [];
  if (name.text === "" || name.text.length > longestName) {
    const message = name.text === "" ? "a row has no name" : `a row's name has ${name.text.length} characters`;
    faults.push({ at: name.at, rule: "chart-name", message, remedy: `Write 1 to ${longestName} characters` });
  }
  const [value, low, high] = numbers;
  if (type === "line" && value && low && high)
    return [...faults, ...checkNumber(value, type), ...checkRange([value, low, high])];
  return [...faults, ...numbers.flatMap((cell) => checkNumber(cell, type))];
}

/** Checks the table that a chart is drawn from. */
export function checkChartTable(table: Table, type: ChartType): Fault[] {
  const { columns, rows: limits, shape } = chartRules[type];
  const [head, ...rows] = table.children;
  const at = { line: table.position?.start.line ?? 1, column: table.position?.start.column ?? 1 };
  const width = head?.children.length ?? 0;
  if (!columns.some((count) => count === width)) {
    const message = `the table has ${width} columns`;
    return [{ at, rule: "chart-columns", message, remedy: `For type="${type}" each row holds ${shape}` }];
  }
  const faults: Fault[] = [];
  if (rows.length < limits.least || rows.length > limits.most) {
    const message = `the table has ${rows.length} rows under its head`;
    faults.push({
      at,
      rule: "chart-rows",
      message,
      remedy: `Write ${limits.least} to ${limits.most} for type="${type}"`,
    });
  }
  const unnamed = head
    ? listCells(head)
        .slice(1)
        .filter(({ text }) => text === "")
    : [];
  for (const cell of unnamed)
    faults.push({
      at: cell.at,
      rule: "chart-name",
      message: "a column has no name",
      remedy: "Write it in the table's head",
    });
  return [...faults, ...rows.flatMap((row) => checkRow(row, type, width))];
}
