import { createMail, type Mail } from "./compose-mail";
import type { SendMail } from "./send-mail";
import type { Store, Stored } from "./store";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds for which a submission is reserved while its mail is sent. Sending takes less. */
export const reservationTime = minute;

const maxAttempts = 16;
const maxWait = 6 * hour;

/**
 * Returns the wait before the next attempt in milliseconds: 1, 2, 4, … minutes, at most 6 hours.
 * @param attempts number of failed attempts
 * @returns undefined after the last attempt, about two and a half days after the first
 */
export function waitAfter(attempts: number): number | undefined {
  return attempts < maxAttempts ? Math.min(minute * 2 ** (attempts - 1), maxWait) : undefined;
}

interface Delivery {
  store: Pick<Store, "claimDue" | "markDelivered" | "markExhausted" | "markFailed">;
  sendMail: SendMail;
  addresses: Pick<Mail, "from" | "to">;
  now: () => number;
  /** Must not receive personal data. */
  log: (line: string) => void;
}

/** Sends the mail of a reserved submission and stores the outcome. Does not throw if sending fails. */
export async function deliver(stored: Stored, { store, sendMail, addresses, now, log }: Delivery): Promise<void> {
  const { id, attempts } = stored;
  try {
    await sendMail(createMail(stored, addresses));
  } catch (error) {
    const wait = waitAfter(attempts);
    log(`submission ${id}: attempt ${attempts} to send its mail failed${wait ? "" : ", it was the last"}`);
    await store.markFailed(id, String(error), wait && now() + wait);
    return;
  }
  await store.markDelivered(id, now());
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
  if (failures > 0) throw new Error(`The outcome of ${failures} mails could not be stored. They will be sent again.`);
}

/**
 * Reports submissions that need manual attention.
 * @throws {Error} if one is dead or has waited for over an hour
 */
export async function reportUndelivered(store: Pick<Store, "countUndelivered">, now: number): Promise<void> {
  const { dead, late } = await store.countUndelivered(now - hour);
  if (dead + late === 0) return;
  throw new Error(
    `Undelivered submissions: ${dead} dead, ${late} waiting for more than an hour. See docs/deploy-cloudflare.md.`,
  );
}

/**
 * Posts `{"text": …}`, the format of chat webhooks and monitors, and fails the run.
 * @param url webhook; without it, only the run fails
 * @throws {Error} always, so that the platform reports a failed run
 */
export async function raiseAlert(
  text: string,
  url: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<never> {
  if (url === undefined) throw new Error(text);
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ text }), signal: AbortSignal.timeout(10_000) };
  const failure = await fetch(url, init).then(({ ok, status }) => (ok ? "" : `status ${status}`), String);
  throw new Error(failure ? `${text} The alert webhook failed: ${failure}` : text);
}
