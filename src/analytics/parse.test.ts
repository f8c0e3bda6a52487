import { parseRecord } from "./parse";
import { makeRecord } from "./record";
import { sample, unreadable } from "./testing/unreadable";

function read(stored: string | null) {
  const warn = jest.fn<undefined, [string]>();
  return { read: parseRecord(stored, warn), warnings: warn.mock.calls.map(([message]) => message) };
}

test("a record comes back as it was stored", () => {
  expect(read(JSON.stringify(sample))).toEqual({ read: sample, warnings: [] });
});

test("nothing stored is a new record, and nothing to warn of", () => {
  expect(read(null)).toEqual({ read: makeRecord(), warnings: [] });
});

test.each(unreadable)("%s is told, and a new record begins", (_, stored) => {
  expect(read(stored)).toEqual({ read: makeRecord(), warnings: ["Failed to parse analytics data"] });
});
