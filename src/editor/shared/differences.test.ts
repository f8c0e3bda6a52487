import { listDifferences, nameChange } from "./differences";

test("what differs is named as deep as it can be", () => {
  const before = { a: 1, list: [{ x: 1 }, { x: 2 }], gone: true };
  const after = { a: 1, list: [{ x: 1 }, { x: 3 }, { x: 4 }], text: "new" };
  expect(listDifferences(before, after)).toEqual([
    { path: ["list", 1, "x"], before: 2, after: 3 },
    { path: ["list", 2], before: undefined, after: { x: 4 } },
    { path: ["gone"], before: true, after: undefined },
    { path: ["text"], before: undefined, after: "new" },
  ]);
});

test("a change is named by its field", () => {
  expect(nameChange([{ title: "a" }], [{ title: "b" }])).toBe("0/title");
  expect(nameChange([], [])).toBe("");
});
