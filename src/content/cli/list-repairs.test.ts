import { fileProblem, finding } from "../problem";
import { listRepairs } from "./list-repairs";

test("shows the lines of each repair before and after, and leaves files without one", () => {
  const texts: Record<string, string> = {
    "a.json": '{\r\n  "a": "/x/",\r\n  "b": 1\r\n}\r\n',
    "b.json": "[]",
    "d.json": '"\uFFFD/x/"',
  };
  const at = { line: 2, column: 8 };
  const found = finding("link-slash", "/x/ ends in a slash", "Write /x", { fix: { before: "/x/", after: "/x" } });
  const problems = [
    fileProblem("a.json", found, at),
    fileProblem("b.json", found),
    fileProblem("c.json", finding("r", "m", "r")),
  ];
  expect(listRepairs(problems, (file) => texts[file] ?? "")).toEqual([
    {
      file: "a.json",
      fixed: '{\r\n  "a": "/x",\r\n  "b": 1\r\n}\r\n',
      shown: 'a.json:2:8  /x/ ends in a slash\n-   "a": "/x/",\n+   "a": "/x",',
    },
  ]);
});
