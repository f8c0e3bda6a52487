import type { D1Database } from "@cloudflare/workers-types";

import type { Submission } from "../../contact/rules";
import { prepareDatabase } from "./schema";

/** A submission as it is kept. Times are in milliseconds since 1970. */
export interface Stored extends Submission {
  id: string;
  receivedAt: number;
  /** Signs of a machine, separated by spaces; empty for a person. */
  spam: string;
  /** How often its mail was tried, the try that is under way included. */
  attempts: number;
}

/** Waits before a further try, in milliseconds: what keeps the database from answering is mostly over in a moment. */
const waits = [50, 250, 1000];

/** Every statement here may be run twice. */
async function persist<Result>(
  act: () => Promise<Result>,
  [wait, ...later]: readonly number[] = waits,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return persist(act, later);
  }
}

const columns = `id, received_at AS receivedAt, spam, attempts,
  first_name AS firstName, last_name AS lastName, phone, email, message`;

/**
 * Submissions and how far each has come: `waiting` for its mail, `delivered`, or `dead` once it is no longer tried.
 *
 * Whoever sends a submission's mail holds it for a while: its next try is set to the end of that time, so that nobody else sends
 * it meanwhile, and so that it is tried again when its holder has died.
 */
export function openStore(database: D1Database) {
  /** @returns the result, and whether an earlier try failed, which may have changed the database all the same */
  async function run(sql: string, ...values: (string | number)[]) {
    let tries = 0;
    const result = await persist(async () => {
      tries++;
      await prepareDatabase(database);
      return database
        .prepare(sql)
        .bind(...values)
        .run();
    });
    return { ...result, retried: tries > 1 };
  }

  return {
    /**
     * Keeps a submission for good, held for its first try. Once this has returned, the visitor may be told that it was received.
     * @returns whether it is new; a repeated one changes nothing
     */
    async add({ id, receivedAt, spam, ...fields }: Omit<Stored, "attempts">, heldUntil: number): Promise<boolean> {
      const { meta, retried } = await run(
        `INSERT INTO submissions
           (id, received_at, first_name, last_name, phone, email, message, spam, state, attempts, next_attempt_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', 1, ?) ON CONFLICT (id) DO NOTHING`,
        id,
        receivedAt,
        fields.firstName,
        fields.lastName,
        fields.phone,
        fields.email,
        fields.message,
        spam,
        heldUntil,
      );
      if (meta.changes > 0 || !retried) return meta.changes > 0;
      // The row may be of the earlier try, whose answer was lost. It then has the times of this very request.
      const { results } = await run(
        `SELECT id FROM submissions WHERE id = ? AND received_at = ? AND attempts = 1 AND next_attempt_at = ?`,
        id,
        receivedAt,
        heldUntil,
      );
      return results.length > 0;
    },

    /** Takes hold of those whose next try is due, the longest due first. */
    async claimDue(now: number, heldUntil: number, most: number): Promise<Stored[]> {
      const { results } = await run(
        `UPDATE submissions SET attempts = attempts + 1, next_attempt_at = ?
         WHERE id IN (
           SELECT id FROM submissions WHERE state = 'waiting' AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?
         ) RETURNING ${columns}`,
        heldUntil,
        now,
        most,
      );
      return results as unknown as Stored[];
    },

    /** Marks as dead what is due again after its last try: the worker that made it ended before it could store the outcome. */
    async markExhausted(now: number, mostAttempts: number): Promise<void> {
      await run(
        `UPDATE submissions SET state = 'dead', error = 'the last try did not end'
         WHERE state = 'waiting' AND next_attempt_at <= ? AND attempts >= ?`,
        now,
        mostAttempts,
      );
    },

    /**
     * Counts what needs a person.
     * @param lateBefore a submission received earlier that still waits for its mail is late
     */
    async countUndelivered(lateBefore: number): Promise<{ dead: number; late: number }> {
      const { results } = await run(
        `SELECT (SELECT count(*) FROM submissions WHERE state = 'dead') AS dead,
           (SELECT count(*) FROM submissions WHERE state = 'waiting' AND received_at < ?) AS late`,
        lateBefore,
      );
      return results[0] as { dead: number; late: number };
    },

    async markDelivered(id: string, now: number): Promise<void> {
      await run(`UPDATE submissions SET state = 'delivered', delivered_at = ?, error = '' WHERE id = ?`, now, id);
    },

    /** @param nextAttemptAt when it is tried again; undefined, it no longer is */
    async markFailed(id: string, error: string, nextAttemptAt: number | undefined): Promise<void> {
      await run(
        `UPDATE submissions SET state = ?, error = ?, next_attempt_at = ? WHERE id = ?`,
        nextAttemptAt === undefined ? "dead" : "waiting",
        error,
        nextAttemptAt ?? 0,
        id,
      );
    },

    /**
     * Deletes what was delivered before one time, and dead submissions that were received before another.
     * @param most how many of each
     */
    async deleteOld(deliveredBefore: number, deadReceivedBefore: number, most: number): Promise<void> {
      await run(
        `DELETE FROM submissions WHERE id IN (
           SELECT id FROM submissions WHERE state = 'delivered' AND delivered_at < ? ORDER BY delivered_at LIMIT ?
         )`,
        deliveredBefore,
        most,
      );
      await run(
        `DELETE FROM submissions WHERE id IN (
           SELECT id FROM submissions WHERE state = 'dead' AND received_at < ? ORDER BY received_at LIMIT ?
         )`,
        deadReceivedBefore,
        most,
      );
    },
  };
}

export type Store = ReturnType<typeof openStore>;
