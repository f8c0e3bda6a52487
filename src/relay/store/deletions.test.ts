import { readAttempt } from "../testing/database";
import { stored } from "../testing/relay";
import { openWorker } from "../testing/worker";
import { day, hour } from "../times";

const start = stored.receivedAt;

/** Opens a relay with leads by id, and the days after the start on which each was received. */
async function open(leads: Record<string, number>, settings: object = {}) {
  const relay = await openWorker(settings, ["mail", "webhook"]);
  for (const [id, days] of Object.entries(leads)) {
    await relay.store.add({ ...stored, id, receivedAt: start + days * day }, start);
    for (const channel of ["mail", "webhook"] as const)
      await relay.store.markFailed(await readAttempt(relay.database, id, channel), "refused", undefined);
  }
  const announced: Record<number, string> = {};

  async function run(...days: number[]) {
    for (const one of days) {
      // A full day has passed for each count of days.
      const text = await relay.run(start + one * day + hour);
      if (text.includes("will be deleted")) announced[one] = text;
    }
  }
  const list = async () =>
    (
      await relay.database.prepare("SELECT id FROM deliveries WHERE channel = 'mail' AND kind = 'submission'").all()
    ).results.map(({ id }) => id);
  return { ...relay, announced, run, list };
}

test("90, 30 and 7 days before leads that nobody has are deleted, an alert has their number and how to read them", async () => {
  const { database, announced, run, list } = await open({ canary: 0, deletion: 0, one: 0, two: 3 });
  await database.exec("UPDATE deliveries SET kind = id WHERE id IN ('canary', 'deletion')");
  await run(89, 90, 91, 93, 150, 152, 153, 173, 176, 177);
  expect(Object.keys(announced)).toEqual(["90", "93", "150", "153", "173", "176"]);
  expect(announced[90]).toContain(
    "Leads that nobody has will be deleted: 1 within 90 days, the first on 2026-07-14.\nRead them with npm run submissions",
  );
  expect(announced[93]).toContain("2 within 90 days");
  expect(announced[173]).toContain("1 within 7 days, 1 within 30 days");
  await run(179);
  expect(await list()).toEqual(["one", "two"]);
  await run(181);
  expect(await list()).toEqual(["two"]);
});

test("nothing is announced for what was sent in time or has bounced, which is not deleted", async () => {
  const { database, store, announced, run, list } = await open({ sent: 0, bounced: 0 }, { DEAD_DAYS: 200 });
  await database.exec("INSERT INTO bounces VALUES ('bounced', 1, 1, 'unknown', 0)");
  await database.exec("DELETE FROM deliveries WHERE channel = 'webhook'");
  await run(109);
  await store.markDelivered(await readAttempt(database, "sent"), start + 109 * day);
  await run(110, 201);
  expect([announced, await list()]).toEqual([{}, ["bounced"]]);
});

test("leads that reach one of the times on the same day are one event", async () => {
  const { store, database } = await open({ morning: 0.65, evening: 0.9, other: 1.7 });
  const at = async (days: number) => (await store.findDeletions(start + days * day, 180))[0]?.[1].events?.[0]?.at;
  expect([await at(90.7), (await at(91.8)) !== (await at(90.7))]).toEqual([await at(90.95), true]);
  await database.exec("DELETE FROM deliveries");
  expect(await at(91)).toBeUndefined();
});
