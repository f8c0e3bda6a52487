import { openStore } from "./delivery/store";
import type { Environment } from "./environment";
import { openDatabase } from "./testing/database";
import { stored } from "./testing/relay";
import worker from "./worker";

const opening = openDatabase();
const minute = 60_000;
const day = 24 * 60 * minute;

test("a row that cannot be marked leaves the others' mail, the deletion and the alert alone", async () => {
  const database = await opening;
  const store = openStore(database);
  const start = Date.now() + minute;
  for (const id of ["one", "stuck", "two"]) await store.add({ ...stored, id, receivedAt: start }, start);
  await store.add({ ...stored, id: "old" }, start);
  await store.markDelivered("old", start - 40 * day);
  await database.exec(
    "CREATE TRIGGER stuck BEFORE UPDATE OF state ON submissions WHEN OLD.id = 'stuck' BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  const sent: string[] = [];
  const send = async ({ raw }: { raw: string }) => {
    const id = /^Request: (\w+)/mu.exec(raw)?.[1] ?? "";
    // The slow mail of the others is still being sent when the first outcome is stored.
    if (id !== "stuck") await new Promise((resolve) => setTimeout(resolve, 100));
    sent.push(id);
  };
  const environment = { SUBMISSIONS: database, MAIL: { send }, DEAD_DAYS: "" } as unknown as Environment;
  for (let run = 0; run < 3; run++) {
    const scheduledTime = start + 2 * run * minute;
    const running = worker.scheduled({ scheduledTime }, environment);
    // The alert is due once a day.
    if (run > 0) await running;
    else await expect(running).rejects.toThrow(/^The outcome of 1 deliveries could not be stored\. They will be/u);
  }
  expect(sent.filter((id) => id !== "stuck").sort()).toEqual(["one", "two"]);
  const { results } = await database.prepare("SELECT id, state FROM submissions ORDER BY id").all();
  expect(results.map(({ id, state }) => [id, state].join())).toEqual([
    "one,delivered",
    "stuck,waiting",
    "two,delivered",
  ]);
});

/** Sends requests of the form to the worker, which refuses them. */
async function postFrom(origin: string, environment: object, method = "POST") {
  const pending: Promise<unknown>[] = [];
  const headers = { origin, "content-type": "application/json", "cf-connecting-ip": "203.0.113.7" };
  const request = new Request("https://relay.acme.example/send-email", { method, headers });
  const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) };
  const answer = await worker.fetch(request, environment as Environment, context);
  await Promise.all(pending);
  return answer.status;
}

test("a mistyped origin is reported once by the next run, and the log has it", async () => {
  const database = await opening;
  await database.exec("DROP TRIGGER IF EXISTS stuck");
  for (const table of ["submissions", "alerts"]) await database.exec(`DELETE FROM ${table}`);
  const logged = jest.spyOn(console, "error").mockImplementation();
  const origin = "https://www.acme.example";
  const environment = { SUBMISSIONS: database, ALLOWED_ORIGINS: "https://www.acme.exmaple" };
  for (const method of ["OPTIONS", "POST", "OPTIONS"]) expect(await postFrom(origin, environment, method)).toBe(403);
  expect(logged).toHaveBeenLastCalledWith(`posts rejected in this hour, ${origin}: 3`);
  const run = (scheduledTime: number) => worker.scheduled({ scheduledTime }, environment as unknown as Environment);
  await expect(run(Date.now())).rejects.toThrow(
    `ALLOWED_ORIGINS lists https://www.acme.exmaple, posts come from ${origin} (3).`,
  );
  await run(Date.now() + minute);
});

test("a limiter of a day that cannot count accepts requests, and one that counts rejects the next", async () => {
  const database = await opening;
  const within = { limit: () => Promise.resolve({ success: true }) };
  const limits = { LIMIT: within, LIMIT_WIDER: within, LIMIT_ALL: within, REQUESTS_PER_DAY: 2 };
  const environment = { SUBMISSIONS: database, ...limits };
  jest.spyOn(console, "error").mockImplementation();
  const statuses: number[] = [];
  for (let request = 0; request < 3; request++)
    statuses.push(await postFrom("https://relay.acme.example", environment));
  // An empty body is no JSON.
  expect(statuses).toEqual([400, 400, 429]);
  expect(await postFrom("https://relay.acme.example", { ...environment, SUBMISSIONS: {} })).toBe(400);
});

test("a run that starts late reserves mail from now on", async () => {
  const database = await opening;
  await database.exec("DROP TRIGGER IF EXISTS stuck");
  await database.exec("DELETE FROM submissions");
  await openStore(database).add({ ...stored, id: "late", receivedAt: Date.now() }, Date.now() - 1);
  let sent = 0;
  const send = async () => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const environment = { SUBMISSIONS: database, MAIL: { send } } as unknown as Environment;
  const late = worker.scheduled({ scheduledTime: Date.now() - minute }, environment);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.all([late, worker.scheduled({ scheduledTime: Date.now() }, environment)]);
  expect(sent).toBe(1);
});

test("the last attempt sends a plain mail, whatever the reason of the failures", async () => {
  const database = await opening;
  await database.exec("DELETE FROM submissions");
  const now = Date.now() - minute;
  for (const [id, attempts] of Object.entries({ fourteenth: 13, last: 15 })) {
    await openStore(database).add({ ...stored, id }, now);
    await database.prepare("UPDATE submissions SET attempts = ? WHERE id = ?").bind(attempts, id).run();
  }
  const sent: string[] = [];
  const send = ({ raw }: { raw: string }) => {
    sent.push(`${/^Request: (\w+)/mu.exec(raw)?.[1]} ${raw.includes("Reply-To")}`);
    return Promise.reject(Object.assign(new Error("try later"), { retryable: true }));
  };
  const environment = { SUBMISSIONS: database, MAIL: { send } } as unknown as Environment;
  await worker.scheduled({ scheduledTime: Date.now() }, environment).catch(() => undefined);
  expect(sent.sort()).toEqual(["fourteenth true", "last false"]);
});
