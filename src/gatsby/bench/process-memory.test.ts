import { parseStat, sumTree } from "./process-memory";

test("a process is read from its line, whatever its name is", () => {
  const fields = Array.from({ length: 50 }, (_, index) => String(index + 3));
  fields[0] = "S";
  fields[1] = "7";
  fields[21] = "4711";
  expect(parseStat(`42 (a) b (c) ${fields.join(" ")}`)).toEqual({ pid: 42, parent: 7, pages: 4711 });
  expect(parseStat("")).toBeUndefined();
});

test("what a process holds is summed with all that came of it, and nothing else", () => {
  const entries = [
    { pid: 1, parent: 0, pages: 1000 },
    { pid: 2, parent: 1, pages: 1 },
    { pid: 3, parent: 2, pages: 10 },
    { pid: 4, parent: 3, pages: 100 },
  ];
  expect(sumTree(entries, 2)).toBe(111);
  expect(sumTree(entries, 9)).toBe(0);
});
