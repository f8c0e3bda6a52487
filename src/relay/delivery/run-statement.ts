import type { D1Database } from "@cloudflare/workers-types";

import { clearPrepared, prepareDatabase } from "./schema";

/** Milliseconds before each retry of a statement, because most failures of the database are transient. */
const waits = [50, 250, 1000];

/** Creates a function that runs statements, and prepares the database before. */
export function createRun(database: D1Database) {
  /**
   * Runs a statement and retries it after a failure. Statements must be idempotent, except those that count.
   * @returns the result, and whether it was retried: a failed attempt may have changed the database
   */
  async function run(sql: string, ...values: (string | number | null)[]) {
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

  return run;
}

export type Run = ReturnType<typeof createRun>;
