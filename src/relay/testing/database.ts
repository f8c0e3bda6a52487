import { createRequire } from "node:module";

import type { D1Database } from "@cloudflare/workers-types";
import type * as MiniflareModule from "miniflare";

import { clearPrepared, tables } from "../store/schema";
import { openStore } from "../store/store";
import type { Attempt, Channel } from "../store/submission";

const { Miniflare } = createRequire(require.resolve("wrangler"))("miniflare") as typeof MiniflareModule;

/** The engine's own database, in memory, until the tests of a file end. */
export function openDatabase(): Promise<D1Database> {
  const engine = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["SUBMISSIONS"], cf: false });
  afterAll(() => engine.dispose());
  // Two packages declare the same interface as classes of their own.
  return engine.getD1Database("SUBMISSIONS") as Promise<unknown> as Promise<D1Database>;
}

/** Empties all tables of a database, of which a test may have dropped one. Returns its store. */
export async function openEmpty(database: D1Database, channels?: readonly Channel[]) {
  clearPrepared(database);
  const store = openStore(database, channels);
  await store.countUndelivered(0);
  for (const table of tables) await database.exec(`DELETE FROM ${table}`);
  return store;
}

/** Reads the last attempt to deliver a row, as which a test stores its outcome. */
export async function readAttempt(database: D1Database, id: string): Promise<Attempt> {
  const sql = "SELECT id, attempts, next_attempt_at AS reservedUntil FROM submissions WHERE id = ?";
  const attempt = await database.prepare(sql).bind(id).first<Attempt>();
  if (!attempt) throw new Error(`${id} is not stored`);
  return attempt;
}
