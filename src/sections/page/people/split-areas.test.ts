import { splitAreas } from "./split-areas";

/** People of areas of the given sizes. */
function listMembers(sizes: readonly number[]) {
  return sizes.flatMap((size, index) =>
    Array.from({ length: size }, () => ({ area: String.fromCharCode(65 + index) })),
  );
}

test.each([
  [[2, 2], "A2 | B2"],
  [[5, 7, 7, 3], "A5 B7 | C7 D3"],
  [[30, 1, 1], "A17 | 13 B1 C1"],
  [[1, 1, 30], "A1 B1 C13 | 17"],
  [[3, 1], "A3 | B1"],
  [[1, 1, 1], "A1 B1 | C1"],
])("areas of %j rows are two columns", (sizes, expected) => {
  const format = ({ name, rows }: { name: string | null; rows: unknown[] }) => `${name ?? ""}${rows.length}`;
  expect(
    splitAreas(listMembers(sizes))
      .map((column) => column.map(format).join(" "))
      .join(" | "),
  ).toBe(expected);
});

test("people of one area stay together, wherever they are listed", () => {
  const columns = splitAreas([{ area: "A" }, { area: "B" }, { area: "A" }]);
  expect(columns.map((column) => column.map(({ name }) => name))).toEqual([["A"], ["B"]]);
});
