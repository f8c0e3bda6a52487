import { hasBounced } from "./bounces";
import type { Problem } from "../problem";
import type { Run } from "./run-statement";
import { day } from "../times";

const command = `npm run submissions -- --remote --command "SELECT * FROM deliveries WHERE state = 'dead' ORDER BY received_at LIMIT 20"`;

/** Announces the deletion of leads that nobody has. */
export function openDeletions(run: Run) {
  return {
    /**
     * Finds dead leads that are deleted in 90, 30 and 7 days, as a problem that is reported at each of these times.
     * @param deadDays days after which they are deleted
     */
    async findDeletions(now: number, deadDays: number): Promise<[name: string, problem: Problem][]> {
      const { results: groups } = await run<Record<"days" | "first" | "last" | "count", number>>(
        `SELECT iif(received_at <= ?3, 7, iif(received_at <= ?2, 30, 90)) AS days, min(received_at) AS first,
           max(received_at) AS last, count(DISTINCT id) AS count
         FROM deliveries WHERE state = 'dead' AND received_at <= ?1 AND kind = 'submission' AND NOT ${hasBounced}
         GROUP BY days ORDER BY days`,
        ...[90, 30, 7].map((days) => now - (deadDays - days) * day),
      );
      const [next] = groups;
      if (!next) return [];
      const counts = groups.map(({ count, days }) => `${count} within ${days} days`).join(", ");
      const deletedAt = new Date(next.first + deadDays * day).toISOString().slice(0, 10);
      // At most one alert a day, however many leads reach one of the times.
      const at = Math.max(...groups.map(({ last, days }) => Math.floor((last + (deadDays - days) * day) / day) * day));
      const text = `Leads that nobody has will be deleted: ${counts}, the first on ${deletedAt}.`;
      const remedy = `Read them with ${command}, then send or close them: docs/lead-safety.md.`;
      return [["deletion of leads", { text: remedy, events: [{ at, text }], isOnce: true }]];
    },
  };
}
