import { readAttempt } from "./testing/database";
import type { Kind } from "./store/submission";
import { stored } from "./testing/relay";
import { openWorker } from "./testing/worker";
import { day, hour } from "./times";

const midnight = Date.UTC(2026, 0, 16);

async function open(settings: object) {
  const relay = await openWorker(settings, ["mail", "webhook"]);
  /** Runs the schedule at a time, and returns the digests that it sends. */
  const run = async (time: number) => {
    await relay.run(time);
    return relay.sent.splice(0).flatMap(({ to, raw }) => (to === "owner@acme.example" ? [raw] : []));
  };
  return { ...relay, run };
}

test("a digest has the numbers of the day before, once, and nothing about a person", async () => {
  const { database, store, run } = await open({ DIGEST_TO: "owner@acme.example" });
  const add = (id: string, receivedAt: number, kind: Kind = "submission") =>
    store.add({ ...stored, id, kind, receivedAt }, midnight + day);
  await add("first", midnight - 20 * hour);
  await add("second", midnight - 2 * hour);
  await add("earlier", midnight - 30 * hour);
  await add("test", midnight - hour, "canary");
  await add("gone", midnight - 29 * hour, "deletion");
  for (const [id, channel] of [
    ["first", "mail"],
    ["first", "webhook"],
    ["earlier", "webhook"],
  ] as const)
    await store.markDelivered(await readAttempt(database, id, channel), midnight - hour);
  await store.markFailed(await readAttempt(database, "earlier"), "refused", undefined);
  for (const since of [midnight - day, midnight - day, midnight - 5 * hour, midnight])
    await store.addRejection(since, "422", true);
  for (const isNamed of [false, true]) await store.addRejection(midnight - 5 * hour, "https://evil.example", isNamed);
  await store.addRejection(midnight - 5 * hour, "http://starter.example", true);
  const [digest = "", ...others] = await run(midnight + 60_000);
  expect(others).toEqual([]);
  expect(digest).toContain("Subject: Leads of 2026-01-15");
  expect(digest.split("\r\n\r\n")[1]?.trim().split("\r\n")).toEqual([
    "Leads received: 2",
    "Accepted: 2",
    "Bounced: 0",
    "Waiting now: 1, the oldest since 2026-01-15T22:00:00.000Z",
    "Dead now: 1",
    "Posts rejected: starter.example without HTTPS (1), 422 (3), evil.example (2)",
  ]);
  expect(digest).not.toMatch(/Ana|Ruiz|600|see it/u);
  expect([await run(midnight + 2 * 60_000), await run(midnight + 20 * hour)]).toEqual([[], []]);
});

test("on a day without anything there is no digest, and without a recipient there is never one", async () => {
  const { run } = await open({ DIGEST_TO: "owner@acme.example" });
  expect(await run(midnight + 60_000)).toEqual([]);
  const { store, run: runUnset } = await open({});
  await store.add({ ...stored, receivedAt: midnight - hour }, midnight + day);
  expect(await runUnset(midnight + 60_000)).toEqual([]);
});

test("days without a lead are a line, and a digest of their own after as many days", async () => {
  const { database, store, run } = await open({ DIGEST_TO: "owner@acme.example", QUIET_DAYS: "3" });
  await store.add({ ...stored, receivedAt: midnight - 10 * day }, midnight);
  for (const channel of ["mail", "webhook"] as const)
    await store.markDelivered(await readAttempt(database, stored.id, channel), midnight - 10 * day);
  const digests: string[] = [];
  for (let after = 0; after < 6; after++) digests.push(...(await run(midnight + after * day)));
  expect(digests).toHaveLength(2);
  expect(digests[0]).toMatch(/^No lead for 1\d days\.\r$/mu);
});
