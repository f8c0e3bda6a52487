import { isSignedRequest } from "./bounces/signature";
import { ownHeaders, Rejection } from "./request/answer";
import type { Settings } from "./settings";
import type { Store } from "./store/store";
import { minute } from "./times";

/** Header of canaries: signed submissions that `npm run canary` sends through the public address. */
export const canaryHeader = "x-canary";

/** Whether the mail of a canary arrives within an hour of its sending, by clocks that differ by up to five minutes. */
export function isRecentCanary(sentAt: number, now: number): boolean {
  return now - sentAt >= -5 * minute && now - sentAt <= 60 * minute;
}

/** @throws {Rejection} 403 if a canary is not signed, because it would be a submission for sales */
export async function checkCanary(request: Request, { canarySecret }: Settings, now: number): Promise<void> {
  if (!canarySecret || !(await isSignedRequest(request, canaryHeader, canarySecret, now)))
    throw new Rejection(403, "The signature of the canary is invalid.");
}

/**
 * Deletes a canary and responds with the outcome of its deliveries, and whether its mail must still arrive.
 * @param id empty if it was sent before
 */
export async function answerCanary(
  id: string,
  { canary, from }: Settings["addresses"],
  store: Pick<Store, "takeCanaries" | "recordCanary" | "readHealth">,
  since: number,
) {
  const outcomes = (await store.takeCanaries(id, 0)).map(({ channel, state, error }) => {
    return [channel, error || (state === "delivered" ? "accepted" : state)] as const;
  });
  const hasPassed = id !== "" && outcomes.every(([, outcome]) => outcome === "accepted");
  const mustArrive = (canary ?? from) === from && outcomes.some(([channel]) => channel === "mail");
  if (hasPassed && !mustArrive) await store.recordCanary(since);
  const isWaiting = mustArrive && (await store.readHealth()).passedAt < since;
  return Response.json({ outcomes: Object.fromEntries(outcomes), isWaiting, since }, { headers: ownHeaders });
}
