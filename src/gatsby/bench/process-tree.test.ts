import { parseStat, sumTree } from "./process-tree";

test("a process is read from its line, whatever its name is", () => {
  // Each field holds its own number, as proc(5) counts.
  const fields = Array.from({ length: 50 }, (_, index) => String(index + 3));
  expect(parseStat(`42 (a) b (c) ${fields.join(" ")}`)).toEqual({
    pid: 42,
    parent: 4,
    pages: 24,
    ticks: 14 + 15 + 16 + 17,
  });
  expect(parseStat("")).toBeUndefined();
});

test("what a process has taken is summed with all that came of it, and nothing else", () => {
  const entries = [
    { pid: 1, parent: 0, pages: 1000, ticks: 4000 },
    { pid: 2, parent: 1, pages: 1, ticks: 4 },
    { pid: 3, parent: 2, pages: 10, ticks: 40 },
    { pid: 4, parent: 3, pages: 100, ticks: 400 },
  ];
  expect(sumTree(entries, 2)).toEqual({ pages: 111, ticks: 444 });
  expect(sumTree(entries, 9)).toEqual({ pages: 0, ticks: 0 });
});
