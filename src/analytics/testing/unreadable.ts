import { click, leave, play, view } from "./events";

/** A record of some views. */
export const sample = play(view("/"), leave("/", 1000, 1000, 50), view("/team", 2000), click("a", 2500));

/** Changes one member of a record, wherever it stands. */
function change(path: string, value: unknown): string {
  const copy: unknown = structuredClone(sample);
  const names = path.split(".");
  const last = names.pop() ?? "";
  const holder = names.reduce<unknown>((one, name) => (one as Record<string, unknown>)[name], copy);
  (holder as Record<string, unknown>)[last] = value;
  return JSON.stringify(copy);
}

/** What may stand in the storage and is no record, with its kind. */
export const unreadable: [string, string][] = [
  ["nothing at all", ""],
  ["half a record", JSON.stringify(sample).slice(0, 400)],
  ["a word", "hello"],
  ["a number", "42"],
  ["null", "null"],
  ["true", "true"],
  ["a text", '"record"'],
  ["a list", "[]"],
  ["an empty object", "{}"],
  ["a list of records", JSON.stringify([sample])],
  ["a record of another version", JSON.stringify({ version: 2, pages: [] })],
  ["something far too long", JSON.stringify({ ...sample, more: "x".repeat(1_000_000) })],
  ["markup", "<html></html>"],
  ["control characters", "\u0000\u0001"],
  ["pages that are a list", change("pageViews", [])],
  ["pages that are null", change("pageViews", null)],
  ["a page that is a number", change("pageViews./", 3)],
  ["a page without its depths", change("pageViews./.scrollDepth", undefined)],
  ["depths that are words", change("pageViews./.scrollDepth", ["deep"])],
  ["views that are a word", change("pageViews./.views", "1")],
  ["views below zero", change("pageViews./.views", -1)],
  ["a total that is no number", change("totalPageViews", null)],
  ["visitors that are a text", change("uniqueVisitors", "one")],
  ["a visitor without a time", change("visitorsData.one-a.firstVisit", undefined)],
  ["sessions that are an object", change("sessions", {})],
  ["a session without an id", change("currentSession.id", undefined)],
  ["a session that is missing", change("currentSession", undefined)],
  ["clicks that are null", change("clicks", [null])],
  ["a click at a word", change("clicks.0.x", "left")],
  ["hours that are a list", change("peakHours", [1, 2])],
  ["counts that are words", change("deviceStats", { desktop: "many" })],
  ["a truth that is a number", change("isReturningVisitor", 1)],
  ["a time that is missing", change("lastVisit", undefined)],
];
