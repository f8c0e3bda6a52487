import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

import { openDatabase } from "../testing/database";
import { addresses, stored } from "../testing/relay";
import { deliverDue, reportUndelivered } from "./deliver";
import { openStore } from "./store";

let database: D1Database;
const opening = openDatabase();
beforeAll(async () => {
  database = await opening;
});
afterEach(() => database.exec("DELETE FROM submissions"));

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const heldUntil = stored.receivedAt + 60_000;

async function list(columns: string) {
  return (await database.prepare(`SELECT ${columns} FROM submissions ORDER BY id`).all()).results;
}

/** The same database, but the answer to the first insert is lost after the row was written. */
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

test("a submission whose first answer was lost is new, unless an earlier request has stored it", async () => {
  expect(await openStore(loseFirstAnswer()).add(stored, heldUntil)).toBe(true);
  const other = { ...stored, id: "other" };
  await openStore(database).add({ ...other, receivedAt: stored.receivedAt - 1 }, heldUntil - 1);
  expect(await openStore(loseFirstAnswer()).add(other, heldUntil)).toBe(false);
});

test("submissions delivered 30 days ago and dead ones after 90 are deleted, and nothing else", async () => {
  const store = openStore(database);
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
  await store.deleteDelivered(now, 30);
  await store.deleteDead(now, 90);
  expect((await list("id")).map(({ id }) => id)).toEqual(["dead", "delivered lately", "waiting"]);
});

test("a mail whose outcome is never stored is sent 16 times, and is dead then", async () => {
  const store = openStore(database);
  await store.add(stored, heldUntil);
  const dying = { ...store, markDelivered: () => Promise.resolve(), markFailed: () => Promise.resolve() };
  const sendMail = jest.fn(() => Promise.resolve());
  for (let minutes = 2; minutes < 30; minutes++) {
    const now = () => stored.receivedAt + minutes * 60_000;
    await deliverDue({ store: dying, sendMail, addresses, now, log: () => undefined }, 20);
  }
  // The first attempt was made when it was stored.
  expect(sendMail).toHaveBeenCalledTimes(15);
  expect(await list("state, error")).toEqual([{ state: "dead", error: "the last attempt never finished" }]);
});

test("a run reports dead and late mail with its numbers", async () => {
  const store = openStore(database);
  const now = stored.receivedAt + 10 * hour;
  const add = (id: string, receivedAt: number) => store.add({ ...stored, id, receivedAt }, receivedAt);
  await add("delivered", now - 2 * hour);
  await store.markDelivered("delivered", now);
  await add("waiting", now - hour);
  await reportUndelivered(store, now);
  await add("dead", now);
  await store.markFailed("dead", "refused", undefined);
  await add("late", now - hour - 1);
  const message = "Undelivered submissions: 1 dead, 1 waiting for more than an hour.";
  await expect(reportUndelivered(store, now)).rejects.toThrow(message);
});

test("a table that was dropped is created again, and each migration is applied once", async () => {
  const store = openStore(database);
  await store.add(stored, heldUntil);
  await database.exec("DROP TABLE submissions");
  await database.exec("DELETE FROM d1_migrations");
  expect(await store.add(stored, heldUntil)).toBe(true);
  await openStore(database).add(stored, heldUntil);
  expect((await database.prepare("SELECT name FROM d1_migrations").all()).results).toEqual([
    { name: "0001_submissions" },
  ]);
});
