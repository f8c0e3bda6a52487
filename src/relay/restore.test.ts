import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeFolder } from "../content/testing/make-folder";
import { openStore } from "./store/store";
import { openDatabase } from "./testing/database";

const folder = makeFolder("restore");

function restore(copy: string) {
  const file = join(folder, "copy.sql");
  writeFileSync(file, copy);
  return spawnSync(process.execPath, ["src/relay/restore.mjs", file], { encoding: "utf8" });
}

const rows = `PRAGMA defer_foreign_keys=TRUE;
INSERT INTO "d1_migrations" ("id","name") VALUES(1,'0001_submissions');
INSERT INTO "submissions" ("id") VALUES('one');
INSERT INTO submissions VALUES('two');
INSERT INTO "alerts" ("id","state") VALUES(1,'{}');
INSERT INTO deletions VALUES('three',0);
`;

test("rows of quoted and of plain table names are restored, and counted", () => {
  const { status, stdout, stderr } = restore(rows);
  expect([status, stderr]).toEqual([0, "2 submissions and 1 deletions\n"]);
  expect(stdout).toContain(`INSERT INTO restored ("id") VALUES('one');\nINSERT INTO restored (id) VALUES('two');`);
  expect(stdout).toContain("INSERT OR IGNORE INTO deletions (id, deleted_at) VALUES('three',0);");
});

const opening = openDatabase();

/** A row as wrangler exports it, with commas, quotes and brackets in a text. @param rest the values after the first twelve */
function writeRow(id: string, state: string, ...rest: string[]) {
  const message = String.raw`replace(replace('It''s, (a)\n\rb','\n',char(10)),'\r',char(13))`;
  const values = [
    `'${id}'`,
    1,
    "'Ana'",
    "'Ruiz, O''Hara'",
    "'+1 (2)'",
    "'ana@acme.example'",
    message,
    "''",
    `'${state}'`,
    3,
    9,
  ];
  return `INSERT INTO "submissions" VALUES(${[...values, "NULL", ...rest].join(",")});`;
}

test("rows of this version and of earlier ones, with fewer columns, are restored, and nothing that was deleted", async () => {
  const database = await opening;
  // Creates the tables.
  await openStore(database).countUndelivered(0);
  const { results: columns } = await database.prepare("SELECT name FROM pragma_table_info('submissions')").all();
  const copied = [
    writeRow("early", "waiting", "''"),
    writeRow("late", "delivered", "''", `'{"language":"de"}'`),
    writeRow("removed", "delivered", "''"),
    `INSERT INTO "submissions" (${columns.map(({ name }) => JSON.stringify(name)).join(",")}) ${/VALUES.*/u.exec(writeRow("named", "dead", "'no'", "NULL"))?.[0]}`,
    `INSERT INTO "deletions" VALUES('removed',5);`,
    `INSERT INTO "bounces" VALUES('named',1,5,'550 (no, ''never'')',0);`,
    `INSERT INTO "counts" VALUES('rejected',0,'403',1);`,
  ];
  const { stdout, stderr } = restore(copied.join("\n"));
  expect(stderr).toBe("4 submissions and 1 deletions\n");
  for (const statement of stdout.trim().split("\n")) await database.prepare(statement).run();
  const { results } = await database
    .prepare("SELECT id, state, error, message, source FROM submissions ORDER BY id")
    .all();
  expect(await database.prepare("SELECT * FROM bounces").raw()).toEqual([["named", 1, 5, "550 (no, 'never')", 0]]);
  const message = "It's, (a)\n\rb";
  const error = "restored from a backup: check whether its mail was sent before you send it again";
  expect(results).toEqual([
    { id: "early", state: "dead", error, message, source: null },
    { id: "late", state: "delivered", error: "", message, source: '{"language":"de"}' },
    { id: "named", state: "dead", error: "no", message, source: null },
  ]);
  // A row without names has those of the table, in its order.
  const names = /submissions \(([^)]+)\) SELECT/u.exec(stdout)?.[1]?.split(", ");
  expect(names).toEqual(columns.map(({ name }) => name));
});

test.each([
  ["an empty file", "", "The copy has no rows."],
  ["an HTML page", "<!doctype html>\n<h1>Sign in</h1>\n", "The copy has no rows."],
  ["a copy that ends too early", rows + `INSERT INTO "submissions" VALUES('fo`, "Line 7 of the copy cannot be read."],
  ["a row of an unknown table", rows + `INSERT INTO users VALUES(1);\n`, "Line 7 of the copy cannot be read."],
  ["a copy with tables", `CREATE TABLE submissions (id);\n${rows}`, "Export it with --no-schema"],
])("nothing is restored from %s", (_, copy, message) => {
  const { status, stdout, stderr } = restore(copy);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(message);
});
