import type { D1Database } from "@cloudflare/workers-types";

import { createRun } from "./run-statement";

const found = { results: [{ name: "found" }] };

/** A migrated database, whose statements answer as a test says. */
function openDatabase(answer: () => Promise<unknown>) {
  const run = jest.fn(answer);
  const names =
    "0001_submissions 0002_source_and_alerts 0003_counts 0004_bounces submissions deletions alerts counts bounces";
  const migrations = { results: names.split(" ").map((name) => ({ name })) };
  const batch = jest.fn(() => Promise.resolve([{}, migrations]));
  const database = { batch, prepare: () => ({ bind: () => ({ run }), run }) } as unknown as D1Database;
  return { database, run, batch };
}

const silent = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a database that never answers fails while the form still waits for its answer", async () => {
  const { database, run } = openDatabase(silent);
  const failed = jest.fn();
  createRun(database)("SELECT 1").catch(failed);
  await jest.advanceTimersByTimeAsync(21_000);
  expect(failed).toHaveBeenCalledWith(new Error("the database did not answer within 10 seconds"));
  expect(run).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

test("an answer that is lost is asked for again, and a migration that never ends concerns no later statement", async () => {
  const { database, run, batch } = openDatabase(() => Promise.resolve(found));
  run.mockImplementationOnce(silent);
  const running = createRun(database)("SELECT 1");
  await jest.advanceTimersByTimeAsync(11_000);
  expect(await running).toEqual({ ...found, retried: true });
  const other = openDatabase(() => Promise.resolve(found));
  other.batch.mockImplementationOnce(silent);
  void createRun(other.database)("SELECT 1").catch(() => undefined);
  expect(await createRun(other.database)("SELECT 1")).toEqual({ ...found, retried: false });
  expect(batch.mock.calls.length).toBeGreaterThan(0);
});
