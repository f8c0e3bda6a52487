import { boundReport, readProblems } from "./bounds";
import { formatReport } from "./format";

test("more than a megabyte of problems is read whole", () => {
  const script = "console.log(JSON.stringify({ problems: Array(20000).fill({ message: 'm'.repeat(100) }) }))";
  expect(readProblems(process.execPath, ["-e", script])).toHaveLength(20_000);
});

test("a long report is shortened by whole rows and texts, and counts those that it omits", () => {
  const problems = Array.from({ length: 20_000 }, (_, index) => [`data/a.json:${index}: ${"ü".repeat(1000)}`]);
  const bounded = boundReport({ problems, pages: [["/a"]] });
  expect(Buffer.byteLength(JSON.stringify(bounded))).toBeLessThan(1_000_000);
  const text = formatReport(bounded, undefined, 20);
  expect(text).toContain("**Problems of the content: 20000**");
  expect(text).toContain("… and 19980 more");
  expect(text).toContain("### Pages that changed: 1\n");
  expect(formatReport({ problems: [["a"]], omitted: [["problems", "<b>"]] })).toContain("content: 1**");
});
