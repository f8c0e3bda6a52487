import { readSelection, writeSelection, type Selection } from "./selection";

test.each<Selection>([
  { kind: "jobs" },
  { kind: "jobs", path: "jobs.json", index: 0 },
  { kind: "articles", path: "articles/back-from-cdmx.mdx" },
])("the address of %j shows it again", (selection) => {
  expect(readSelection(writeSelection(selection))).toEqual({ path: undefined, index: undefined, ...selection });
});

test("an address without a kind shows nothing", () => {
  expect(readSelection("?file=jobs.json")).toBeUndefined();
});
