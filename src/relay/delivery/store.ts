import type { D1Database } from "@cloudflare/workers-types";

import type { Submission } from "../../contact/rules";
import { clearPrepared, prepareDatabase } from "./schema";

/** Stored submission. Times are in milliseconds since 1970. */
export interface Stored extends Submission {
  id: string;
  receivedAt: number;
  /** Spam signs, separated by spaces; empty if there are none. */
  spam: string;
  /** Number of attempts to send its mail. */
  attempts: number;
}

/** Milliseconds before each retry of a statement, because most failures of the database are transient. */
const waits = [50, 250, 1000];

const day = 24 * 60 * 60 * 1000;

const columns = `id, received_at AS receivedAt, spam, attempts,
  first_name AS firstName, last_name AS lastName, phone, email, message`;

/**
 * Stores submissions. State is `waiting`, `delivered`, or `dead` after the last attempt.
 *
 * Claiming a submission sets its next attempt to the end of the reservation: no other run sends it before that, and it is sent again
 * if the worker ended early.
 */
export function openStore(database: D1Database) {
  /**
   * Runs a statement and retries it after a failure. Statements must be idempotent.
   * @returns the result, and whether it was retried: a failed attempt may have changed the database
   */
  async function run(sql: string, ...values: (string | number)[]) {
    for (let failures = 0; ; failures++) {
      try {
        await prepareDatabase(database);
        const result = await database
          .prepare(sql)
          .bind(...values)
          .run();
        return { ...result, retried: failures > 0 };
      } catch (error) {
        // A table may be missing.
        clearPrepared(database);
        const wait = waits[failures];
        if (wait === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async function deleteBefore(state: string, column: string, time: number): Promise<void> {
    await run(
      `DELETE FROM submissions WHERE id IN (
         SELECT id FROM submissions WHERE state = '${state}' AND ${column} < ? ORDER BY ${column} LIMIT 500
       )`,
      time,
    );
  }

  return {
    /**
     * Stores a submission, reserved for its first attempt.
     * @returns whether it is new; a duplicate changes nothing
     */
    async add({ id, receivedAt, spam, ...fields }: Omit<Stored, "attempts">, reservedUntil: number): Promise<boolean> {
      const { firstName, lastName, phone, email, message } = fields;
      const { meta, retried } = await run(
        `INSERT INTO submissions
           (id, received_at, first_name, last_name, phone, email, message, spam, state, attempts, next_attempt_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', 1, ?) ON CONFLICT (id) DO NOTHING`,
        ...[id, receivedAt, firstName, lastName, phone, email, message, spam, reservedUntil],
      );
      if (meta.changes > 0 || !retried) return meta.changes > 0;
      // The row may come from the failed attempt. It then has the times of this request.
      const { results } = await run(
        `SELECT id FROM submissions WHERE id = ? AND received_at = ? AND attempts = 1 AND next_attempt_at = ?`,
        ...[id, receivedAt, reservedUntil],
      );
      return results.length > 0;
    },

    /** Reserves submissions whose next attempt is due, oldest first. */
    async claimDue(now: number, reservedUntil: number, limit: number): Promise<Stored[]> {
      const { results } = await run(
        `UPDATE submissions SET attempts = attempts + 1, next_attempt_at = ?
         WHERE id IN (
           SELECT id FROM submissions WHERE state = 'waiting' AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?
         ) RETURNING ${columns}`,
        ...[reservedUntil, now, limit],
      );
      return results as unknown as Stored[];
    },

    /** Marks submissions as dead if the worker ended during their last attempt. */
    async markExhausted(now: number, maxAttempts: number): Promise<void> {
      await run(
        `UPDATE submissions SET state = 'dead', error = 'the last attempt never finished'
         WHERE state = 'waiting' AND next_attempt_at <= ? AND attempts >= ?`,
        ...[now, maxAttempts],
      );
    },

    async markDelivered(id: string, now: number): Promise<void> {
      await run(`UPDATE submissions SET state = 'delivered', delivered_at = ?, error = '' WHERE id = ?`, now, id);
    },

    /** @param nextAttemptAt undefined after the last attempt */
    async markFailed(id: string, error: string, nextAttemptAt: number | undefined): Promise<void> {
      const state = nextAttemptAt === undefined ? "dead" : "waiting";
      const values = [state, error, nextAttemptAt ?? 0, id];
      await run(`UPDATE submissions SET state = ?, error = ?, next_attempt_at = ? WHERE id = ?`, ...values);
    },

    /**
     * Counts submissions that need manual attention.
     * @param lateBefore waiting submissions received earlier are late
     */
    async countUndelivered(lateBefore: number): Promise<{ dead: number; late: number }> {
      const { results } = await run(
        `SELECT (SELECT count(*) FROM submissions WHERE state = 'dead') AS dead,
           (SELECT count(*) FROM submissions WHERE state = 'waiting' AND received_at < ?) AS late`,
        lateBefore,
      );
      return results[0] as { dead: number; late: number };
    },

    /** Deletes at most 500 submissions that were delivered more than this many days ago. */
    async deleteDelivered(now: number, days: number): Promise<void> {
      await deleteBefore("delivered", "delivered_at", now - days * day);
    },

    /** Deletes at most 500 dead submissions that were received more than this many days ago. */
    async deleteDead(now: number, days: number): Promise<void> {
      await deleteBefore("dead", "received_at", now - days * day);
    },
  };
}

export type Store = ReturnType<typeof openStore>;
