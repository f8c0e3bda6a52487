import { maxAttempts, maxWait, waitAfter } from "./attempts";
import { DeliveryFailure } from "./send-webhook";
import type { Store } from "../store/store";
import type { Channel, Stored } from "../store/submission";
import { hour, minute } from "../times";

/** Milliseconds for which a submission is reserved while it is delivered. Delivering takes less. */
export const reservationTime = minute;

interface Delivery {
  store: Pick<Store, "claimDue" | "markDelivered" | "markExhausted" | "markFailed">;
  /** Resolve when the receiver has accepted a submission. */
  send: Record<Channel, (stored: Stored) => Promise<void>>;
  now: () => number;
  /** Must not receive personal data. */
  log: (line: string) => void;
}

/** Describes an error without URLs, which may contain a secret. */
export function describeFailure(error: unknown): string {
  return String(error).replace(/:\/\/\S+/gu, "://…");
}

/** Returns the wait before the next attempt: at least as long as the receiver demands, but at most 6 hours. */
function waitAfterError(error: unknown, attempts: number): number | undefined {
  const demanded = error instanceof DeliveryFailure ? error.wait : 0;
  const wait = waitAfter(attempts);
  return wait === undefined || demanded === Infinity ? undefined : Math.min(Math.max(wait, demanded), maxWait);
}

/** Sends the mail or the webhook of a reserved submission and stores the outcome. Does not throw if sending fails. */
export async function deliver(stored: Stored, { store, send, now, log }: Delivery): Promise<void> {
  const { id, channel, kind, attempts } = stored;
  try {
    await send[channel](stored);
  } catch (error) {
    // An earlier version of the relay, after a rollback, would send a canary that waits to sales.
    const wait = kind === "canary" ? undefined : waitAfterError(error, attempts);
    log(`submission ${id}: attempt ${attempts} to send its ${channel} failed${wait ? "" : ", it was the last"}`);
    await store.markFailed(stored, describeFailure(error), wait && now() + wait);
    return;
  }
  await store.markDelivered(stored, now());
}

/**
 * Delivers waiting submissions that are due.
 * @throws {Error} if an outcome could not be stored. Waits for all mail first, because the runtime cancels pending work after an error.
 */
export async function deliverDue(delivery: Delivery, limit: number): Promise<void> {
  const { store, now, log } = delivery;
  await store.markExhausted(now(), maxAttempts).catch(() => {
    log("submissions after their last attempt could not be marked as dead");
  });
  const due = await store.claimDue(now(), now() + reservationTime, limit);
  const outcomes = await Promise.allSettled(due.map((stored) => deliver(stored, delivery)));
  const failures = outcomes.filter(({ status }) => status === "rejected").length;
  if (failures > 0)
    throw new Error(`The outcome of ${failures} deliveries could not be stored. They will be repeated.`);
}

/** Reports submissions that need manual attention. @throws {Error} if one is dead or has waited for over an hour */
export async function reportUndelivered(store: Pick<Store, "countUndelivered">, now: number): Promise<void> {
  const { dead, late } = await store.countUndelivered(now - hour);
  if (dead + late === 0) return;
  throw new Error(
    `Undelivered submissions: ${dead} dead, ${late} waiting for more than an hour. See docs/deploy-cloudflare.md.`,
  );
}
