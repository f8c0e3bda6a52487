import { fileProblem, type Problem } from "../problem";
import { frameCode } from "./code-frame";
import { countProblems, formatAnnotations, formatReport } from "./format-report";

const jobs = `[\n  {\n    "title": "Data Engineer",\n    "department": "Enginering"\n  }\n]\n`;
const advice = { message: `job "Data Engineer": department is "Enginering"`, remedy: `Did you mean "Engineering"?` };
const problem = fileProblem("data/jobs.json", "choice-unknown", advice, { line: 4, column: 19 });
const warning: Problem = { ...problem, level: "warning", remedy: "Write it first" };

test("a frame shows the lines around a place, and marks it", () => {
  expect(frameCode(jobs, problem)).toBe(
    [
      `  3 |     "title": "Data Engineer",`,
      `> 4 |     "department": "Enginering"`,
      `    |                   ^`,
      `  5 |   }`,
    ].join("\n"),
  );
});

test("of a long line the part around the place is shown, with the mark under it", () => {
  const text = `first\n${"word ".repeat(100)}HERE ${"word ".repeat(100)}\n${"last ".repeat(100)}`;
  const [, line = "", mark = ""] = frameCode(text, { line: 2, column: 501 }).split("\n");
  expect(line.length).toBeLessThan(130);
  expect(line).toMatch(/^> 2 \| ….*…$/u);
  expect(line.slice(mark.indexOf("^"), mark.indexOf("^") + 4)).toBe("HERE");
});

test("a place in the first columns of a long line is marked, too", () => {
  const [line = "", mark = ""] = frameCode(`HERE ${"word ".repeat(100)}`, { line: 1, column: 1 }).split("\n");
  expect(line.slice(mark.indexOf("^"), mark.indexOf("^") + 4)).toBe("HERE");
});

test("line ends of Windows are not shown", () => {
  expect(frameCode(jobs.replaceAll("\n", "\r\n"), problem)).toBe(frameCode(jobs, problem));
});

test("a report has the place, the sort, the lines, what is wrong, and what would be right", () => {
  expect(formatReport([problem], () => jobs, { color: false })).toBe(
    `data/jobs.json:4:19  choice-unknown\n${frameCode(jobs, problem)}\n${advice.message}.\n${advice.remedy}\n\nThe content has 1 problem.`,
  );
});

test("a warning is called one", () => {
  expect(formatReport([warning], () => undefined, { color: false })).toContain("warning: job");
});

test("colours are left out where nobody sees them", () => {
  expect(formatReport([problem, warning], () => jobs, { color: false })).not.toContain("\u001b[");
  expect(formatReport([problem, warning], () => jobs, { color: true })).toContain("\u001b[");
});

test.each<[problems: Problem[], words: string]>([
  [[problem], "1 problem"],
  [[problem, problem], "2 problems"],
  [[warning], "1 warning"],
  [[problem, warning, warning], "1 problem and 2 warnings"],
])("problems and warnings are counted apart", (problems, words) => {
  expect(countProblems(problems)).toBe(words);
});

test("a build server is told in its own words, with nothing in them that it would take for a command", () => {
  const odd = fileProblem(
    "data/a,b:c.json",
    "rule",
    { message: "100% wrong\nhere", remedy: "Mend it" },
    { line: 2, column: 3 },
  );
  expect(formatAnnotations([problem, warning, odd])).toEqual([
    `::error file=data/jobs.json,line=4,col=19,title=choice-unknown::${advice.message}. ${advice.remedy}`,
    `::warning file=data/jobs.json,line=4,col=19,title=choice-unknown::${advice.message}. Write it first.`,
    "::error file=data/a%2Cb%3Ac.json,line=2,col=3,title=rule::100%25 wrong%0Ahere. Mend it.",
  ]);
});
