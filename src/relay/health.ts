import type { Store } from "./store/store";
import { ownHeaders } from "./request/answer";
import { hour } from "./times";

export const healthPath = "/health";

/** A canary runs once a day, and may be late. */
const canaryHours = 30;

type HealthStore = Pick<Store, "readHealth" | "listMissingTables">;

/** @returns reasons for which the relay needs attention, and what they are found in; without canaries no `canary` */
async function examine(store: HealthStore, hasCanary: boolean, now: number) {
  const missing = await store.listMissingTables().catch(() => undefined);
  const health = missing && (await store.readHealth().catch(() => undefined));
  const { passedAt, oldest } = health ?? { oldest: null, passedAt: 0 };
  const age = Math.max(now - (oldest ?? now), 0);
  const isLate = hasCanary && now - passedAt > canaryHours * hour;
  const reasons = [
    missing?.length ? `tables are missing, apply the migrations: ${missing.join(", ")}` : "",
    health || missing?.length ? "" : "the database cannot be read",
    age > hour ? `a submission is undelivered for more than ${Math.floor(age / hour)} hours` : "",
    isLate ? `no canary has passed for ${canaryHours} hours` : "",
  ].filter(Boolean);
  const canary = passedAt > 0 ? new Date(passedAt).toISOString() : null;
  return { reasons, oldestUndeliveredSeconds: Math.round(age / 1000), ...(hasCanary ? { canary } : {}) };
}

/** Results of the last minute by database, so that many requests are one query. Requests before a result have a query each. */
const recent = new WeakMap<object, { at: number; health: Awaited<ReturnType<typeof examine>> }>();

/** Responds with 200, or with 503 and the reasons. Contains no secret and nothing about a visitor. */
export async function answerHealth(database: object, store: HealthStore, hasCanary: boolean, now: number) {
  const last = recent.get(database);
  const isRecent = last && Math.abs(now - last.at) < 60_000;
  const { at, health } = isRecent ? last : { at: now, health: await examine(store, hasCanary, now) };
  recent.set(database, { at, health });
  const status = health.reasons.length > 0 ? 503 : 200;
  return Response.json(health, { status, headers: { ...ownHeaders, "cache-control": "public, max-age=60" } });
}
