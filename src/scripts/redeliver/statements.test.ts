import { openStore } from "../../relay/store/store";
import { createBody } from "../../relay/delivery/send-webhook";
import type { Channel, Stored } from "../../relay/store/submission";
import { openDatabase, openEmpty, readAttempt } from "../../relay/testing/database";
import { stored } from "../../relay/testing/relay";
import { listRedeliveries, readTime, redeliver } from "./statements";
import { day } from "../../relay/times";

const opening = openDatabase();

const now = stored.receivedAt + 10 * day;
const range = { since: stored.receivedAt, until: stored.receivedAt + day, isDead: false };
type Row = Pick<Stored, "id" | "channel" | "kind">;

const both: Channel[] = ["mail", "webhook"];

/** A database with a delivered, a dead and a waiting submission, one of another day, a canary and the notice of a deletion. */
async function open(channels: readonly Channel[] = ["mail"]) {
  const database = await opening;
  const store = await openEmpty(database, channels);
  const run = async (sql: string) => (await database.prepare(sql).all()).results;
  await openStore(database, ["webhook"]).add({ ...stored, id: "gone", kind: "deletion" }, now + day);
  await store.add({ ...stored, id: "test", kind: "canary" }, now + day);
  for (const id of ["sent", "dead", "waiting", "later"])
    await store.add({ ...stored, id, receivedAt: stored.receivedAt + (id === "later" ? day : 0) }, now + day);
  const { results } = await database
    .prepare("SELECT id, channel, kind FROM deliveries WHERE id <> 'waiting'")
    .all<Row>();
  for (const { id, channel, kind } of results) {
    const attempt = await readAttempt(database, id, channel, kind);
    if (id === "dead") await store.markFailed(attempt, "refused", undefined);
    else await store.markDelivered(attempt, stored.receivedAt);
  }
  const apply = async (selection: Parameters<typeof redeliver>[0]) => {
    for (const statement of redeliver(selection, now)) await run(statement);
    return store.claimDue(now, now + 60_000, 100);
  };
  const listed = async (selection: Parameters<typeof redeliver>[0]) =>
    (await run(listRedeliveries(selection))).map((row) => Object.values(row).join(" "));
  return { database, store, run, apply, listed };
}

const listIds = (rows: Row[]) => rows.map(({ id, channel }) => `${id} ${channel}`).sort();

test("a list shows what would be sent again, without names, and changes nothing", async () => {
  const { run, listed } = await open();
  const before = await run("SELECT * FROM deliveries ORDER BY id");
  const rows = await listed({ ...range, channels: both });
  expect(rows).toEqual([
    "dead 2026-01-15 09:30:00 mail dead yes",
    "dead 2026-01-15 09:30:00 webhook not sent yet yes",
    "sent 2026-01-15 09:30:00 mail delivered yes",
    "sent 2026-01-15 09:30:00 webhook not sent yet yes",
    "waiting 2026-01-15 09:30:00 mail waiting no",
    "waiting 2026-01-15 09:30:00 webhook not sent yet yes",
  ]);
  expect(await run("SELECT * FROM deliveries ORDER BY id")).toEqual(before);
});

test("a range is sent again once, under the same ids, and nothing that waits", async () => {
  const { database, store, apply, listed } = await open(both);
  const claimed = await apply({ ...range, channels: ["mail"] });
  expect(listIds(claimed)).toEqual(["dead mail", "sent mail"]);
  expect(claimed.map(({ attempts }) => attempts)).toEqual([1, 1]);
  // The provider sends what it has accepted before only under another key.
  expect(claimed.map(({ id, deliveredAt }) => [id, deliveredAt]).sort()).toEqual([
    ["dead", null],
    ["sent", stored.receivedAt],
  ]);
  expect(await apply({ ...range, channels: ["mail"] })).toEqual([]);
  expect(await listed({ ...range, channels: ["mail"] })).toContain("sent 2026-01-15 09:30:00 mail waiting no");
  for (const one of claimed) await store.markDelivered(one, now);
  expect(await readAttempt(database, "sent", "webhook")).toMatchObject({ reservedUntil: now + day });
});

test("a channel that was turned on later gets the whole range, with the body that it would have had", async () => {
  const { apply } = await open();
  const claimed = await apply({ ...range, channels: ["webhook"] });
  expect(listIds(claimed)).toEqual(["dead webhook", "sent webhook", "waiting webhook"]);
  const sent = claimed.find(({ id }) => id === "sent") ?? stored;
  expect(createBody(sent)).toBe(createBody({ ...stored, id: "sent" }));
  expect(sent.deliveredAt).toBeNull();
});

test("only what is dead is sent again on demand", async () => {
  const { apply, listed } = await open();
  const selection = { ...range, channels: both, isDead: true };
  expect((await listed(selection)).filter((row) => row.endsWith("yes"))).toEqual([
    "dead 2026-01-15 09:30:00 mail dead yes",
  ]);
  expect(listIds(await apply(selection))).toEqual(["dead mail"]);
});

test("a day belongs to a range as a whole, a time is exact", () => {
  expect(readTime("2026-01-10", false)).toBe(Date.UTC(2026, 0, 10));
  expect(readTime("2026-01-12", true)).toBe(Date.UTC(2026, 0, 13));
  expect(readTime("2026-01-12T10:00:00+01:00", true)).toBe(Date.UTC(2026, 0, 12, 9));
});

test.each(["", "yesterday", "2026-1-2", "2026-02-30", "2026-01-10T10:00", "12.01.2026"])("%j is no time", (text) => {
  expect(() => readTime(text, false)).toThrow("is no time");
});
