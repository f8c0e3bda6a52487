import { isMail } from "./bounces";
import type { Run } from "./run-statement";
import { day } from "../times";

/** Number of rejections of one kind in an hour. */
export interface Rejections {
  /** Start of the hour. */
  since: number;
  /** Origin that is not allowed, otherwise the status. */
  name: string;
  count: number;
}

/** Stores the counts of requests and rejections. */
export function openCounts(run: Run) {
  return {
    /**
     * Counts a request from a network.
     * @returns false, without counting it, if there are already as many as the limit
     */
    async countRequest(since: number, network: string, limit: number): Promise<boolean> {
      const sql = `INSERT INTO counts VALUES ('request', ?, ?, 1)
         ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ? RETURNING count`;
      return (await run(sql, since, network, limit)).results.length > 0;
    },

    /**
     * Adds a rejection to those of its hour, which have at most 100 names of strangers.
     * @param isNamed the name is one of a few, and is always counted
     */
    async addRejection(since: number, name: string, isNamed: boolean): Promise<void> {
      const sql = `INSERT INTO counts SELECT 'rejection', ?1, ?2, 1
         WHERE ?3 OR EXISTS (SELECT 1 FROM counts WHERE kind = 'rejection' AND since = ?1 AND name = ?2)
           OR (SELECT count(*) FROM counts WHERE kind = 'rejection' AND since = ?1) < 100
         ON CONFLICT DO UPDATE SET count = count + 1`;
      await run(sql, since, name, Number(isNamed));
    },

    /** Lists the rejections of a time, and when the last submission was received. */
    async listRejections(from: number, until: number): Promise<{ rejections: Rejections[]; lastReceivedAt: number }> {
      const sql = `SELECT since, name, count, (SELECT received_at FROM deliveries WHERE kind <> 'canary' ORDER BY rowid DESC LIMIT 1) AS last
         FROM counts WHERE kind = 'rejection' AND since >= ? AND since < ?`;
      const { results } = await run<Rejections & { last: number | null }>(sql, from, until);
      return { rejections: results, lastReceivedAt: results[0]?.last ?? 0 };
    },

    async deleteCounts(now: number): Promise<void> {
      await run(`DELETE FROM counts WHERE kind IN ('request', 'rejection') AND since <= ?`, now - day);
      await run(`DELETE FROM bounces WHERE id NOT IN (SELECT id FROM deliveries WHERE ${isMail})`);
    },
  };
}
