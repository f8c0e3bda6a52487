import { fileProblem, finding, type Problem, type ReportedProblem } from "../problem";
import { formatReport, frameCode } from "./report";

const jobs = `[\n  {\n    "title": "Data Engineer",\n    "department": "Enginering"\n  }\n]\n`;
const message = `job "Data Engineer": department is "Enginering"`;
const remedy = `Did you mean "Engineering"?`;
const problem = fileProblem("starter/jobs.json", finding("choice-unknown", message, remedy), { line: 4, column: 19 });
const warning: Problem = { ...problem, level: "warning", remedy: "Write it first" };
const reported: ReportedProblem = { ...problem, frame: frameCode(jobs, problem) };

test.each(["\n", "\r\n"])("a frame shows the lines around a position and marks it, with line endings %j", (end) => {
  expect(frameCode(jobs.replaceAll("\n", end), problem)).toBe(`  3 |     "title": "Data Engineer",
> 4 |     "department": "Enginering"
    |                   ^
  5 |   }`);
});

test("a frame shows the part of a long line around the position", () => {
  const text = `first\n${"word ".repeat(100)}HERE ${"word ".repeat(100)}\n${"last ".repeat(100)}`;
  const [, line = "", mark = ""] = frameCode(text, { line: 2, column: 501 }).split("\n");
  expect(line.length).toBeLessThan(130);
  expect(line).toMatch(/^> 2 \| ….*…$/u);
  expect(line.slice(mark.indexOf("^"), mark.indexOf("^") + 4)).toBe("HERE");
});

test("a report has the position, the rule, the lines, the message and the remedy", () => {
  expect(formatReport([reported], { color: false })).toBe(
    `starter/jobs.json:4:19  choice-unknown\n${reported.frame}\n${message}.\n${remedy}\n\nThe content has 1 problem.`,
  );
});

test("a report has colors if requested", () => {
  expect(formatReport([reported], { color: true })).toContain("\u001b[");
});

test("warnings are marked and counted separately, and a missing file has no lines", () => {
  expect(formatReport([{ ...warning, frame: "" }], { color: false })).toContain("choice-unknown\nwarning: job");
  const marked = { ...reported, ...warning };
  expect(formatReport([reported, marked, marked], { color: false })).toMatch(/ has 1 problem and 2 warnings\.$/u);
});
