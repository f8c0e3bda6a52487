import { writeMail, type Mail, type SendMail } from "./compose-mail";
import type { Store, Stored } from "./store";

const minute = 60_000;

/** How long a submission is held by whoever sends its mail, in milliseconds: longer than a mail may take. */
export const holdTime = minute;

const mostAttempts = 16;
const longestWait = 6 * 60 * minute;

/**
 * The wait before the next try, in milliseconds: 1, 2, 4, … minutes, at last 6 hours.
 * @param attempts how many have failed
 * @returns nothing after the last one, about two and a half days after the first
 */
export function waitAfter(attempts: number): number | undefined {
  return attempts < mostAttempts ? Math.min(minute * 2 ** (attempts - 1), longestWait) : undefined;
}

interface Delivery {
  store: Pick<Store, "claimDue" | "markDelivered" | "markExhausted" | "markFailed">;
  sendMail: SendMail;
  addresses: Pick<Mail, "from" | "to">;
  now: () => number;
  /** Takes lines without personal data. */
  log: (line: string) => void;
}

/** Sends the mail of a submission that is held, and notes how that went. Never rejected for the mail's sake. */
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

const day = 24 * 60 * minute;

/** How many delivered and how many dead submissions one run deletes at most. */
const mostDeleted = 500;

/** How long submissions are stored, in days. */
export interface Retention {
  /** Counted from the delivery. */
  delivered: number;
  /** Counted from the time of receipt, for those whose mail is no longer tried. */
  dead: number;
}

export async function deleteOld(store: Pick<Store, "deleteOld">, now: number, { delivered, dead }: Retention) {
  await store.deleteOld(now - delivered * day, now - dead * day, mostDeleted);
}

/**
 * Delivers what waits and is due.
 * @param most how many of them in this run
 */
export async function deliverDue(delivery: Delivery, most: number): Promise<void> {
  const now = delivery.now();
  await delivery.store.markExhausted(now, mostAttempts);
  const due = await delivery.store.claimDue(now, now + holdTime, most);
  await Promise.all(due.map((stored) => deliver(stored, delivery)));
}
