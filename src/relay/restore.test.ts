import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeFolder } from "../content/testing/make-folder";
import { openDatabase, openEmpty } from "./testing/database";
import { stored } from "./testing/relay";

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

/** The columns of the earlier table, in its order. */
const earlier =
  "id,received_at,first_name,last_name,phone,email,message,spam,state,attempts,next_attempt_at,delivered_at,error,source";

test("rows of earlier versions, some with fewer columns, are restored, and nothing that was deleted", async () => {
  const database = await opening;
  const copied = [
    writeRow("early", "waiting", "''"),
    writeRow("late", "delivered", "''", `'{"language":"de"}'`),
    writeRow("removed", "delivered", "''"),
    writeRow("named-webhook", "dead", "'no'", "NULL"),
    writeRow("canary-test", "dead", "'no'", "NULL"),
    writeRow("removed-deleted-webhook", "delivered", "''", "NULL"),
    writeRow("removed-webhook", "delivered", "''", "NULL"),
    `INSERT INTO "submissions" (${earlier.replace(/\w+/gu, '"$&"')}) ${/VALUES.*/u.exec(writeRow("named", "dead", "'no'", "NULL"))?.[0]}`,
    `INSERT INTO "deletions" VALUES('removed',5);`,
    `INSERT INTO deletions VALUES('removed-webhook',5);`,
    `INSERT INTO "alerts" VALUES(1,'{}');`,
    `INSERT INTO "d1_migrations" VALUES(1,'0001_submissions','2026-01-15');`,
    `INSERT INTO "bounces" VALUES('named',1,5,'550 (no, ''never'')',0);`,
    `INSERT INTO "counts" VALUES('rejected',0,'403',1);`,
  ];
  const { stdout, stderr } = restore(copied.join("\n"));
  expect(stderr).toBe("8 submissions and 2 deletions\n");
  for (const statement of stdout.trim().split("\n")) await database.prepare(statement).run();
  const { results } = await database
    .prepare("SELECT id, channel, kind, state, error, message, source FROM deliveries ORDER BY id, channel")
    .all();
  expect(await database.prepare("SELECT id FROM deletions").raw()).toEqual([["removed"]]);
  expect(await database.prepare("SELECT * FROM bounces").raw()).toEqual([["named", 1, 5, "550 (no, 'never')", 0]]);
  const mail = { channel: "mail", kind: "submission", message: "It's, (a)\n\rb" };
  const error = "restored from a backup: check whether its mail was sent before you send it again";
  expect(results).toEqual([
    { ...mail, id: "early", state: "dead", error, source: null },
    { ...mail, id: "late", state: "delivered", error: "", source: '{"language":"de"}' },
    { ...mail, id: "named", state: "dead", error: "no", source: null },
    { ...mail, id: "named", channel: "webhook", state: "dead", error: "no", source: null },
    { ...mail, id: "removed", channel: "webhook", kind: "deletion", state: "delivered", error: "", source: null },
    { ...mail, id: "test", kind: "canary", state: "dead", error: "no", source: null },
  ]);
});

test("a copy of this version is restored with all columns, and the waiting rows are dead", async () => {
  const database = await openEmpty(await opening, ["mail", "webhook"]).then(async (store) => {
    await store.add({ ...stored, source: { language: "de" } }, 0);
    return opening;
  });
  const read = () => database.prepare("SELECT * FROM deliveries ORDER BY channel").raw<(string | number | null)[]>();
  const before = await read();
  const write = (value: string | number | null) =>
    typeof value === "string" ? `'${value.replaceAll("'", "''").replaceAll("\n", " ")}'` : String(value);
  const copied = before.map((row) => `INSERT INTO "deliveries" VALUES(${row.map(write).join(",")});`);
  await openEmpty(database);
  for (const statement of restore(copied.join("\n")).stdout.trim().split("\n")) await database.prepare(statement).run();
  const note = "restored from a backup: check whether its mail was sent before you send it again";
  const expected = before.map((row) =>
    row.map((value) =>
      value === "waiting"
        ? "dead"
        : value === ""
          ? value
          : typeof value === "string"
            ? value.replaceAll("\n", " ")
            : value,
    ),
  );
  expect(await read()).toEqual(expected.map((row) => [...row.slice(0, -1), note]));
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
