import type { D1Database } from "@cloudflare/workers-types";

// The worker creates its own tables, so that a deployment is one command. A later change of a table is another statement at the end,
// one that may run again.
const statements = [
  `CREATE TABLE IF NOT EXISTS submissions (
     id TEXT PRIMARY KEY,
     received_at INTEGER NOT NULL,
     first_name TEXT NOT NULL,
     last_name TEXT NOT NULL,
     phone TEXT NOT NULL,
     email TEXT NOT NULL,
     message TEXT NOT NULL,
     spam TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
     attempts INTEGER NOT NULL,
     next_attempt_at INTEGER NOT NULL,
     delivered_at INTEGER,
     error TEXT NOT NULL DEFAULT ''
   ) STRICT`,
  `CREATE INDEX IF NOT EXISTS submissions_due ON submissions (next_attempt_at) WHERE state = 'waiting'`,
  `CREATE INDEX IF NOT EXISTS submissions_delivered ON submissions (delivered_at) WHERE state = 'delivered'`,
  `CREATE INDEX IF NOT EXISTS submissions_dead ON submissions (received_at) WHERE state = 'dead'`,
  // Submissions deleted at a person's request (docs/deploy-cloudflare.md), so that a restored copy does not contain them.
  `CREATE TABLE IF NOT EXISTS deletions (id TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL) STRICT`,
];

const prepared = new WeakMap<D1Database, Promise<unknown>>();

/** Creates missing tables, once in the life of a worker, and again after a failure. */
export async function prepareDatabase(database: D1Database): Promise<void> {
  const preparing = prepared.get(database) ?? database.batch(statements.map((one) => database.prepare(one)));
  prepared.set(database, preparing);
  try {
    await preparing;
  } catch (error) {
    prepared.delete(database);
    throw error;
  }
}
