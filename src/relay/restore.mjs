import { readFileSync } from "node:fs";

/**
 * Prints the SQL that restores a copy of the relay's data: `node src/relay/restore.mjs submissions.sql > restore.sql`
 * (docs/deploy-cloudflare.md, "The relay's data"). Does not change stored rows or restore deleted ones. Waiting submissions become
 * dead, so that no mail is sent twice.
 */
const copy = readFileSync(process.argv[2] ?? "", "utf8");
if (/^CREATE TABLE/mu.test(copy)) throw new Error("The copy contains tables. Export it with --no-schema.");

/** Rows by table. The export has one statement per line. @type {Record<string, string[]>} */
const rows = { submissions: [], deletions: [], alerts: [], d1_migrations: [], sqlite_sequence: [] };
for (const [index, line] of copy.split(/\r?\n/u).entries()) {
  if (!/^\s*INSERT\b/iu.test(line)) continue;
  const [, table = "", values = ""] = /^INSERT INTO "?(\w+)"? (.*\);)$/u.exec(line) ?? [];
  const list = rows[table];
  if (!list)
    throw new Error(`Line ${index + 1} of the copy cannot be read. Nothing was restored: ${line.slice(0, 60)}`);
  list.push(values);
}
const { submissions = [], deletions = [] } = rows;
if (submissions.length + deletions.length === 0) throw new Error("The copy has no rows. Nothing was restored.");
console.error(`${submissions.length} submissions and ${deletions.length} deletions`);

const note = "restored from a backup: check whether its mail was sent before you send it again";
const statements = [
  "DROP TABLE IF EXISTS restored;",
  "CREATE TABLE restored AS SELECT * FROM submissions WHERE false;",
  ...submissions.map((values) => `INSERT INTO restored ${values}`),
  ...deletions.map((values) => `INSERT OR IGNORE INTO deletions ${values}`),
  `UPDATE restored SET state = 'dead', error = '${note}' WHERE state = 'waiting';`,
  "INSERT OR IGNORE INTO submissions SELECT * FROM restored WHERE true;",
  "DELETE FROM submissions WHERE id IN (SELECT id FROM deletions);",
  "DROP TABLE restored;",
];
console.log(statements.join("\n"));
