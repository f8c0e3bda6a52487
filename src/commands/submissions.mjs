import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

import { databaseFlags, defaultPort } from "./engine.mjs";

const usage = `What the contact form has brought, and how far its mail has come.

  npm run submissions                    lists the last 50
  npm run submissions -- --state dead    only those: waiting, delivered or dead (no longer tried)
  npm run submissions -- show ID         one with all it says
  npm run submissions -- resend ID       sends its mail once more; "resend dead" does so for all that are dead
  npm run submissions -- delete ID       forgets it, as its sender may ask

An ID may be shortened to its first characters, if no other begins with them.

  --remote       those of the deployed relay; without it, those of the local one
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

const { command, id, state, remote, port, json, help } = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}

/**
 * Asks the database through wrangler, which knows the way to the local one and to the deployed one.
 * @param {string} sql
 * @param {number} [tries] that are left: a local server may be writing at the same moment
 * @returns {Record<string, unknown>[]} the rows
 */
function ask(sql, tries = 5) {
  const place = remote ? ["--remote"] : databaseFlags(Number(port));
  const args = ["d1", "execute", "SUBMISSIONS", "--config", "src/relay/wrangler.jsonc", "--json", "--command", sql];
  const { stdout, stderr } = spawnSync("node", ["node_modules/wrangler/bin/wrangler.js", ...args, ...place], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" },
    maxBuffer: 256 * 1024 * 1024,
  });
  const answer = stdout.slice(Math.max(0, stdout.search(/^[[{]/mu)));
  try {
    const [result] = JSON.parse(answer);
    if (result) return result.results;
  } catch {
    // It is told below.
  }
  if (answer.includes("no such table")) return [];
  if (tries > 1 && stderr.includes("SQLITE_BUSY")) return ask(sql, tries - 1);
  return fail(`The database cannot be asked:\n${answer}\n${stderr}`);
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

function list() {
  const states = ["waiting", "delivered", "dead"];
  if (state && !states.includes(state)) fail(`"${state}" is no state. Choose from: ${states.join(", ")}`);
  const where = state ? `WHERE state = '${state}'` : "";
  const columns = "id, received_at, state, attempts, next_attempt_at, delivered_at, spam, error";
  const rows = ask(`SELECT ${columns} FROM submissions ${where} ORDER BY received_at DESC LIMIT ${json ? -1 : 50}`);
  if (json) return console.log(JSON.stringify(rows));
  for (const row of rows) {
    const next = row["state"] === "waiting" ? `next try ${writeTime(row["next_attempt_at"])}` : "";
    const parts = [String(row["id"]).slice(0, 8), writeTime(row["received_at"]), String(row["state"]).padEnd(9)];
    const notes = [next, row["spam"] && `spam: ${String(row["spam"])}`, row["error"]].filter(Boolean);
    console.log([...parts, `tries ${String(row["attempts"])}`, ...notes].join("  "));
  }
  const counts = ask("SELECT state, count(*) AS count FROM submissions GROUP BY state ORDER BY state");
  console.log(
    counts.map((row) => `${String(row["count"])} ${String(row["state"])}`).join(", ") || "Nothing is stored.",
  );
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

function remove() {
  const rows = ask(`DELETE FROM submissions WHERE id = '${findId()}' RETURNING id`);
  console.log(`${rows.length} deleted.`);
}

/** @type {Record<string, () => void>} */
const commands = { list, show, resend, delete: remove };
const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (chosen) chosen();
else fail(`"${command}" is no command.\n\n${usage}`);
