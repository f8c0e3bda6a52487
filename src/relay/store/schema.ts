import type { D1Database } from "@cloudflare/workers-types";

import { withinTime } from "../within-time";

interface Migration {
  /** Unique; must not change. */
  name: string;
  /** Tables that it creates or changes. It is applied again if one is missing. */
  tables: readonly string[];
  statements: readonly string[];
}

// The worker migrates its own database, so that a deployment is one command. Add changes as new migrations at the end.
const migrations: readonly Migration[] = [
  {
    name: "0001_submissions",
    tables: ["submissions", "deletions"],
    // Databases of earlier versions have these tables without a record of migrations.
    statements: [
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
      // Submissions deleted on request (docs/deploy-cloudflare.md): restoring a backup skips them.
      `CREATE TABLE IF NOT EXISTS deletions (id TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL) STRICT`,
    ],
  },
  {
    name: "0002_source_and_alerts",
    tables: ["submissions", "alerts"],
    // Only adds, so that the worker of the previous version also works.
    statements: [
      `ALTER TABLE submissions ADD COLUMN source TEXT`,
      `CREATE TABLE IF NOT EXISTS alerts (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL) STRICT`,
    ],
  },
  {
    name: "0003_counts",
    tables: ["counts"],
    // Requests by network and day, and rejected requests by hour.
    statements: [
      `CREATE TABLE IF NOT EXISTS counts (
     kind TEXT NOT NULL,
     since INTEGER NOT NULL,
     name TEXT NOT NULL,
     count INTEGER NOT NULL,
     PRIMARY KEY (kind, since, name)
   ) STRICT, WITHOUT ROWID`,
    ],
  },
  {
    name: "0004_bounces",
    tables: ["bounces"],
    // Number of bounces of a submission's mails, and the last permanent one (0: none).
    statements: [
      `CREATE TABLE IF NOT EXISTS bounces (
     id TEXT PRIMARY KEY, count INTEGER NOT NULL, bounced_at INTEGER NOT NULL, reason TEXT NOT NULL, is_second INTEGER NOT NULL
   ) STRICT`,
    ],
  },
];

export const tables: readonly string[] = [...new Set(migrations.flatMap((migration) => migration.tables))];

/** Milliseconds for each call of the database. */
export const databaseTime = 10_000;

/** Table of applied migrations, as wrangler creates it. */
const record = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies each missing migration in a transaction. If two workers apply the same one, one of them may fail and retries. */
async function migrate(database: D1Database): Promise<void> {
  const list = "SELECT name FROM d1_migrations UNION ALL SELECT name FROM sqlite_schema WHERE type = 'table'";
  const reading = database.batch<{ name: string }>([database.prepare(record), database.prepare(list)]);
  const [, found] = await withinTime("the database", databaseTime, reading);
  const names = new Set(found?.results.map(({ name }) => name));
  for (const { name, tables, statements } of migrations) {
    if ([name, ...tables].every((one) => names.has(one))) continue;
    // A column cannot be added twice.
    const missing = statements.filter(
      (sql) => sql.startsWith("CREATE") || !names.has(name) || !names.has("submissions"),
    );
    const insert = database.prepare("INSERT OR IGNORE INTO d1_migrations (name) VALUES (?)").bind(name);
    const applying = database.batch([...missing.map((sql) => database.prepare(sql)), insert]);
    await withinTime("the database", databaseTime, applying);
  }
}

/** Databases that are migrated. Requests before the first result migrate at the same time, each for itself. */
const prepared = new WeakSet<D1Database>();

/** Migrates the database once per worker, and again after a failure. */
export async function prepareDatabase(database: D1Database): Promise<void> {
  if (prepared.has(database)) return;
  await migrate(database);
  prepared.add(database);
}

/** Makes the next statement migrate the database again. */
export function clearPrepared(database: D1Database): void {
  prepared.delete(database);
}
