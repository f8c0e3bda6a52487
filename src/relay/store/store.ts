import type { D1Database } from "@cloudflare/workers-types";

import { openBounces } from "./bounces";
import { openCanaries } from "./canaries";
import { openDigests } from "./digests";
import { openDeletions } from "./deletions";
import { openCounts } from "./counts";
import { createRun, type Run } from "./run-statement";
import { openUpkeep } from "./upkeep";
import { openAlerts } from "./alerts";
import type { Attempt, Channel, Received, Stored } from "./submission";

const columns = `id, channel, kind, received_at AS receivedAt, spam, source, attempts, next_attempt_at AS reservedUntil, delivered_at AS deliveredAt,
  first_name AS firstName, last_name AS lastName, phone, email, message`;

/** A row of `deliveries`, whose source is JSON. */
type Row = Omit<Stored, "source"> & { source: string | null };

/** @throws if its source is not a JSON object */
function readRow({ source, ...row }: Row): Stored {
  if (source === null) return row;
  const read: unknown = JSON.parse(source);
  if (typeof read !== "object" || !read) throw new TypeError("not an object");
  return { ...row, source: read };
}

/**
 * Stores submissions. State is `waiting`, `delivered`, or `dead` after the last attempt.
 *
 * Claiming a submission sets its next attempt to the end of the reservation: no other run sends it before that, and it is sent again
 * if the worker ended early. An outcome is stored only while the row is as its attempt has claimed it: each other event (a later claim,
 * an outcome, a bounce, a person) changes the attempts or the time, so that a late or repeated outcome undoes nothing.
 */
function openSubmissions(run: Run, channels: readonly Channel[]) {
  const isClaimed = "id = ? AND channel = ? AND kind = ? AND attempts = ? AND next_attempt_at = ?";

  function listClaim({ id, channel, kind, attempts, reservedUntil }: Attempt) {
    return [id, channel, kind, attempts, reservedUntil];
  }

  /** @param nextAttemptAt undefined after the last attempt */
  async function markFailed(attempt: Attempt, error: string, nextAttemptAt: number | undefined): Promise<void> {
    const state = nextAttemptAt === undefined ? "dead" : "waiting";
    const sql = `UPDATE deliveries SET state = ?, error = ?, next_attempt_at = ? WHERE ${isClaimed}`;
    await run(sql, state, error, nextAttemptAt ?? 0, ...listClaim(attempt));
  }

  /** Reads a claimed row. One that cannot be read is dead, so that it does not hold up the others. */
  async function readClaimed(row: Row): Promise<Stored[]> {
    try {
      return [readRow(row)];
    } catch {
      const error = "its source is not a JSON object: set it to NULL, then send it again";
      await markFailed(row, error, undefined).catch(() => undefined);
      return [];
    }
  }

  return {
    markFailed,

    /**
     * Stores a submission in one statement, a row for each channel, reserved for its first attempt.
     * @returns the new rows; a duplicate changes nothing
     */
    async add({ id, kind, receivedAt, spam, source, ...fields }: Received, reservedUntil: number): Promise<Stored[]> {
      const { firstName, lastName, phone, email, message } = fields;
      const own = [id, kind, receivedAt, firstName, lastName, phone, email, message, spam];
      const rest = [source ? JSON.stringify(source) : null, reservedUntil];
      const rows = channels.map(() => `(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', 1)`).join();
      const { results, retried } = await run<Row>(
        `INSERT INTO deliveries (channel, id, kind, received_at, first_name, last_name, phone, email, message, spam,
           source, next_attempt_at, state, attempts)
         VALUES ${rows} ON CONFLICT DO NOTHING RETURNING ${columns}`,
        ...channels.flatMap((channel) => [channel, ...own, ...rest]),
      );
      if (results.length > 0 || !retried) return results.map(readRow);
      // The rows may come from the failed attempt. They then have the times of this request.
      const again = await run<Row>(
        `SELECT ${columns} FROM deliveries
         WHERE id = ? AND kind = ? AND received_at = ? AND attempts = 1 AND next_attempt_at = ? ORDER BY channel`,
        id,
        kind,
        receivedAt,
        reservedUntil,
      );
      return again.results.map(readRow);
    },

    /** Whether a submission was received since a time, through whichever channel it is delivered. */
    async wasReceived(id: string, since: number): Promise<boolean> {
      const sql = `SELECT 1 FROM deliveries WHERE id = ? AND kind = 'submission' AND received_at >= ?`;
      return (await run(sql, id, since)).results.length > 0;
    },

    /**
     * Reserves submissions whose next attempt is due, oldest first.
     * @param limit of each channel, so that none waits for another
     * @returns mails first, because the platform opens few connections at once
     */
    async claimDue(now: number, reservedUntil: number, limit: number): Promise<Stored[]> {
      const { results } = await run<Row>(
        `UPDATE deliveries SET attempts = attempts + 1, next_attempt_at = ?
         WHERE rowid IN (
           SELECT rowid FROM (
             SELECT rowid, row_number() OVER (PARTITION BY channel ORDER BY next_attempt_at) AS place
             FROM deliveries WHERE state = 'waiting' AND next_attempt_at <= ?
           ) WHERE place <= ?
         ) RETURNING ${columns}`,
        reservedUntil,
        now,
        limit,
      );
      const claimed = (await Promise.all(results.map(readClaimed))).flat();
      return claimed.sort((one, other) => one.channel.localeCompare(other.channel));
    },

    async markDelivered(attempt: Attempt, now: number): Promise<void> {
      const sql = `UPDATE deliveries SET state = 'delivered', delivered_at = ?, error = '' WHERE ${isClaimed}`;
      await run(sql, now, ...listClaim(attempt));
    },
  };
}

export function openStore(database: D1Database, channels: readonly Channel[] = ["mail"]) {
  const run = createRun(database);
  return {
    ...openSubmissions(run, channels),
    ...openUpkeep(run),
    ...openCounts(run),
    ...openAlerts(run),
    ...openDeletions(run),
    ...openBounces(run),
    ...openCanaries(run),
    ...openDigests(run),
  };
}

export type Store = ReturnType<typeof openStore>;
