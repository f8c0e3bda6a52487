import type { D1Database } from "@cloudflare/workers-types";

import { createRun } from "./run-statement";

const found = { results: [{ name: "found" }] };

/** A database whose statements answer as a test says. */
function openDatabase(answer: () => Promise<unknown>) {
  const run = jest.fn(answer);
  const database = { prepare: () => ({ bind: () => ({ run }) }) } as unknown as D1Database;
  return { database, run };
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

test("an answer that is lost is asked for again", async () => {
  const { database, run } = openDatabase(() => Promise.resolve(found));
  run.mockImplementationOnce(silent);
  const running = createRun(database)("SELECT 1");
  await jest.advanceTimersByTimeAsync(11_000);
  expect(await running).toEqual({ ...found, retried: true });
});

test.each(["no such table: deliveries: SQLITE_ERROR", "table deliveries has no column named kind: SQLITE_ERROR"])(
  "a database without its migrations (%s) fails at once, with what to do",
  async (reason) => {
    const { database, run } = openDatabase(() => Promise.reject(new Error(`D1_ERROR: ${reason}`)));
    await expect(createRun(database)("SELECT 1")).rejects.toThrow(/lacks migrations .*Apply them/u);
    expect(run).toHaveBeenCalledTimes(1);
  },
);
