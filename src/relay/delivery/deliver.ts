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
 * @throws {Error} when an outcome could not be stored, after all mail has been sent: the engine cancels what is still being sent
 */
export async function deliverDue(delivery: Delivery, most: number): Promise<void> {
  const { store, now, log } = delivery;
  await store.markExhausted(now(), mostAttempts).catch(() => {
    log("submissions after their last attempt could not be marked");
  });
  const due = await store.claimDue(now(), now() + holdTime, most);
  const outcomes = await Promise.allSettled(due.map((stored) => deliver(stored, delivery)));
  const failures = outcomes.filter(({ status }) => status === "rejected").length;
  if (failures > 0) throw new Error(`The outcome of ${failures} mails could not be stored. They will be sent again.`);
}

/**
 * Reports submissions whose mail needs a person.
 * @throws {Error} while one is dead or has waited for over an hour
 */
export async function reportUndelivered(store: Pick<Store, "countUndelivered">, now: number): Promise<void> {
  const { dead, late } = await store.countUndelivered(now - hour);
  if (dead + late === 0) return;
  throw new Error(
    `Undelivered submissions: ${dead} dead, ${late} waiting for more than an hour. See docs/deploy-cloudflare.md.`,
  );
}

/**
 * Alerts the deployer with the JSON that chat programs and monitors accept: `{"text": …}`.
 * @param url address that is called, too
 * @throws {Error} always: the platform counts the run as failed, and its alerts fire
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
  throw new Error(failure ? `${text} The alert address did not answer: ${failure}` : text);
}
