import type { Channel } from "../../relay/store/submission";
import { day } from "../../relay/times";

/** Submissions that are sent again. Times are in milliseconds since 1970. */
export interface Selection {
  since: number;
  /** End of the range, which is not part of it. */
  until: number;
  channels: readonly Channel[];
  /** Whether only deliveries that are dead are repeated. */
  isDead: boolean;
}

/**
 * Reads the start or the end of a range.
 * @param text a day in UTC, all of which is part of the range, or a time with its zone
 * @throws {Error} if it is neither
 */
export function readTime(text: string, isEnd: boolean): number {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(text);
  const time =
    isDay || /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) ? Date.parse(text) : NaN;
  // February 30 would be a day in March.
  if (Number.isNaN(time) || (isDay && new Date(time).toISOString().slice(0, 10) !== text))
    throw new Error(`${JSON.stringify(text)} is no time: write 2026-01-31 or 2026-01-31T09:30:00Z.`);
  return isDay && isEnd ? time + day : time;
}

/** Common table expressions: each selected submission once, and the channels. */
function select({ since, until, channels }: Selection): string {
  const values = channels.map((channel) => `('${channel}')`).join(", ");
  return `WITH leads AS (SELECT id, min(rowid) AS row FROM deliveries
      WHERE received_at >= ${since} AND received_at < ${until} AND kind = 'submission' GROUP BY id),
    wanted (channel) AS (VALUES ${values})`;
}

/** Returns the SQL that lists what is sent again, without names. */
export function listRedeliveries(selection: Selection): string {
  const isAgain = selection.isDead ? "stored.state = 'dead'" : "coalesce(stored.state, '') <> 'waiting'";
  return `${select(selection)} SELECT leads.id, datetime(first.received_at / 1000, 'unixepoch') AS received, wanted.channel,
      coalesce(stored.state, 'not sent yet') AS state, iif(${isAgain}, 'yes', 'no') AS again
    FROM leads JOIN deliveries AS first ON first.rowid = leads.row CROSS JOIN wanted LEFT JOIN deliveries AS stored
      ON stored.id = leads.id AND stored.channel = wanted.channel AND stored.kind = 'submission'
    ORDER BY first.received_at, leads.id, wanted.channel`;
}

/**
 * Returns the SQL that makes the relay send submissions again, under the same ids. One that is waiting is not changed, so that it is sent
 * once. A submission without a row for a channel, which was turned on later, gets one.
 * @param now time from which they are due, after all that already wait
 */
export function redeliver(selection: Selection, now: number): string[] {
  const state = selection.isDead ? "= 'dead'" : "<> 'waiting'";
  const again = `${select(selection)} UPDATE deliveries SET state = 'waiting', attempts = 0, next_attempt_at = ${now}, error = ''
    WHERE state ${state} AND kind = 'submission' AND (id, channel) IN (SELECT id, channel FROM leads, wanted)`;
  const columns = "kind, received_at, first_name, last_name, phone, email, message, spam, source";
  const added = `INSERT OR IGNORE INTO deliveries (id, channel, ${columns}, state, attempts, next_attempt_at)
    ${select(selection)} SELECT leads.id, wanted.channel, ${columns}, 'waiting', 0, ${now}
    FROM leads JOIN deliveries ON deliveries.rowid = leads.row CROSS JOIN wanted`;
  return [again, ...(selection.isDead ? [] : [added])];
}
