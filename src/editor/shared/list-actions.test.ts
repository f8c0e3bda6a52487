import { addRecord, duplicateRecord, moveRecord, removeRecord } from "./list-actions";

const list = ["a", "b", "c"];

test.each<[action: string, acted: unknown, expected: unknown]>([
  ["a new record comes last and is shown", addRecord(list, "d"), { list: ["a", "b", "c", "d"], index: 3 }],
  ["a record moves up", moveRecord(list, 2, -1), { list: ["a", "c", "b"], index: 1 }],
  ["a record moves down", moveRecord(list, 0, 1), { list: ["b", "a", "c"], index: 1 }],
  ["the first stays when it is moved up", moveRecord(list, 0, -1), { list, index: 0 }],
  ["the last stays when it is moved down", moveRecord(list, 2, 1), { list, index: 2 }],
  ["the next is shown when one is deleted", removeRecord(list, 1), { list: ["a", "c"], index: 1 }],
  ["the one before is shown when the last is deleted", removeRecord(list, 2), { list: ["a", "b"], index: 1 }],
  ["none is shown when there is none left", removeRecord(["a"], 0), { list: [], index: undefined }],
])("%s", (_, acted, expected) => {
  expect(acted).toEqual(expected);
});

test("a copy stands behind its original, without what no two may share", () => {
  const record = { slug: "a", name: "A", links: ["x"] };
  const { list: copied, index } = duplicateRecord([record, "b"], 0, ["slug"]);
  expect([copied, index]).toEqual([[record, { slug: "", name: "A", links: ["x"] }, "b"], 1]);
  expect((copied[1] as typeof record).links).not.toBe(record.links);
});
