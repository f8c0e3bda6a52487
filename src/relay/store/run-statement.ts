import type { D1Database } from "@cloudflare/workers-types";

import { LateAnswer, withinTime } from "../within-time";

/** Milliseconds for each call of the database. */
const databaseTime = 10_000;

/** Milliseconds before each retry of a statement, because most failures of the database are transient. */
const waits = [50, 250, 1000];

type Value = string | number | null;

/** The database lacks a table or a column, because its migrations were not applied or a table was dropped. */
export class MissingMigrations extends Error {
  override name = "MissingMigrations";

  constructor(reason: string) {
    super(`The database lacks migrations (${reason}). Apply them: docs/deploy-cloudflare.md, "Migrations".`);
  }
}

/** Creates a function that runs statements. A database that is silent fails after 21 seconds. */
export function createRun(database: D1Database) {
  /** @returns the result, and whether it was retried: a failed attempt may have changed the database */
  async function retry<Result extends object>(attempt: () => Promise<Result>): Promise<Result & { retried: boolean }> {
    for (let failures = 0; ; failures++) {
      try {
        const result = await withinTime("the database", databaseTime, attempt());
        return { ...result, retried: failures > 0 };
      } catch (error) {
        const [missing] = /no such (?:table|column): \w+|has no column named \w+/u.exec(String(error)) ?? [];
        if (missing !== undefined) throw new MissingMigrations(missing);
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
   * @template Row as the statement returns it
   * @throws {MissingMigrations}
   */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as the methods of D1
  function run<Row extends object>(sql: string, ...values: Value[]) {
    return retry(async () => prepare(sql, values).run<Row>());
  }

  /** Runs a statement that always returns a row, and returns it. */
  async function first<Row extends object>(sql: string, ...values: Value[]): Promise<Row> {
    const { results } = await run<Row>(sql, ...values);
    if (!results[0]) throw new Error(`no row: ${sql}`);
    return results[0];
  }

  /** Runs statements in a transaction. @returns the number of rows that the first one has changed */
  async function all(statements: [sql: string, ...values: Value[]][]): Promise<number> {
    const { results } = await retry(async () => ({
      results: await database.batch(statements.map(([sql, ...values]) => prepare(sql, values))),
    }));
    return results[0]?.meta.changes ?? 0;
  }

  return Object.assign(run, { all, first });
}

export type Run = ReturnType<typeof createRun>;
