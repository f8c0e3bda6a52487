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
