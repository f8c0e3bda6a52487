import { hasBounced } from "./bounces";
import type { Run } from "./run-statement";
import { day } from "../times";

/** Tables of `migrations/`. */
export const tables: readonly string[] = ["deliveries", "deletions", "bounces", "counts", "alerts"];

/** Watches over stored submissions, whatever their channel. */
export function openUpkeep(run: Run) {
  return {
    /** Marks submissions as dead if the worker ended during their last attempt. */
    async markExhausted(now: number, maxAttempts: number): Promise<void> {
      await run(
        `UPDATE deliveries SET state = 'dead', error = 'the last attempt never finished'
         WHERE state = 'waiting' AND next_attempt_at <= ? AND attempts >= ?`,
        now,
        maxAttempts,
      );
    },

    /**
     * Counts submissions that need manual attention, except those that bounced.
     * @param lateBefore waiting submissions received earlier are late
     */
    countUndelivered(lateBefore: number): Promise<{ dead: number; late: number }> {
      return run.first(
        `SELECT (SELECT count(*) FROM deliveries WHERE state = 'dead' AND kind <> 'canary' AND NOT ${hasBounced}) AS dead,
           (SELECT count(*) FROM deliveries WHERE state = 'waiting' AND received_at < ?) AS late`,
        lateBefore,
      );
    },

    /** Returns when the oldest undelivered submission was received, and when a canary passed (0: never). */
    readHealth(): Promise<{ oldest: number | null; passedAt: number }> {
      return run.first(
        `SELECT (SELECT min(received_at) FROM deliveries WHERE state <> 'delivered' AND kind <> 'canary') AS oldest,
           ifnull((SELECT count FROM counts WHERE kind = 'canary'), 0) AS passedAt`,
      );
    },

    /** Lists the tables that the database lacks. */
    async listMissingTables(): Promise<string[]> {
      const { results } = await run<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
      return tables.filter((table) => !results.some(({ name }) => name === table));
    },

    /**
     * Deletes at most 500 submissions that were delivered, or are dead and were received, more than this many days ago. One that has
     * bounced is dead until a person sends or closes it.
     */
    async deleteOld(state: "delivered" | "dead", now: number, days: number): Promise<void> {
      const column = state === "dead" ? "received_at" : "delivered_at";
      await run(
        `DELETE FROM deliveries WHERE rowid IN (
           SELECT rowid FROM deliveries
           WHERE state = ? AND ${column} < ? AND NOT (state = 'dead' AND ${hasBounced}) ORDER BY ${column} LIMIT 500
         )`,
        state,
        now - days * day,
      );
    },
  };
}
