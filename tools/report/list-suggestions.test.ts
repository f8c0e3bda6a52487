import type { Problem } from "../../src/content/problem";
import { listSuggestions } from "./list-suggestions";

const problem = (line: number, column: number, before: string, after: string): Problem => ({
  file: "data/jobs.json",
  line,
  column,
  level: "error",
  rule: "type-wrong",
  message: "location is 15",
  remedy: "Write a text in double quotes",
  fix: { before, after },
});

test("a repair is the lines that it replaces, with those instead of them", () => {
  const text = '[\r\n  { "location": 15 }\r\n]\r\n';
  expect(listSuggestions([problem(2, 17, "15", '"15"')], () => text)).toEqual([
    ["data/jobs.json", "2", "2", expect.stringContaining("location is 15"), '  { "location": "15" }'],
  ]);
});

test("what is only said, is inserted, or would be cut has none", () => {
  const long = `${"a".repeat(400)} 15\n`;
  const { fix, ...said } = problem(1, 1, "15", '"15"');
  expect(fix).toBeDefined();
  expect(listSuggestions([said], () => "15\n")).toEqual([]);
  expect(listSuggestions([problem(1, 402, "15", '"15"')], () => long)).toEqual([]);
  expect(listSuggestions([problem(1, 1, "", "---\n")], () => "slug: a\n")).toEqual([]);
  expect(listSuggestions([problem(1, 1, "16", '"16"')], () => "15\n")).toEqual([]);
});
