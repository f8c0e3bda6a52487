import { readFileSync } from "node:fs";

/**
 * Prints the SQL that restores a copy of the relay's data: `node src/relay/restore.mjs submissions.sql > restore.sql`
 * (docs/deploy-cloudflare.md, "The relay's data"). Does not change stored rows or restore deleted ones. Waiting submissions become
 * dead, so that no mail is sent twice.
 */
const copy = readFileSync(process.argv[2] ?? "", "utf8");
if (/^CREATE TABLE/mu.test(copy)) throw new Error("The copy contains tables. Export it with --no-schema.");

/**
 * Columns in the order of their migrations. An earlier version exports fewer of them, without their names; before `deliveries`, its table
 * was `submissions`.
 */
const columns = {
  deliveries:
    "id, channel, kind, received_at, first_name, last_name, phone, email, message, spam, source, state, attempts, next_attempt_at, delivered_at, error",
  submissions:
    "id, received_at, first_name, last_name, phone, email, message, spam, state, attempts, next_attempt_at, delivered_at, error, source",
  deletions: "id, deleted_at",
  bounces: "id, count, bounced_at, reason, is_second",
};

/** Names the columns of a row that has no names. @param {string} names @param {string} row */
function nameColumns(names, row) {
  if (!row.startsWith("VALUES")) return row;
  // Commas in texts and in calls of functions, which are nested, do not separate values.
  let plain = row.replace(/'[^']*'/gu, "").slice("VALUES(".length, -");".length);
  for (let before = ""; before !== plain;) [before, plain] = [plain, plain.replace(/\([^()]*\)/gu, "")];
  return `(${names.split(", ").slice(0, plain.split(",").length).join(", ")}) ${row}`;
}

/** Rows by table. The export has one statement per line. @type {Record<string, string[]>} */
const rows = { deliveries: [], submissions: [], deletions: [], bounces: [] };
for (const name of ["counts", "alerts", "d1_migrations", "sqlite_sequence"]) rows[name] = [];
for (const [index, line] of copy.split(/\r?\n/u).entries()) {
  if (!/^\s*INSERT\b/iu.test(line)) continue;
  const [, table = "", values = ""] = /^INSERT INTO "?(\w+)"? (.*\);)$/u.exec(line) ?? [];
  const list = rows[table];
  if (!list)
    throw new Error(`Line ${index + 1} of the copy cannot be read. Nothing was restored: ${line.slice(0, 60)}`);
  list.push(values);
}
const { deliveries = [], submissions = [], deletions = [], bounces = [] } = rows;
const isEarlier = submissions.length > 0;
const stored = isEarlier ? submissions : deliveries;
if (stored.length + deletions.length === 0) throw new Error("The copy has no rows. Nothing was restored.");
console.error(`${stored.length} submissions and ${deletions.length} deletions`);

/** Converts earlier ids as the migration does. */
const migration = readFileSync(new URL("migrations/0006_deliveries.sql", import.meta.url), "utf8");
const [convert = ""] = /^SELECT[^;]*(?=\nFROM submissions)/mu.exec(migration) ?? [];
const [convertDeletions = ""] = /^UPDATE OR REPLACE deletions .*;$/mu.exec(migration) ?? [];

const note = "restored from a backup: check whether its mail was sent before you send it again";
const own = isEarlier ? columns.submissions : columns.deliveries;
const statements = [
  "DROP TABLE IF EXISTS restored;",
  `CREATE TABLE restored (${own});`,
  ...stored.map((row) => `INSERT INTO restored ${nameColumns(own, row)}`),
  ...deletions.map((row) => `INSERT OR IGNORE INTO deletions ${nameColumns(columns.deletions, row)}`),
  ...bounces.map((row) => `INSERT OR IGNORE INTO bounces ${nameColumns(columns.bounces, row)}`),
  convertDeletions,
  `UPDATE restored SET state = 'dead', error = '${note}' WHERE state = 'waiting';`,
  `INSERT OR IGNORE INTO deliveries (${columns.deliveries}) ${isEarlier ? convert.replace(/\s+/gu, " ") : `SELECT ${own}`} FROM restored;`,
  "DELETE FROM deliveries WHERE kind = 'submission' AND id IN (SELECT id FROM deletions);",
  "DROP TABLE restored;",
];
console.log(statements.join("\n"));
