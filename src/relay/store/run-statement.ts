import type { D1Database } from "@cloudflare/workers-types";

import { LateAnswer, withinTime } from "../within-time";
import { clearPrepared, databaseTime, prepareDatabase } from "./schema";

/** Milliseconds before each retry of a statement, because most failures of the database are transient. */
const waits = [50, 250, 1000];

type Value = string | number | null;

/** Creates a function that runs statements, and prepares the database before. A database that is silent fails after 21 seconds. */
export function createRun(database: D1Database) {
  /** @returns the result, and whether it was retried: a failed attempt may have changed the database */
  async function retry<Result extends object>(attempt: () => Promise<Result>): Promise<Result & { retried: boolean }> {
    for (let failures = 0; ; failures++) {
      try {
        await prepareDatabase(database);
        const result = await withinTime("the database", databaseTime, attempt());
        return { ...result, retried: failures > 0 };
      } catch (error) {
        // A table may be missing.
        clearPrepared(database);
        // The form waits 30 seconds for its answer, so a late call is repeated once.
        if (error instanceof LateAnswer) failures = Math.max(failures, waits.length - 1);
        const wait = waits[failures];
        if (wait === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  const prepare = (sql: string, values: Value[]) => database.prepare(sql).bind(...values);

  /**
   * Runs a statement and retries it after a failure. Statements must be idempotent, except those that count, and harmless if a late one
   * is run after its retry.
   */
  function run(sql: string, ...values: Value[]) {
    return retry(() => prepare(sql, values).run());
  }

  /** Runs statements in a transaction. @returns the number of rows that the first one has changed */
  async function all(statements: [sql: string, ...values: Value[]][]): Promise<number> {
    const { results } = await retry(async () => ({
      results: await database.batch(statements.map(([sql, ...values]) => prepare(sql, values))),
    }));
    return results[0]?.meta.changes ?? 0;
  }

  return Object.assign(run, { all });
}

export type Run = ReturnType<typeof createRun>;
