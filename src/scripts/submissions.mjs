import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { databaseFlags, defaultPort } from "./engine.mjs";

const usage = `What the contact form has brought, and how far its mail has come.

  npm run submissions                    lists the last 50
  npm run submissions -- --state dead    only those: waiting, delivered or dead (no longer tried)
  npm run submissions -- show ID         one with all it says
  npm run submissions -- resend ID       sends its mail once more; "resend dead" does so for all that are dead
  npm run submissions -- find ADDRESS    lists all from an e-mail address
  npm run submissions -- delete ID       deletes one for good; with an ADDRESS in its place, all from there
  npm run submissions -- restore FILE    brings back a copy (docs/deploy-cloudflare.md, "The relay's data")

An ID may be shortened to its first characters, if no other begins with them.

  --remote       those of the deployed relay; without it, those of the local one
  --env preview  with --remote: those of the preview's relay
  --port 9000    which local one
  --json         for other programs
`;

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** What was asked for; a mistake in it ends the program with the usage. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        state: { type: "string" },
        remote: { type: "boolean", default: false },
        env: { type: "string", default: "" },
        port: { type: "string", default: String(defaultPort) },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const [command = "list", id = ""] = positionals;
    return { ...values, command, id };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : ""}\n\n${usage}`);
  }
}

const { command, id, state, remote, env, port, json, help } = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}

/**
 * Runs SQL by wrangler, which reaches the local database and the deployed one.
 * @param {string[]} source of the SQL: `--command` or `--file`, and its value
 * @param {number} [tries] that are left: a local server may be writing at the same moment
 * @returns {Record<string, unknown>[]} the rows of the last statement
 */
function execute(source, tries = 5) {
  const place = remote ? ["--remote", "--env", env] : ["--env", "", ...databaseFlags(Number(port))];
  const args = ["d1", "execute", "SUBMISSIONS", "--config", "src/relay/wrangler.jsonc", "--json", ...source, ...place];
  const { stdout, stderr } = spawnSync("node", ["node_modules/wrangler/bin/wrangler.js", ...args], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" },
    maxBuffer: 256 * 1024 * 1024,
  });
  const answer = stdout.slice(Math.max(0, stdout.search(/^[[{]/mu)));
  try {
    const result = JSON.parse(answer).at(-1);
    if (result) return result.results;
  } catch {
    // Reported below.
  }
  if (source[0] === "--command" && answer.includes("no such table")) return [];
  if (tries > 1 && stderr.includes("SQLITE_BUSY")) return execute(source, tries - 1);
  return fail(`The database did not accept this:\n${answer}\n${stderr}`);
}

/** @param {string} sql */
function ask(sql) {
  return execute(["--command", sql]);
}

/** The whole id that begins like the given one. */
function findId() {
  if (!/^[0-9a-f]{4,32}$/u.test(id)) return fail(`"${id}" is no ID: give at least its first 4 characters.\n\n${usage}`);
  const found = ask(`SELECT id FROM submissions WHERE id LIKE '${id}%' LIMIT 2`).map((row) => String(row["id"]));
  if (found.length === 0) fail(`No submission's ID begins with ${id}.`);
  if (found.length > 1) fail(`More than one ID begins with ${id}. Give more of it.`);
  return found[0] ?? "";
}

/** @param {unknown} time in milliseconds since 1970 */
function writeTime(time) {
  return typeof time === "number" ? new Date(time).toISOString().slice(0, 19) : "";
}

const columns = "id, received_at, state, attempts, next_attempt_at, delivered_at, spam, error";

/** @param {Record<string, unknown>[]} rows */
function printRows(rows) {
  for (const row of rows) {
    const next = row["state"] === "waiting" ? `next try ${writeTime(row["next_attempt_at"])}` : "";
    const parts = [String(row["id"]).slice(0, 8), writeTime(row["received_at"]), String(row["state"]).padEnd(9)];
    const notes = [next, row["spam"] && `spam: ${String(row["spam"])}`, row["error"]].filter(Boolean);
    console.log([...parts, `tries ${String(row["attempts"])}`, ...notes].join("  "));
  }
}

function list() {
  const states = ["waiting", "delivered", "dead"];
  if (state && !states.includes(state)) fail(`"${state}" is no state. Choose from: ${states.join(", ")}`);
  const where = state ? `WHERE state = '${state}'` : "";
  const rows = ask(`SELECT ${columns} FROM submissions ${where} ORDER BY received_at DESC LIMIT ${json ? -1 : 50}`);
  if (json) return console.log(JSON.stringify(rows));
  printRows(rows);
  const counts = ask("SELECT state, count(*) AS count FROM submissions GROUP BY state ORDER BY state");
  console.log(
    counts.map((row) => `${String(row["count"])} ${String(row["state"])}`).join(", ") || "Nothing is stored.",
  );
}

/** The condition for all submissions from the given e-mail address, however its letters are cased. */
function matchAddress() {
  if (!/^[^\s@]+@[^\s@]+$/u.test(id)) return fail(`"${id}" is no e-mail address.\n\n${usage}`);
  return `lower(email) = lower('${id.replaceAll("'", "''")}')`;
}

function find() {
  const rows = ask(`SELECT ${columns} FROM submissions WHERE ${matchAddress()} ORDER BY received_at DESC`);
  if (json) return console.log(JSON.stringify(rows));
  printRows(rows);
  console.log(`${rows.length} found.`);
}

function show() {
  const [row = {}] = ask(`SELECT * FROM submissions WHERE id = '${findId()}'`);
  if (json) return console.log(JSON.stringify(row));
  for (const [name, value] of Object.entries(row)) {
    console.log(`${name.padEnd(16)} ${name.endsWith("_at") ? writeTime(value) : String(value ?? "")}`);
  }
}

function resend() {
  const which = id === "dead" ? "state = 'dead'" : `id = '${findId()}'`;
  const rows = ask(
    `UPDATE submissions SET state = 'waiting', attempts = 0, next_attempt_at = 0, error = '' WHERE ${which} RETURNING id`,
  );
  console.log(`${rows.length} will be sent within a minute.`);
}

/** Deletes submissions, and notes their IDs, which say nothing of a person, for `restore`. */
function remove() {
  const which = id.includes("@") ? matchAddress() : `id = '${findId()}'`;
  ask(`INSERT OR IGNORE INTO deletions SELECT id, ${Date.now()} FROM submissions WHERE ${which}`);
  const rows = ask(`DELETE FROM submissions WHERE ${which} RETURNING id`);
  console.log(`${rows.length} deleted.`);
}

/**
 * Adds the rows of a file that `wrangler d1 export --no-schema` wrote. It has one statement on a line. Rows that are stored already are
 * left as they are, and deleted ones stay deleted. Nothing is mailed again: what waited becomes dead, for somebody to decide.
 */
function restore() {
  const copy = readCopy();
  const note = `restored from a copy of an earlier time: look for its mail before you send it again`;
  const statements = [
    "DROP TABLE IF EXISTS restored",
    "CREATE TABLE restored AS SELECT * FROM submissions WHERE false",
    ...copy.submissions.map((values) => `INSERT INTO restored ${values}`),
    ...copy.deletions.map((values) => `INSERT OR IGNORE INTO deletions ${values}`),
    `UPDATE restored SET state = 'dead', error = '${note}' WHERE state = 'waiting'`,
    "INSERT OR IGNORE INTO submissions SELECT * FROM restored WHERE true",
    "DELETE FROM submissions WHERE id IN (SELECT id FROM deletions)",
    "DROP TABLE restored",
  ];
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    const file = join(folder, "restore.sql");
    writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""), { mode: 0o600 });
    execute(["--file", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${copy.submissions.length} in the copy. Those that waited for their mail are dead now.`);
  list();
}

/** The values of the copy's rows by table, as SQL. */
function readCopy() {
  if (!existsSync(id)) return fail(`There is no file "${id}".\n\n${usage}`);
  const lines = readFileSync(id, "utf8").split("\n");
  if (lines.some((line) => line.startsWith("CREATE TABLE")))
    return fail(`${id} holds tables, and not rows alone. Export it with --no-schema.`);
  /** @param {string} table */
  const readRows = (table) => {
    const start = `INSERT INTO "${table}" `;
    return lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length).replace(/;\s*$/u, ""));
  };
  const copy = { submissions: readRows("submissions"), deletions: readRows("deletions") };
  if (copy.submissions.length + copy.deletions.length === 0) return fail(`${id} holds no row of a submission.`);
  return copy;
}

/** @type {Record<string, () => void>} */
const commands = { list, show, find, resend, delete: remove, restore };
const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (chosen) chosen();
else fail(`"${command}" is no command.\n\n${usage}`);
