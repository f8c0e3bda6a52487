import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { D1Database } from "@cloudflare/workers-types";
import type * as MiniflareModule from "miniflare";

import { openStore } from "../store/store";
import { tables } from "../store/upkeep";
import type { Attempt, Channel, Kind } from "../store/submission";

const { Miniflare } = createRequire(require.resolve("wrangler"))("miniflare") as typeof MiniflareModule;

/**
 * Miniflare's synchronous calls (`fetch-sync.ts`) wait until a thread has set a value, and may be woken by the late notification of the
 * call before: each answer is then taken for that of the next call. Waits until the value has changed.
 */
const { wait } = Atomics;
Object.assign(Atomics, {
  wait: (array: Int32Array, index: number, value: number) => {
    let result = wait(array, index, value);
    while (result === "ok" && Atomics.load(array, index) === value) result = wait(array, index, value);
    return result;
  },
});

const folder = "src/relay/migrations";

/** Runs a file of `migrations/` in a transaction, as wrangler does. */
export async function runFile(database: Pick<D1Database, "batch" | "prepare">, name: string): Promise<void> {
  const statements = readFileSync(`${folder}/${name}`, "utf8").split(/;\s*$/mu);
  await database.batch(statements.filter((sql) => sql.trim() !== "").map((sql) => database.prepare(sql)));
}

/** The names of all migrations, in their order. */
export const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();

async function migrate(database: Pick<D1Database, "batch" | "prepare">): Promise<void> {
  for (const name of migrations) await runFile(database, name);
}

/** The engine's own database, in memory and without tables, until the tests of a file end. */
export function openNew(): Promise<D1Database> {
  const engine = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["SUBMISSIONS"], cf: false });
  afterAll(() => engine.dispose());
  // Two packages declare the same interface as classes of their own.
  return engine.getD1Database("SUBMISSIONS") as Promise<unknown> as Promise<D1Database>;
}

/** A new database with the tables of the relay. */
export async function openDatabase(): Promise<D1Database> {
  const database = await openNew();
  await migrate(database);
  return database;
}

/** Empties all tables of a database. Returns its store. */
export async function openEmpty(database: D1Database, channels?: readonly Channel[]) {
  for (const table of tables) await database.exec(`DELETE FROM ${table}`);
  return openStore(database, channels);
}

/** Reads the last attempt to deliver a submission, as which a test stores its outcome. */
export async function readAttempt(
  database: D1Database,
  id: string,
  channel: Channel = "mail",
  kind: Kind = "submission",
): Promise<Attempt> {
  const sql = `SELECT id, channel, kind, attempts, next_attempt_at AS reservedUntil FROM deliveries
    WHERE id = ? AND channel = ? AND kind = ?`;
  const attempt = await database.prepare(sql).bind(id, channel, kind).first<Attempt>();
  if (!attempt) throw new Error(`${id} is not stored`);
  return attempt;
}
