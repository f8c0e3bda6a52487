import { stored } from "./testing/relay";
import { makeSecret } from "./testing/sign";
import { openWorker } from "./testing/worker";
import { hour } from "./times";

const secret = makeSecret(1);

async function open(settings: object = {}) {
  const relay = await openWorker(settings);
  let now = stored.receivedAt;
  /** Asks the relay for its health after a time. */
  async function ask(after = 0) {
    now += after;
    jest.spyOn(Date, "now").mockReturnValue(now);
    const answer = await relay.answer(new Request("https://www.acme.example/health"));
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
  }
  return { ...relay, ask };
}

test("a relay without undelivered submissions is healthy, and many questions in a minute are one query", async () => {
  const { environment, ask } = await open();
  const prepare = jest.spyOn(environment.SUBMISSIONS, "prepare");
  const { status, headers, body } = await ask();
  expect([status, body]).toEqual([200, { reasons: [], oldestUndeliveredSeconds: 0 }]);
  expect(headers.get("cache-control")).toBe("public, max-age=60");
  const queries = prepare.mock.calls.length;
  for (let question = 0; question < 5; question++) await ask(10_000);
  expect(prepare).toHaveBeenCalledTimes(queries);
  await ask(11_000);
  expect(prepare.mock.calls.length).toBeGreaterThan(queries);
});

test.each(["waiting", "dead"])("a submission that is %s for more than an hour needs attention", async (state) => {
  const { database, store, ask } = await open();
  await store.add(stored, stored.receivedAt);
  await database.exec(`UPDATE deliveries SET state = '${state}'`);
  expect(await ask(hour - 1000)).toMatchObject({ status: 200, body: { oldestUndeliveredSeconds: 3599 } });
  const { status, body } = await ask(2 * hour);
  expect([status, body["reasons"]]).toEqual([503, ["a submission is undelivered for more than 2 hours"]]);
  expect(JSON.stringify(body)).not.toMatch(/Ana|acme|0123456789/u);
});

test("a database that cannot be read needs attention", async () => {
  const { environment, ask } = await open({ CANARY_SECRET: secret });
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
