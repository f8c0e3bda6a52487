import type { Run } from "./run-statement";
import type { Channel } from "./submission";

/** Stores canaries until their outcome is known, and when one passed. */
export function openCanaries(run: Run) {
  return {
    /** @param sentAt when a canary that passed was sent; an earlier one changes nothing */
    async recordCanary(sentAt: number): Promise<void> {
      const sql = `INSERT INTO counts VALUES ('canary', 0, '', ?) ON CONFLICT DO UPDATE SET count = max(count, excluded.count)`;
      await run(sql, sentAt);
    },

    /** Deletes a canary, and those that a request has left behind. @returns the deleted deliveries */
    async takeCanaries(id: string, receivedBefore: number) {
      const sql = `DELETE FROM deliveries WHERE kind = 'canary' AND (received_at < ? OR id = ?) RETURNING channel, state, error`;
      const { results } = await run<{ channel: Channel; state: string; error: string }>(sql, receivedBefore, id);
      return results;
    },
  };
}
