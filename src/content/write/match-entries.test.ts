import { matchEntries } from "./match-entries";

const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];

test.each<[change: string, before: unknown[], after: unknown[], matches: (number | undefined)[]]>([
  ["that stays", [a, b], [a, b], [0, 1]],
  ["that is moved", [a, b, c], [c, a, b], [2, 0, 1]],
  ["behind one that was added", [a, b], [c, a, b], [undefined, 0, 1]],
  ["behind one that was taken out", [a, b, c], [b, c], [1, 2]],
  ["that is changed, by its key", [a, b], [{ id: "b", more: 1 }, a], [1, 0]],
  ["whose key is changed, by its place", [a, b], [a, { id: "d" }], [0, 1]],
  ["that is there twice, once each", [a, a], [a, a, a], [0, 1, undefined]],
])("an entry %s is found again", (_, before, after, matches) => {
  expect(matchEntries(before, after, ["id"])).toEqual(matches);
});
