import type { Run } from "./run-statement";
import { day } from "../times";

/** Numbers of a day, and of the time at which they are read. Each lead counts once, also if it has two rows. */
export type Figures = Record<"received" | "accepted" | "bounced" | "waiting" | "dead", number> & {
  /** When the oldest waiting lead and the last one were received. */
  oldest: number | null;
  last: number | null;
};

export function openDigests(run: Run) {
  return {
    readFigures(since: number): Promise<Figures> {
      const leads = `FROM deliveries WHERE kind = 'submission'`;
      const count = `SELECT count(DISTINCT id) ${leads}`;
      return run.first(
        `SELECT (${count} AND received_at >= ?1 AND received_at < ?2) AS received,
           (${count} AND delivered_at >= ?1 AND delivered_at < ?2) AS accepted,
           (SELECT count(*) FROM bounces WHERE bounced_at >= ?1 AND bounced_at < ?2) AS bounced,
           (${count} AND state = 'waiting') AS waiting, (${count} AND state = 'dead') AS dead,
           (SELECT min(received_at) ${leads} AND state = 'waiting') AS oldest, (SELECT max(received_at) ${leads}) AS last`,
        since,
        since + day,
      );
    },
  };
}
