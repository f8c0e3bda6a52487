import { change, isDirty, openDocument, undo } from "./document";
import { readDrafts, storeDrafts } from "./stored-drafts";

function makeStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const clean = openDocument({ path: "jobs.json", version: "1", text: "[]", value: [], body: "" });
const dirty = change(clean, { value: [{ title: "a" }], body: "" }, "title", 0);

test("what was typed and not saved outlives a reload, with the version it was made on", () => {
  const storage = makeStorage();
  storeDrafts({ "jobs.json": dirty, "team.json": clean }, storage);
  const { "jobs.json": read, ...others } = readDrafts(storage);
  expect(others).toEqual({});
  expect(read && [read.now, read.file.version, isDirty(read), undo(read).now]).toEqual([
    dirty.now,
    "1",
    true,
    clean.now,
  ]);
});

test("nothing is kept of what has been saved", () => {
  const storage = makeStorage();
  storeDrafts({ "jobs.json": dirty }, storage);
  storeDrafts({ "jobs.json": clean }, storage);
  expect(storage.entries.size).toBe(0);
});

test("what cannot be read is left out", () => {
  expect(readDrafts({ getItem: () => "{" })).toEqual({});
});
