import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "restore-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

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
  expect(stdout).toContain(`INSERT INTO restored ("id") VALUES('one');\nINSERT INTO restored VALUES('two');`);
  expect(stdout).toContain("INSERT OR IGNORE INTO deletions VALUES('three',0);");
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
