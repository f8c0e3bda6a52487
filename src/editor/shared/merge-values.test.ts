import fc from "fast-check";

import { mergeValues } from "./merge-values";

const [a, b, c] = [{ id: "a", n: 1, m: 1 }, { id: "b" }, { id: "c" }];

test.each<[change: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown]>([
  ["mine alone", { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 1 }, { x: 2, y: 1 }],
  ["theirs alone", { x: 1 }, { x: 1 }, { x: 3 }, { x: 3 }],
  ["each in another field", { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 3 }, { x: 2, y: 3 }],
  ["both in one field", { x: 1 }, { x: 2 }, { x: 3 }, { x: 2 }],
  ["a field that I add", { x: 1 }, { x: 1, y: 2 }, { x: 3 }, { x: 3, y: 2 }],
  ["a field that I take out", { x: 1, y: 1 }, { x: 1 }, { x: 3, y: 1 }, { x: 3 }],
  ["records that both add", [a], [a, b], [a, c], [a, b, c]],
  ["the same record that both add", [a], [a, b], [a, b], [a, b]],
  ["each in another field of a record", [a, b], [{ ...a, n: 2 }, b], [{ ...a, m: 3 }, b], [{ id: "a", n: 2, m: 3 }, b]],
  ["my order and their words", [a, b], [b, a], [{ ...a, n: 3 }, b], [b, { ...a, n: 3 }]],
  ["what they take out and I left alone", [a, b], [{ ...a, n: 2 }, b], [a], [{ ...a, n: 2 }]],
  ["what they take out and I changed", [a, b], [a, { ...b, n: 2 }], [a], [a, { ...b, n: 2 }]],
  ["what I take out", [a, b], [a], [{ ...a, n: 2 }, b], [{ ...a, n: 2 }]],
])("of %s the right is kept", (_, base, mine, theirs, merged) => {
  expect(mergeValues(base, mine, theirs, ["id"])).toEqual(merged);
});

test("merging with what did not change gives the other", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (base, other) => {
      expect(mergeValues(base, other, base, [])).toEqual(other);
      expect(mergeValues(base, base, other, [])).toEqual(other);
    }),
  );
});
