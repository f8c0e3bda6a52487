import { isSignedRequest } from "./bounces/signature";
import type { Run } from "./store/run-statement";
import type { Channel } from "./store/submission";
import { ownHeaders, Rejection } from "./request/answer";
import type { Settings } from "./settings";

/** Header of canaries: signed submissions that `npm run canary` sends through the public address. */
export const canaryHeader = "x-canary";

const minute = 60_000;

/** Whether the mail of a canary arrives within an hour of its sending, by clocks that differ by up to five minutes. */
export function isRecentCanary(sentAt: number, now: number): boolean {
  return now - sentAt >= -5 * minute && now - sentAt <= 60 * minute;
}

/** Stores canaries until their outcome is known, and when one passed. */
export function openCanaries(run: Run) {
  return {
    /** @param sentAt when a canary that passed was sent; an earlier one changes nothing */
    async recordCanary(sentAt: number): Promise<void> {
      const sql = `INSERT INTO counts VALUES ('canary', 0, '', ?) ON CONFLICT DO UPDATE SET count = max(count, excluded.count)`;
      await run(sql, sentAt);
    },

    /** Deletes a canary, and those that a request has left behind. @returns the deleted deliveries */
    async takeCanaries(id: string, receivedBefore: number) {
      const sql = `DELETE FROM deliveries WHERE kind = 'canary' AND (received_at < ? OR id = ?) RETURNING channel, state, error`;
      const { results } = await run(sql, receivedBefore, id);
      return results as { channel: Channel; state: string; error: string }[];
    },
  };
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
  store: ReturnType<typeof openCanaries> & { readHealth(): Promise<{ passedAt: number }> },
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
