import type { OpenFile } from "../../shared/api";
import {
  change,
  changedOnDisk,
  isDirty,
  keepMine,
  openDocument,
  redo,
  saved,
  takeTheirs,
  undo,
  type Document,
  type Snapshot,
} from "./document";

function makeFile(value: unknown, version = "1", body = ""): OpenFile {
  return { path: "jobs.json", version, text: JSON.stringify(value), value, body };
}

const named = (name: string): Snapshot => ({ value: [{ name }], body: "" });
const start = openDocument(makeFile([{ name: "a" }]));

/** Types into one field, a letter each tenth of a second, from a moment on. */
function type(document: Document, texts: readonly string[], from = 0): Document {
  return texts.reduce((typed, text, index) => change(typed, named(text), "name", from + index * 100), document);
}

test("a file that was opened is not changed, and one that says the same again is not either", () => {
  expect(isDirty(start)).toBe(false);
  expect(change(start, { value: [{ name: "a" }], body: "" }, "name", 0)).toBe(start);
});

test("letters typed one after the other are one step back", () => {
  const typed = type(start, ["ab", "abc", "abcd"]);
  expect(undo(typed).now).toEqual(named("a"));
  expect(redo(undo(typed)).now).toEqual(named("abcd"));
});

test("a pause, and another field, begin another step", () => {
  const paused = type(type(start, ["ab"]), ["abc"], 5000);
  expect(undo(paused).now).toEqual(named("ab"));
  const other = change(type(start, ["ab"]), named("abc"), "role", 50);
  expect(undo(other).now).toEqual(named("ab"));
});

test("what was undone is gone once something else is typed", () => {
  expect(redo(type(undo(type(start, ["ab"])), ["x"])).now).toEqual(named("x"));
});

test("there is nothing before the beginning and after the end", () => {
  expect([undo(start), redo(start)]).toEqual([start, start]);
});

test("saving keeps the way back", () => {
  const typed = type(start, ["b"]);
  const kept = saved(typed, typed.now, makeFile([{ name: "b" }], "2"));
  expect(isDirty(kept)).toBe(false);
  expect([undo(kept).now, isDirty(undo(kept)), undo(kept).file.version]).toEqual([named("a"), true, "2"]);
});

test("what was typed while a file was being saved is kept", () => {
  const sent = type(start, ["b"]);
  const later = change(sent, named("c"), "name", 9000);
  const kept = saved(later, sent.now, makeFile([{ name: "b" }], "2"));
  expect([kept.now, isDirty(kept)]).toEqual([named("c"), true]);
});

test("a file that changes on disk is shown where nothing was changed here", () => {
  expect(changedOnDisk(start, makeFile([{ name: "z" }], "2")).now).toEqual(named("z"));
});

test("a file that changes on disk waits where something was changed here", () => {
  const waiting = changedOnDisk(type(start, ["b"]), makeFile([{ name: "z" }], "2"));
  expect([waiting.now, waiting.file.version, waiting.theirs?.version]).toEqual([named("b"), "1", "2"]);
});

test("a file that is as it was seen needs no decision", () => {
  const waiting = changedOnDisk(type(start, ["b"]), makeFile([{ name: "z" }], "2"));
  expect(changedOnDisk(waiting, makeFile([{ name: "a" }], "1")).theirs).toBeUndefined();
});

test("a file that is gone from the disk is kept here", () => {
  const gone = changedOnDisk(start, null);
  expect([gone.now, gone.theirs]).toEqual([named("a"), null]);
});

test("loading theirs leaves mine one step back", () => {
  const theirs = takeTheirs(changedOnDisk(type(start, ["b"]), makeFile([{ name: "z" }], "2")));
  expect([theirs.now, isDirty(theirs), theirs.theirs]).toEqual([named("z"), false, undefined]);
  expect(undo(theirs).now).toEqual(named("b"));
});

test("keeping mine on top of theirs keeps what only they changed", () => {
  const base = openDocument(makeFile([{ id: "1", name: "a", role: "a" }]));
  const mine = change(base, { value: [{ id: "1", name: "b", role: "a" }], body: "" }, "name", 0);
  const waiting = changedOnDisk(mine, makeFile([{ id: "1", name: "a", role: "z" }, { id: "2" }], "2"));
  const merged = keepMine(waiting, ["id"]);
  expect(merged.now.value).toEqual([{ id: "1", name: "b", role: "z" }, { id: "2" }]);
  expect([merged.file.version, isDirty(merged), merged.theirs]).toEqual(["2", true, undefined]);
});

test("of a text that both changed mine stays, and theirs is one step back", () => {
  const base = openDocument(makeFile({}, "1", "base"));
  const mine = change(base, { value: {}, body: "mine" }, "text", 0);
  const merged = keepMine(changedOnDisk(mine, makeFile({}, "2", "theirs")), []);
  expect([merged.now.body, undo(merged).now.body, undo(undo(merged)).now.body]).toEqual(["mine", "theirs", "mine"]);
});

test("of a text that only they changed theirs is taken", () => {
  const base = openDocument(makeFile({ title: "a" }, "1", "base"));
  const mine = change(base, { value: { title: "b" }, body: "base" }, "title", 0);
  const merged = keepMine(changedOnDisk(mine, makeFile({ title: "a" }, "2", "theirs")), []);
  expect(merged.now).toEqual({ value: { title: "b" }, body: "theirs" });
});
