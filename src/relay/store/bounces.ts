import type { Problem } from "../problem";
import { waitAfter } from "../delivery/attempts";
import type { Run } from "./run-statement";
import { toPlainText } from "../plain-text";
import type { Report } from "../bounces/read-report";
import { day } from "../times";

/** A bounce, the number of all, and of those that wait for a person. */
interface Bounce {
  id: string;
  at: number;
  reason: string;
  state: string;
  total: number;
  dead: number;
}

/** Part of a condition: the mail of a submission. Nothing else is in `bounces`. */
export const isMail = "channel = 'mail' AND kind = 'submission'";

/** Part of a condition: the mail has bounced for good. */
export const hasBounced = `(${isMail} AND id IN (SELECT id FROM bounces WHERE bounced_at > 0))`;

/** Stores the bounces of mails. Each row counts those of a submission, so that a report that is repeated changes nothing. */
export function openBounces(run: Run) {
  return {
    /** Returns how many mails of a submission have bounced, and whether the next one is for the second recipient. */
    async readBounces(id: string): Promise<{ count: number; isSecond: boolean }> {
      const { results } = await run<{ count: number; isSecond: number }>(
        "SELECT count, is_second AS isSecond FROM bounces WHERE id = ?",
        id,
      );
      return { count: results[0]?.count ?? 0, isSecond: results[0]?.isSecond === 1 };
    },

    /**
     * Marks an accepted submission as bounced: it is sent again to the second recipient, or later to the same one after a temporary
     * failure; otherwise it is dead.
     * @returns "early" if it is not accepted yet; "unchanged" if the report is unknown or repeated
     */
    async markBounced(
      { id, kind, number, isPermanent, reason }: Report,
      { now, hasSecond }: { now: number; hasSecond: boolean },
    ): Promise<"bounced" | "early" | "unchanged"> {
      if (kind !== "submission") return "unchanged";
      type Row = Record<"attempts" | "reservedUntil" | "count" | "isSecond", number> & { state: string };
      const {
        results: [row],
      } = await run<Row>(
        `SELECT state, attempts, next_attempt_at AS reservedUntil, ifnull(count, 0) AS count, ifnull(is_second, 0) AS isSecond
         FROM deliveries LEFT JOIN bounces USING (id) WHERE id = ? AND ${isMail} AND error <> 'closed'`,
        id,
      );
      if (row?.count !== number) return "unchanged";
      if (row.state !== "delivered") return row.state === "waiting" ? "early" : "unchanged";
      const wait = isPermanent ? undefined : waitAfter(row.attempts);
      const isFinal = wait === undefined;
      const isNext = isFinal && hasSecond && row.isSecond === 0;
      const isSecond = isFinal ? Number(isNext) : row.isSecond;
      const [state, attempts] = [isFinal && !isNext ? "dead" : "waiting", isFinal ? 0 : row.attempts];
      // Not the time of the attempt, whose outcome could then be stored again.
      const nextAt = wait === undefined ? now : Math.max(now + wait, row.reservedUntil + 1);
      const changes = await run.all([
        [
          `UPDATE deliveries SET state = ?, attempts = ?, next_attempt_at = ?, error = ? WHERE id = ? AND ${isMail} AND state = 'delivered'
             AND ? = ifnull((SELECT count FROM bounces WHERE id = deliveries.id), 0)`,
          ...[state, attempts, nextAt, `bounced: ${reason}`, id, number],
        ],
        [
          // Later than any other, also by a clock that was set back: alerts show what is newer than the last one that they have shown.
          `INSERT INTO bounces SELECT ?1, ?2, iif(?3, max(?3, (SELECT ifnull(max(bounced_at), 0) + 1 FROM bounces)), 0), ?4, ?5
             WHERE changes() > 0 ON CONFLICT (id) DO UPDATE SET count = excluded.count,
             bounced_at = iif(excluded.bounced_at, excluded.bounced_at, bounced_at), is_second = excluded.is_second,
             reason = iif(excluded.bounced_at, excluded.reason, reason)`,
          ...[id, number + 1, isFinal ? now : 0, reason, isSecond],
        ],
      ]);
      return changes > 0 ? "bounced" : "unchanged";
    },

    /** Finds permanent bounces of the last day, and those of which the submission waits for a person: one problem, with the newest five. */
    async findBounceProblems(now: number): Promise<[name: string, problem: Problem][]> {
      const { results: bounces } = await run<Bounce>(
        `SELECT id, bounced_at AS at, reason, state, count(*) OVER () AS total, sum(state = 'dead') OVER () AS dead
         FROM bounces JOIN deliveries USING (id)
         WHERE ${isMail} AND bounced_at > 0 AND (state = 'dead' OR bounced_at > ?) ORDER BY bounced_at DESC LIMIT 5`,
        now - day,
      );
      const [newest] = bounces;
      if (!newest) return [];
      const events = bounces.map(({ id, at, reason, state }) => {
        const remedy = state === "dead" ? "It is stored until you send or close it." : "It is sent to MAIL_TO_SECOND.";
        return { at, text: `The mail of submission ${id} bounced (${toPlainText(reason)}). ${remedy}` };
      });
      const text = `Bounced submissions: ${newest.dead} wait for a person, ${newest.total - newest.dead} were sent again within a day. See docs/lead-safety.md.`;
      return [["bounces", { text, events }]];
    },
  };
}
