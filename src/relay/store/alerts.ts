import type { Run } from "./run-statement";

/**
 * By the name of a problem: when it was last seen, when it is reported again, and when its newest reported event happened. Times are in
 * milliseconds.
 */
export type Alerts = Record<string, { seenAt: number; dueAt: number; newest?: number }>;

/** Changes of alerts; null removes one. */
export type AlertChanges = Record<string, Partial<Alerts[string]> | null>;

/** The relay has fewer and shorter names. An earlier version had one for each bounce. */
const most = { names: 50, length: 60 };

function parseAlerts(text: string): Alerts {
  try {
    const entries = Object.entries((JSON.parse(text) ?? {}) as Alerts);
    return Object.fromEntries(entries.filter(([name]) => name.length <= most.length).slice(0, most.names));
  } catch {
    return {};
  }
}

/** Stores which alerts were sent, in one row. */
export function openAlerts(run: Run) {
  return {
    async readAlerts(): Promise<{ text: string; alerts: Alerts }> {
      const { results } = await run<{ state: string }>(`SELECT state FROM alerts`);
      const text = results[0]?.state ?? "";
      return { text, alerts: parseAlerts(text) };
    },

    /**
     * Replaces the alerts, unless another run has done it.
     * @param before their text when they were read
     * @returns whether they were replaced; true if that is unknown, so that an alert is rather sent twice than not at all
     */
    async claimAlerts(before: string, after: Alerts): Promise<boolean> {
      const sql = `INSERT INTO alerts VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state WHERE state = ? RETURNING id`;
      const { results, retried } = await run(sql, JSON.stringify(after), before);
      return results.length > 0 || retried;
    },

    /** Changes alerts, also if another run has replaced them since. */
    async changeAlerts(changes: AlertChanges): Promise<void> {
      await run(`UPDATE alerts SET state = json_patch(state, ?)`, JSON.stringify(changes));
    },
  };
}
