import { automatic, type Mail } from "./delivery/compose-mail";
import { listRejections } from "./request/rejection-counts";
import type { Settings } from "./settings";
import type { Figures } from "./store/digests";
import type { Store } from "./store/store";
import { day } from "./times";

/**
 * Returns the text of a digest; undefined if there is nothing to report.
 * @param rejections of posts, by status or origin
 */
function writeDigest(figures: Figures, rejections: string, until: number, quietDays = Infinity): string | undefined {
  const { received, accepted, bounced, waiting, dead, oldest, last } = figures;
  const quiet = last === null ? Infinity : Math.floor((until - last) / day);
  const isEmpty = received + accepted + bounced + waiting + dead === 0 && !rejections;
  // A quiet time alone is reported as often as it is long.
  if (isEmpty && (quiet < quietDays || (until / day) % quietDays !== 0)) return undefined;
  return [
    `Leads received: ${received}\nAccepted: ${accepted}\nBounced: ${bounced}`,
    `Waiting now: ${waiting}${oldest === null ? "" : `, the oldest since ${new Date(oldest).toISOString()}`}`,
    `Dead now: ${dead}\nPosts rejected: ${rejections || 0}`,
    ...(quiet < quietDays ? [] : [quiet < Infinity ? `No lead for ${quiet} days.` : "No lead is stored."]),
  ].join("\n");
}

interface Digest {
  store: Pick<Store, "readFigures" | "countRequest" | "listRejections">;
  sendMail: (mail: Mail) => Promise<void>;
  now: () => number;
}

/** Sends the digest of the day before (UTC), once. A failure is a problem of the run, and is not repeated. */
export async function sendDigest(
  { digestTo: to, quietDays, origins, addresses: { from } }: Settings,
  { store, sendMail, now }: Digest,
): Promise<void> {
  const until = now() - (now() % day);
  if (!to || !(await store.countRequest(until, "digest", 1))) return;
  const { rejections } = await store.listRejections(until - day, until);
  const rejected = listRejections(rejections, origins, 10);
  const text = writeDigest(await store.readFigures(until - day), rejected, until, quietDays);
  if (text === undefined) return;
  const date = new Date(until - day);
  const subject = `Leads of ${date.toISOString().slice(0, 10)}`;
  const messageId = `<digest-${until / day}@${from.split("@")[1]}>`;
  await sendMail({
    from,
    to,
    replyTo: undefined,
    subject,
    plainSubject: subject,
    text,
    headers: automatic,
    messageId,
    date,
  });
}
