import type { Environment } from "./environment";
import { openDatabase, openEmpty } from "./testing/database";
import { stored } from "./testing/relay";
import worker from "./worker";

const opening = openDatabase();
const hour = 60 * 60 * 1000;
const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

/** Asks a relay with an empty database for its health after a time. */
async function open(settings: object = {}) {
  const database = await opening;
  const store = await openEmpty(database);
  const counted = { prepare: jest.fn(database.prepare.bind(database)), batch: database.batch.bind(database) };
  const environment = { SUBMISSIONS: counted, ...settings } as unknown as Environment;
  let now = stored.receivedAt;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  async function ask(after = 0) {
    now += after;
    const request = new Request("https://www.acme.example/health");
    const answer = await worker.fetch(request, environment, { waitUntil: () => undefined });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
  }
  return { database, store, environment, counted, ask };
}

test("a relay without undelivered submissions is healthy, and many questions in a minute are one query", async () => {
  const { counted, ask } = await open();
  const { status, headers, body } = await ask();
  expect([status, body]).toEqual([200, { reasons: [], oldestUndeliveredSeconds: 0 }]);
  expect(headers.get("cache-control")).toBe("public, max-age=60");
  const queries = counted.prepare.mock.calls.length;
  for (let question = 0; question < 5; question++) await ask(10_000);
  expect(counted.prepare).toHaveBeenCalledTimes(queries);
  await ask(11_000);
  expect(counted.prepare.mock.calls.length).toBeGreaterThan(queries);
});

test.each(["waiting", "dead"])("a submission that is %s for more than an hour needs attention", async (state) => {
  const { database, store, ask } = await open();
  await store.add(stored, stored.receivedAt);
  await database.exec(`UPDATE submissions SET state = '${state}'`);
  expect(await ask(hour - 1000)).toMatchObject({ status: 200, body: { oldestUndeliveredSeconds: 3599 } });
  const { status, body } = await ask(2 * hour);
  expect([status, body["reasons"]]).toEqual([503, ["a submission is undelivered for more than 2 hours"]]);
  expect(JSON.stringify(body)).not.toMatch(/Ana|acme|0123456789/u);
});

test("a database that cannot be read, and a missing table, need attention", async () => {
  const { database, environment, ask } = await open({ CANARY_SECRET: secret });
  await ask();
  await database.exec("DROP TABLE deletions");
  expect((await ask(hour)).body["reasons"]).toContainEqual("tables are missing: deletions");
  environment.SUBMISSIONS = { batch: () => Promise.reject(new Error("no")), prepare: () => undefined } as never;
  expect(await ask()).toMatchObject({
    status: 503,
    body: { reasons: ["the database cannot be read", expect.any(String)] },
  });
});

test("a canary that has not passed for 30 hours needs attention", async () => {
  const { store, ask } = await open({ CANARY_SECRET: secret });
  expect(await ask()).toMatchObject({ status: 503, body: { canary: null } });
  await store.recordCanary(stored.receivedAt);
  expect(await ask(29 * hour)).toMatchObject({ status: 200, body: { canary: "2026-01-15T09:30:00.000Z" } });
  expect((await ask(2 * hour)).body["reasons"]).toEqual(["no canary has passed for 30 hours"]);
});
