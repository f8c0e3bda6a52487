import { createRequire } from "node:module";

import type * as MiniflareModule from "miniflare";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

import { stored } from "../testing/submission";
import { deleteOld, deliverDue } from "./deliver";
import { reportUndelivered } from "./report-undelivered";
import { openStore } from "./store";

/** The engine's own database, in memory. */
const { Miniflare } = createRequire(require.resolve("wrangler"))("miniflare") as typeof MiniflareModule;
const engine = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["SUBMISSIONS"], cf: false });
let database: D1Database;

beforeAll(async () => {
  // Two packages declare the same interface as classes of their own.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion
  database = (await engine.getD1Database("SUBMISSIONS")) as unknown as D1Database;
});
afterEach(() => database.exec("DELETE FROM submissions"));
afterAll(() => engine.dispose());

const heldUntil = stored.receivedAt + 60_000;

/** The same database. The answer to the first insert is lost after the row was written. */
function loseFirstAnswer(): D1Database {
  let isLost = false;
  async function insert(sql: string, values: unknown[]) {
    const result = await database
      .prepare(sql)
      .bind(...values)
      .run();
    if (isLost) return result;
    isLost = true;
    throw new Error("Network connection lost.");
  }
  return {
    batch: (statements: D1PreparedStatement[]) => database.batch(statements),
    prepare: (sql: string) =>
      sql.startsWith("INSERT")
        ? { bind: (...values: unknown[]) => ({ run: () => insert(sql, values) }) }
        : database.prepare(sql),
  } as unknown as D1Database;
}

test("a submission is new once", async () => {
  const store = openStore(database);
  expect(await store.add(stored, heldUntil)).toBe(true);
  expect(await store.add(stored, heldUntil)).toBe(false);
});

test("a submission is new when the answer to its first insert was lost", async () => {
  expect(await openStore(loseFirstAnswer()).add(stored, heldUntil)).toBe(true);
});

test("a submission that an earlier request has stored is not new, whatever answer was lost", async () => {
  await openStore(database).add({ ...stored, receivedAt: stored.receivedAt - 1 }, heldUntil - 1);
  expect(await openStore(loseFirstAnswer()).add(stored, heldUntil)).toBe(false);
});

test("what was delivered 30 days ago and what is dead after 90 is deleted, and nothing else", async () => {
  const store = openStore(database);
  const day = 24 * 60 * 60 * 1000;
  const now = stored.receivedAt + 1000 * day;
  for (const [id, receivedDaysAgo, deliveredDaysAgo] of [
    ["delivered long ago", 40, 31],
    ["delivered lately", 120, 29],
    ["dead and old", 91, undefined],
    ["dead", 89, undefined],
    ["waiting", 120, undefined],
  ] as const) {
    const receivedAt = now - receivedDaysAgo * day;
    await store.add({ ...stored, id, receivedAt }, receivedAt);
    if (deliveredDaysAgo !== undefined) await store.markDelivered(id, now - deliveredDaysAgo * day);
    if (id.startsWith("dead")) await store.markFailed(id, "refused", undefined);
  }
  await deleteOld(store, now, { delivered: 30, dead: 90 });
  const { results } = await database.prepare("SELECT id FROM submissions ORDER BY id").all();
  expect(results.map(({ id }) => id)).toEqual(["dead", "delivered lately", "waiting"]);
});

test("a mail whose every try dies before its outcome is noted is tried 16 times, and is dead then", async () => {
  const store = openStore(database);
  await store.add(stored, heldUntil);
  const dying = { ...store, markDelivered: () => Promise.resolve(), markFailed: () => Promise.resolve() };
  const sendMail = jest.fn(() => Promise.resolve());
  const addresses = { from: "website@acme.example", to: "sales@acme.example" };
  for (let minutes = 2; minutes < 30; minutes++) {
    const now = () => stored.receivedAt + minutes * 60_000;
    await deliverDue({ store: dying, sendMail, addresses, now, log: () => undefined }, 20);
  }
  // The first try was made when it was stored.
  expect(sendMail).toHaveBeenCalledTimes(15);
  const { results } = await database.prepare("SELECT state, error FROM submissions").all();
  expect(results).toEqual([{ state: "dead", error: "the last try did not end" }]);
});

describe("a run of the clock", () => {
  const hour = 60 * 60 * 1000;
  const now = stored.receivedAt + 10 * hour;
  const alert = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const report = () => reportUndelivered({ store: openStore(database), now, alert });
  const add = (id: string, receivedAt: number) => openStore(database).add({ ...stored, id, receivedAt }, receivedAt);
  beforeEach(() => alert.mockClear());

  test("succeeds while nothing is dead and nothing waits for more than an hour", async () => {
    await add("delivered", now - 2 * hour);
    await openStore(database).markDelivered("delivered", now);
    await add("waiting", now - hour);
    await report();
    expect(alert).not.toHaveBeenCalled();
  });

  test("fails while mail is dead or late, with the numbers and no name, and calls the alert address", async () => {
    await add("dead", now);
    await openStore(database).markFailed("dead", "refused", undefined);
    await add("late", now - hour - 1);
    const message = "Undelivered submissions: 1 dead, 1 waiting for more than an hour.";
    await expect(report()).rejects.toThrow(message);
    expect(alert.mock.calls).toEqual([[expect.stringContaining(message)]]);
  });

  test("fails as visibly when the alert address does not answer", async () => {
    await add("late", 0);
    alert.mockRejectedValueOnce(new Error("unreachable"));
    await expect(report()).rejects.toThrow("The alert address did not answer: Error: unreachable");
  });
});
