import { countMinutes } from "./reading-time";

function writeWords(count: number): string {
  return Array.from({ length: count }, () => "word").join(" ");
}

test("a text takes a minute for 230 words, to the nearest minute", () => {
  expect([230, 344, 345, 920, 1740].map(writeWords).map(countMinutes)).toEqual([1, 1, 2, 4, 8]);
});

test("no text takes less than a minute", () => {
  expect(countMinutes("")).toBe(1);
  expect(countMinutes("Soon.")).toBe(1);
});

test("only words count: no marks, tags or addresses", () => {
  const marks = Array.from({ length: 400 }, () => "##  — <PullQuote /> ").join("\n");
  const links = Array.from({ length: 115 }, () => "[word word](/a/long address)").join(" ");
  expect(countMinutes(`${marks}\n${links}`)).toBe(1);
  expect(countMinutes(`${links} ${links}`)).toBe(2);
});

test("the numbers of a chart are not counted", () => {
  const rows = Array.from({ length: 400 }, (_, index) => `| Week ${index} | 1 |`).join("\n");
  expect(countMinutes(`One.\n\n<Chart type="line" title="A">\n\n${rows}\n\n</Chart>\n\nTwo.`)).toBe(1);
});
