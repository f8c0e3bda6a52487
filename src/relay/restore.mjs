import { readFileSync } from "node:fs";

/**
 * Prints the SQL that restores a copy of the relay's data: `node src/relay/restore.mjs submissions.sql > restore.sql`
 * (docs/deploy-cloudflare.md, "The relay's data"). Stored rows do not change, deleted ones stay deleted, and no mail is sent again:
 * waiting submissions become dead.
 */
const copy = readFileSync(process.argv[2] ?? "", "utf8");
if (/^CREATE TABLE/mu.test(copy)) throw new Error("The copy has tables. Export it with --no-schema.");

/**
 * The rows of a table: the export has one statement on each line.
 * @param {string} table
 * @param {string} insert
 */
function listRows(table, insert) {
  const start = `INSERT INTO "${table}" `;
  const lines = copy.split("\n").filter((line) => line.startsWith(start));
  return lines.map((line) => `${insert} ${line.slice(start.length)}`);
}

const note = "restored from an earlier copy: look for its mail before you send it again";
const statements = [
  "DROP TABLE IF EXISTS restored;",
  "CREATE TABLE restored AS SELECT * FROM submissions WHERE false;",
  ...listRows("submissions", "INSERT INTO restored"),
  ...listRows("deletions", "INSERT OR IGNORE INTO deletions"),
  `UPDATE restored SET state = 'dead', error = '${note}' WHERE state = 'waiting';`,
  "INSERT OR IGNORE INTO submissions SELECT * FROM restored WHERE true;",
  "DELETE FROM submissions WHERE id IN (SELECT id FROM deletions);",
  "DROP TABLE restored;",
];
console.log(statements.join("\n"));
