import { createRequire } from "node:module";

import type * as MiniflareModule from "miniflare";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

import { stored } from "../testing/submission";
import { openStore } from "./store";

/** The engine's own database, in memory. */
const { Miniflare } = createRequire(require.resolve("wrangler"))("miniflare") as typeof MiniflareModule;
const engine = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["SUBMISSIONS"], cf: false });
let database: D1Database;

beforeAll(async () => {
  // Two packages declare the same interface as classes of their own.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion
  database = (await engine.getD1Database("SUBMISSIONS")) as unknown as D1Database;
});
afterEach(() => database.exec("DELETE FROM submissions"));
afterAll(() => engine.dispose());

const heldUntil = stored.receivedAt + 60_000;

/** The same database. The answer to the first insert is lost after the row was written. */
function loseFirstAnswer(): D1Database {
  let isLost = false;
  async function insert(sql: string, values: unknown[]) {
    const result = await database
      .prepare(sql)
      .bind(...values)
      .run();
    if (isLost) return result;
    isLost = true;
    throw new Error("Network connection lost.");
  }
  return {
    batch: (statements: D1PreparedStatement[]) => database.batch(statements),
    prepare: (sql: string) =>
      sql.startsWith("INSERT")
        ? { bind: (...values: unknown[]) => ({ run: () => insert(sql, values) }) }
        : database.prepare(sql),
  } as unknown as D1Database;
}

test("a submission is new once", async () => {
  const store = openStore(database);
  expect(await store.add(stored, heldUntil)).toBe(true);
  expect(await store.add(stored, heldUntil)).toBe(false);
});

test("a submission is new when the answer to its first insert was lost", async () => {
  expect(await openStore(loseFirstAnswer()).add(stored, heldUntil)).toBe(true);
});

test("a submission that an earlier request has stored is not new, whatever answer was lost", async () => {
  await openStore(database).add({ ...stored, receivedAt: stored.receivedAt - 1 }, heldUntil - 1);
  expect(await openStore(loseFirstAnswer()).add(stored, heldUntil)).toBe(false);
});
