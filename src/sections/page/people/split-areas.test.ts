import { splitAreas } from "./split-areas";

/** Rows of areas of the given sizes. */
function listMembers(...sizes: number[]) {
  return sizes.flatMap((size, index) => Array.from({ length: size }, () => ({ area: `Area ${index}` })));
}

test.each([
  [
    [2, 2],
    [[2], [2]],
  ],
  [
    [5, 7, 7, 3],
    [
      [5, 7],
      [7, 3],
    ],
  ],
  [
    [30, 1, 1],
    [[30], [1, 1]],
  ],
  [
    [1, 1, 30],
    [[1, 1], [30]],
  ],
  [
    [1, 1, 1],
    [[1, 1], [1]],
  ],
])("areas of %j rows are two columns", (sizes, expected) => {
  const columns = splitAreas(listMembers(...sizes)).map((column) => column.map(({ rows }) => rows.length));
  expect(columns).toEqual(expected);
});

test("people of one area stay together, wherever they are listed", () => {
  const columns = splitAreas([{ area: "A" }, { area: "B" }, { area: "A" }]);
  expect(columns.map((column) => column.map(({ name }) => name))).toEqual([["A"], ["B"]]);
});
