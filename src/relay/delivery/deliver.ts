import { writeMail, type Mail } from "./compose-mail";
import type { SendMail } from "./send-mail";
import type { Store, Stored } from "./store";

const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds: how long a submission is reserved for the sender of its mail. No mail takes longer. */
export const holdTime = minute;

const mostAttempts = 16;
const longestWait = 6 * hour;

/**
 * The wait before the next attempt, in milliseconds: 1, 2, 4, … minutes, at most 6 hours.
 * @param attempts how many have failed
 * @returns undefined after the last one, about two and a half days after the first
 */
export function waitAfter(attempts: number): number | undefined {
  return attempts < mostAttempts ? Math.min(minute * 2 ** (attempts - 1), longestWait) : undefined;
}

interface Delivery {
  store: Pick<Store, "claimDue" | "markDelivered" | "markExhausted" | "markFailed">;
  sendMail: SendMail;
  addresses: Pick<Mail, "from" | "to">;
  now: () => number;
  /** Writes lines without personal data. */
  log: (line: string) => void;
}

/** Sends the mail of a reserved submission and stores the outcome. A mail that fails does not throw. */
export async function deliver(stored: Stored, { store, sendMail, addresses, now, log }: Delivery): Promise<void> {
  const { id, attempts } = stored;
  try {
    await sendMail(writeMail(stored, addresses));
  } catch (error) {
    const wait = waitAfter(attempts);
    log(`submission ${id}: try ${attempts} of its mail failed${wait ? "" : ", it was the last one"}`);
    await store.markFailed(id, String(error), wait && now() + wait);
    return;
  }
  await store.markDelivered(id, now());
}

/**
 * Delivers waiting submissions that are due.
 * @param most how many in this run
 */
export async function deliverDue(delivery: Delivery, most: number): Promise<void> {
  const now = delivery.now();
  await delivery.store.markExhausted(now, mostAttempts);
  const due = await delivery.store.claimDue(now, now + holdTime, most);
  await Promise.all(due.map((stored) => deliver(stored, delivery)));
}

/** Sends an alert to the deployer as the JSON that chat programs and monitors accept: `{"text": …}`. */
async function sendAlert(url: string, text: string, fetch: typeof globalThis.fetch): Promise<void> {
  const headers = { "content-type": "application/json" };
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ text }), signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/**
 * Reports submissions whose mail needs a person.
 * @param alertUrl address that is called, too
 * @throws {Error} while one is dead or has waited for over an hour: the platform counts the run as failed, and its alerts fire
 */
export async function reportUndelivered(
  store: Pick<Store, "countUndelivered">,
  now: number,
  alertUrl: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const { dead, late } = await store.countUndelivered(now - hour);
  if (dead + late === 0) return;
  const message = `Undelivered submissions: ${dead} dead, ${late} waiting for more than an hour. See docs/deploy-cloudflare.md.`;
  if (alertUrl) {
    await sendAlert(alertUrl, message, fetch).catch((error: unknown) => {
      throw new Error(`${message} The alert address did not answer: ${String(error)}`);
    });
  }
  throw new Error(message);
}
