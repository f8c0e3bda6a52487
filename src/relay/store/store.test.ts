import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

import { openDatabase, readAttempt } from "../testing/database";
import { stored } from "../testing/relay";
import { deliverDue, reportUndelivered } from "../delivery/deliver";
import { DeliveryFailure } from "../delivery/send-webhook";
import { openStore } from "./store";
import type { Stored } from "./submission";
import { day, hour } from "../times";

let database: D1Database;
const opening = openDatabase();
beforeAll(async () => {
  database = await opening;
});
afterEach(() => database.exec("DELETE FROM deliveries"));

const webhook: Stored = { ...stored, channel: "webhook" };
const heldUntil = stored.receivedAt + 60_000;

async function list(columns: string) {
  return (await database.prepare(`SELECT ${columns} FROM deliveries ORDER BY id, channel`).all()).results;
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
  expect(await store.add(stored, heldUntil)).toEqual([stored]);
  expect(await store.add(stored, heldUntil)).toEqual([]);
});

test("whether a submission was received since a time is known by its id, whatever its channel", async () => {
  for (const channel of ["mail", "webhook"] as const) {
    await database.exec("DELETE FROM deliveries");
    const store = openStore(database, [channel]);
    await store.add(stored, heldUntil);
    const times = [stored.receivedAt - 1, stored.receivedAt, stored.receivedAt + 1];
    const answers = await Promise.all(times.map((time) => store.wasReceived(stored.id, time)));
    expect([channel, ...answers]).toEqual([channel, true, true, false]);
    expect(await store.wasReceived("other", 0)).toBe(false);
  }
});

test("a submission whose first answer was lost is new, unless an earlier request has stored it", async () => {
  const channels = ["mail", "webhook"] as const;
  expect(await openStore(loseFirstAnswer(), channels).add(stored, heldUntil)).toEqual([stored, webhook]);
  const other = { ...stored, id: "other" };
  await openStore(database).add({ ...other, receivedAt: stored.receivedAt - 1 }, heldUntil - 1);
  expect(await openStore(loseFirstAnswer()).add(other, heldUntil)).toEqual([]);
});

test("an outcome is stored only for its own attempt, whatever happened before it", async () => {
  const store = openStore(database);
  const read = async () => (await list("state, attempts, error"))[0];
  const claim = async (now: number) => (await store.claimDue(now, now + 60_000, 1))[0] ?? { ...stored, id: "" };
  const [first = stored] = await store.add(stored, heldUntil);
  const second = await claim(heldUntil);
  // The first attempt ends after its reservation, while the second one is made.
  await store.markFailed(first, "late", undefined);
  await store.markDelivered(first, heldUntil);
  expect(await read()).toEqual({ state: "waiting", attempts: 2, error: "" });
  await store.markFailed(second, "refused", heldUntil + hour);
  const third = await claim(heldUntil + hour);
  await store.markFailed(second, "refused", heldUntil + hour);
  expect(await claim(heldUntil + hour)).toMatchObject({ id: "" });
  await store.markDelivered(third, heldUntil + hour);
  await store.markFailed(second, "refused", undefined);
  expect(await read()).toEqual({ state: "delivered", attempts: 3, error: "" });
  // A person sends it again.
  await database.exec("UPDATE deliveries SET state = 'waiting', attempts = 0, next_attempt_at = 0");
  await store.markDelivered(third, heldUntil + hour);
  expect(await read()).toMatchObject({ state: "waiting", attempts: 0 });
  const again = await claim(heldUntil + 2 * hour);
  for (const old of [first, second, third]) await store.markFailed(old, "late", undefined);
  expect(await read()).toEqual({ state: "waiting", attempts: 1, error: "" });
  // The last attempt was given up before it had ended.
  await database.exec("UPDATE deliveries SET attempts = 16");
  await store.markExhausted(heldUntil + 3 * hour, 16);
  await store.markDelivered({ ...again, attempts: 16 }, heldUntil + 3 * hour);
  expect(await read()).toEqual({ state: "delivered", attempts: 16, error: "" });
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
    if (deliveredDaysAgo !== undefined)
      await store.markDelivered(await readAttempt(database, id), now - deliveredDaysAgo * day);
    if (id.startsWith("dead")) await store.markFailed(await readAttempt(database, id), "refused", undefined);
  }
  await store.deleteOld("delivered", now, 30);
  await store.deleteOld("dead", now, 90);
  expect((await list("id")).map(({ id }) => id)).toEqual(["dead", "delivered lately", "waiting"]);
});

test("a mail whose outcome is never stored is sent 16 times, and is dead then", async () => {
  const store = openStore(database);
  await store.add(stored, heldUntil);
  const dying = { ...store, markDelivered: () => Promise.resolve(), markFailed: () => Promise.resolve() };
  const mail = jest.fn(() => Promise.resolve());
  for (let minutes = 2; minutes < 30; minutes++) {
    const now = () => stored.receivedAt + minutes * 60_000;
    await deliverDue({ store: dying, send: { mail, webhook: mail }, now, log: () => undefined }, 20);
  }
  // The first attempt was made when it was stored.
  expect(mail).toHaveBeenCalledTimes(15);
  expect(await list("state, error")).toEqual([{ state: "dead", error: "the last attempt never finished" }]);
});

test("requests are counted up to the limit, and counts are deleted after a day", async () => {
  const store = openStore(database);
  const today = stored.receivedAt;
  const send = (since: number, network: string) => store.countRequest(since, network, 2);
  expect([await send(today, "a"), await send(today, "a"), await send(today, "a")]).toEqual([true, true, false]);
  expect([await send(today, "b"), await send(today + day, "a")]).toEqual([true, true]);
  for (const since of [today, today, today + hour]) await store.addRejection(since, "422", true);
  const read = async () =>
    (
      await database
        .prepare("SELECT since, name, count FROM counts ORDER BY since, kind, name")
        .raw<[number, string, number]>()
    ).map(([since, ...rest]) => [since - today, ...rest].join(" "));
  expect(await read()).toEqual(["0 422 2", "0 a 2", "0 b 1", `${hour} 422 1`, `${day} a 1`]);
  await store.deleteCounts(today + day);
  expect(await read()).toEqual([`${hour} 422 1`, `${day} a 1`]);
});

test("a run reports dead and late mail with its numbers", async () => {
  const store = openStore(database);
  const now = stored.receivedAt + 10 * hour;
  const add = (id: string, receivedAt: number) => store.add({ ...stored, id, receivedAt }, receivedAt);
  await add("delivered", now - 2 * hour);
  await store.markDelivered(await readAttempt(database, "delivered"), now);
  await add("waiting", now - hour);
  await reportUndelivered(store, now);
  await add("dead", now);
  await store.markFailed(await readAttempt(database, "dead"), "refused", undefined);
  await add("late", now - hour - 1);
  const message = "Undelivered submissions: 1 dead, 1 waiting for more than an hour.";
  await expect(reportUndelivered(store, now)).rejects.toThrow(message);
});

test("mail and webhook of a submission are tried on their own until each has arrived once", async () => {
  const store = openStore(database, ["mail", "webhook"]);
  expect(await store.add(stored, heldUntil)).toEqual([stored, webhook]);
  expect(await store.add(stored, heldUntil)).toEqual([]);
  const send = {
    mail: jest.fn<Promise<void>, [Stored]>(() => Promise.resolve()).mockRejectedValueOnce(new Error("refused")),
    webhook: jest
      .fn<Promise<void>, [Stored]>(() => Promise.resolve())
      .mockRejectedValue(new DeliveryFailure("410", Infinity)),
  };
  for (const minutes of [2, 4, 8, 16]) {
    const now = () => stored.receivedAt + minutes * 60_000;
    await deliverDue({ store, send, now, log: () => undefined }, 20);
  }
  expect(await list("channel, state, attempts")).toEqual([
    { channel: "mail", state: "delivered", attempts: 3 },
    { channel: "webhook", state: "dead", attempts: 2 },
  ]);
  expect(send.mail.mock.calls.map(([{ id, attempts }]) => [id, attempts])).toEqual([
    [stored.id, 2],
    [stored.id, 3],
  ]);
  expect(send.webhook).toHaveBeenCalledTimes(1);
});

test("alerts that are no object are as none, as are names that an earlier version had for each bounce", async () => {
  const store = openStore(database);
  const alert = { seenAt: 1, dueAt: 2 };
  const old = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${index} ${"x".repeat(80)}`, alert]));
  await store.readAlerts();
  const texts: [text: string, alerts: object][] = [
    ["null", {}],
    ["{", {}],
    [JSON.stringify({ ...old, "dead mail": alert }), { "dead mail": alert }],
  ];
  for (const [text, alerts] of texts) {
    await database.prepare("INSERT OR REPLACE INTO alerts VALUES (1, ?)").bind(text).run();
    expect(await store.readAlerts()).toEqual({ text, alerts });
  }
});

test("a row that cannot be read is dead and reported, alone", async () => {
  const store = openStore(database);
  const broken = { text: "{", word: "null", number: "7", empty: "" };
  for (const [id, source] of Object.entries(broken)) {
    await store.add({ ...stored, id }, heldUntil);
    await database.prepare("UPDATE deliveries SET source = ? WHERE id = ?").bind(source, id).run();
  }
  await store.add({ ...stored, source: { language: "de" } }, heldUntil + 1);
  const mail = jest.fn<Promise<void>, [Stored]>(() => Promise.resolve());
  await deliverDue({ store, send: { mail, webhook: mail }, now: () => heldUntil + 1, log: () => undefined }, 20);
  expect(mail.mock.calls.map(([{ id }]) => id)).toEqual([stored.id]);
  const error = "its source is not a JSON object: set it to NULL, then send it again";
  expect(await list("id, state, error")).toEqual([
    { id: stored.id, state: "delivered", error: "" },
    ...Object.keys(broken)
      .sort()
      .map((id) => ({ id, state: "dead", error })),
  ]);
  await expect(reportUndelivered(store, heldUntil)).rejects.toThrow("Undelivered submissions: 4 dead");
});
