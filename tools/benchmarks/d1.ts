import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

import type { D1Database } from "@cloudflare/workers-types";

const folder = "src/relay/migrations";

/**
 * A database in memory with the tables of the relay and the part of D1's interface that the relay uses.
 * @param pass called before each call of the database, which waits for it
 * @param check throws to make a statement fail
 */
export function openD1(pass: () => Promise<void>, check: (sql: string) => void): D1Database {
  const database = new DatabaseSync(":memory:");
  for (const name of readdirSync(folder).sort())
    if (name.endsWith(".sql")) database.exec(readFileSync(`${folder}/${name}`, "utf8"));
  const statements = new Map<string, StatementSync>();
  const count = database.prepare("SELECT total_changes() AS changes");
  const readChanges = () => Number(count.get()?.["changes"]);

  function run(sql: string, values: never[]) {
    check(sql);
    const before = readChanges();
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    const results = statement.all(...values);
    return { results, meta: { changes: readChanges() - before } };
  }

  const prepare = (sql: string, values: never[] = []) => ({
    bind: (...bound: never[]) => prepare(sql, bound),
    run: () => pass().then(() => run(sql, values)),
    runNow: () => run(sql, values),
  });
  async function batch(prepared: ReturnType<typeof prepare>[]) {
    await pass();
    database.exec("SAVEPOINT batch");
    try {
      return prepared.map((statement) => statement.runNow());
    } catch (error) {
      database.exec("ROLLBACK TO batch");
      throw error;
    } finally {
      database.exec("RELEASE batch");
    }
  }
  return { prepare, batch } as unknown as D1Database;
}
