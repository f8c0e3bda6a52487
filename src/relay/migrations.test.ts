import type { D1Database } from "@cloudflare/workers-types";

import { deliverDue } from "./delivery/deliver";
import { openStore } from "./store/store";
import { tables } from "./store/upkeep";
import { nameDelivery, type Stored } from "./store/submission";
import { migrations, openNew, runFile } from "./testing/database";
import { stored, submission } from "./testing/relay";
import { openWorker } from "./testing/worker";

const now = stored.receivedAt;
const [lastRelease = "", deliveries = ""] = migrations;

/** A thousand rows: mail, webhook, canary and deletion in each state, and what the relay keeps beside them. */
const content = [
  `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 999),
    ids AS (SELECT n, n % 5 AS shape, n / 5 % 4 AS state, printf('%032x', n / 5) AS id FROM numbers)
  INSERT INTO submissions SELECT iif(shape IN (2, 3), 'canary-', '') || id || iif(shape = 4, '-deleted', '') || iif(shape IN (1, 3, 4), '-webhook', ''),
    ${now} - n, 'Ana', 'Ruiz', '1', 'ana@acme.example', 'Message ' || n, iif(n % 3, '', 'trap'),
    CASE state WHEN 0 THEN 'delivered' WHEN 1 THEN 'dead' ELSE 'waiting' END, n % 15, ${now} + iif(state = 2, -n, n),
    iif(state = 0, ${now} - n, NULL), iif(state = 1, 'refused', ''), iif(n % 2, '{"language":"de"}', NULL) FROM ids`,
  `INSERT INTO bounces SELECT id, 1, ${now}, 'unknown', 0 FROM submissions WHERE state = 'dead' AND id NOT LIKE '%-%'`,
  `INSERT INTO deletions VALUES ('gone', ${now}), ('gone-webhook', ${now})`,
  `INSERT INTO alerts VALUES (1, '{"bounces":{"seenAt":1,"dueAt":2}}')`,
  `INSERT INTO counts VALUES ('request', 0, 'abcde', 7), ('rejection', 0, '422', 3), ('canary', 0, '', ${now})`,
];

/** The table of migrations as the worker of the last release has made it, its indexes, and an index of its own. */
const made = [
  `CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
  `INSERT INTO d1_migrations (name) VALUES ('0001_submissions'), ('0002_source_and_alerts'), ('0003_counts'), ('0004_bounces')`,
  `CREATE INDEX submissions_due ON submissions (next_attempt_at) WHERE state = 'waiting'`,
];

const opening = openNew();

/** The database of the last release, in which each test begins. */
async function openLastRelease() {
  const database = await opening;
  const names = await database
    .prepare(
      "SELECT name, type FROM sqlite_schema WHERE sql <> '' AND type <> 'index' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    .raw<[string, string]>();
  for (const [name, type] of names) await database.exec(`DROP ${type} ${name}`);
  await runFile(database, lastRelease);
  for (const sql of [...made, ...content]) await database.prepare(sql).run();
  const read = (sql: string) => database.prepare(sql).raw();
  return { database, read };
}

const readOthers = (database: D1Database) =>
  Promise.all(
    ["bounces", "alerts", "counts"].map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).raw()),
  );

test("a database of the last release loses nothing in the migration, and nothing when it is undone", async () => {
  const { database, read } = await openLastRelease();
  const all = "SELECT * FROM submissions ORDER BY id";
  const [before, others] = [await read(all), await readOthers(database)];
  expect(before).toHaveLength(1000);
  // As if the worker had made its tables: nothing changes.
  await runFile(database, lastRelease);
  await runFile(database, deliveries);
  expect(await read("SELECT kind, channel, state, count(*) FROM deliveries GROUP BY 1, 2, 3")).toEqual(
    [
      ["canary", "mail"],
      ["canary", "webhook"],
      ["deletion", "webhook"],
      ["submission", "mail"],
      ["submission", "webhook"],
    ].flatMap(([kind, channel]) => [
      [kind, channel, "dead", 50],
      [kind, channel, "delivered", 50],
      [kind, channel, "waiting", 100],
    ]),
  );
  expect(await read("SELECT id FROM deletions")).toEqual([["gone"]]);
  expect(await readOthers(database)).toEqual(others);
  const names = await read("SELECT name FROM sqlite_schema WHERE type = 'table'");
  expect(names.flat()).toEqual(expect.arrayContaining([...tables]));
  await runFile(database, `undo/${deliveries}`);
  expect([await read(all), await readOthers(database)]).toEqual([before, others]);
  expect(await read("SELECT id FROM deletions ORDER BY id")).toEqual([["gone"], ["gone-webhook"]]);
});

test("what waits is sent once under the names that receivers know, and what has bounced is not forgotten", async () => {
  const { database, read } = await openLastRelease();
  const waiting = await read(`SELECT id FROM submissions WHERE state = 'waiting' AND next_attempt_at <= ${now}`);
  await runFile(database, deliveries);
  const store = openStore(database, ["mail", "webhook"]);
  const sent: string[] = [];
  const send = (one: Stored) => {
    sent.push(nameDelivery(one) + (one.channel === "webhook" ? "-webhook" : ""));
    return Promise.resolve();
  };
  const delivery = { store, send: { mail: send, webhook: send }, now: () => now, log: () => undefined };
  for (let run = 0; run < 6; run++) await deliverDue(delivery, 25);
  expect(sent.sort()).toEqual(waiting.flat().sort());
  expect(await store.countUndelivered(0)).toMatchObject({ dead: 100 });
  const [[, { text }] = ["", { text: "" }]] = await store.findBounceProblems(now);
  expect(text).toContain("50 wait for a person");
  // A visitor who repeats a request is known.
  const [[id] = [""]] = await database
    .prepare("SELECT id FROM deliveries WHERE channel = 'mail' AND kind = 'submission' LIMIT 1")
    .raw<[string]>();
  expect(await store.add({ ...stored, id }, now)).toEqual([]);
});

/** Statements of the worker of the last release: it stores, claims, delivers, deletes and migrates. */
const earlier = [
  `INSERT INTO submissions (id, received_at, first_name, last_name, phone, email, message, spam, state, attempts, next_attempt_at)
   VALUES ('new', 1, '', '', '', '', '', '', 'waiting', 1, 1) ON CONFLICT (id) DO NOTHING RETURNING id`,
  "UPDATE submissions SET attempts = attempts + 1, next_attempt_at = 1 WHERE id IN (SELECT id FROM submissions WHERE state = 'waiting') RETURNING id",
  "UPDATE submissions SET state = 'delivered', delivered_at = 1 WHERE id = 'x' AND attempts = 1 AND next_attempt_at = 1",
  "DELETE FROM submissions WHERE id IN (SELECT id FROM submissions WHERE state = 'delivered')",
  "CREATE INDEX IF NOT EXISTS submissions_due ON submissions (next_attempt_at) WHERE state = 'waiting'",
  "ALTER TABLE submissions ADD COLUMN source TEXT",
];

test("the worker of the last release fails with the new tables, and changes nothing", async () => {
  const { database, read } = await openLastRelease();
  await runFile(database, deliveries);
  const before = await read("SELECT * FROM deliveries");
  for (const sql of earlier) await expect(database.prepare(sql).run()).rejects.toThrow(/view|cannot/iu);
  // Its own migration leaves the view.
  await database.exec("CREATE TABLE IF NOT EXISTS submissions (id TEXT PRIMARY KEY)");
  expect(await read("SELECT * FROM submissions")).toEqual(before);
});

test("without its migrations the relay says so at once, in each answer and in one line of the alert", async () => {
  const database = await opening;
  await database.exec("DROP VIEW IF EXISTS submissions");
  for (const table of tables) await database.exec(`DROP TABLE IF EXISTS ${table}`);
  const { answer, run, logged } = await openWorker({ SUBMISSIONS: database });
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(submission) };
  expect((await answer(new Request("https://www.acme.example/send-email", post))).status).toBe(503);
  expect(logged).toHaveBeenCalledWith("a submission could not be stored: MissingMigrations");
  const health = await answer(new Request("https://www.acme.example/health"));
  expect(await health.json()).toMatchObject({
    reasons: [`tables are missing, apply the migrations: ${tables.join(", ")}`],
  });
  expect(await run(now)).toMatch(/^The database lacks migrations \(no such table: \w+\)\. Apply them: .*$/u);
});
