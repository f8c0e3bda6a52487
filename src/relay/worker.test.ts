import { readAttempt } from "./testing/database";
import { stored } from "./testing/relay";
import { openWorker } from "./testing/worker";
import worker from "./worker";
import { day, minute } from "./times";

test("a row that cannot be marked leaves the others' mail, the deletion and the alert alone", async () => {
  const sent: string[] = [];
  const send = async ({ raw }: { raw: string }) => {
    const id = /^Request: (\w+)/mu.exec(raw)?.[1] ?? "";
    // The slow mail of the others is still being sent when the first outcome is stored.
    if (id !== "stuck") await new Promise((resolve) => setTimeout(resolve, 100));
    sent.push(id);
  };
  const { database, store, run } = await openWorker({ MAIL: { send }, DEAD_DAYS: "" });
  const start = Date.now() + minute;
  for (const id of ["one", "stuck", "two"]) await store.add({ ...stored, id, receivedAt: start }, start);
  await store.add({ ...stored, id: "old" }, start);
  await store.markDelivered(await readAttempt(database, "old"), start - 40 * day);
  await database.exec(
    "CREATE TRIGGER stuck BEFORE UPDATE OF state ON deliveries WHEN OLD.id = 'stuck' BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  expect(await run(start)).toMatch(/^The outcome of 1 deliveries could not be stored\. They will be/u);
  // The alert is due once a day.
  expect([await run(start + 2 * minute), await run(start + 4 * minute)]).toEqual(["", ""]);
  expect(sent.filter((id) => id !== "stuck").sort()).toEqual(["one", "two"]);
  const { results } = await database.prepare("SELECT id, state FROM deliveries ORDER BY id").all();
  expect(results.map(({ id, state }) => [id, state].join())).toEqual([
    "one,delivered",
    "stuck,waiting",
    "two,delivered",
  ]);
  await database.exec("DROP TRIGGER stuck");
});

/** Makes a request of the form, which the worker refuses. */
function ask(origin: string, method = "POST"): Request {
  const headers = { origin, "content-type": "application/json", "cf-connecting-ip": "203.0.113.7" };
  return new Request("https://relay.acme.example/send-email", { method, headers });
}

test("a mistyped origin is reported once by the next run, and the log has it", async () => {
  const origin = "https://www.acme.example";
  const { answer, logged, run } = await openWorker({ ALLOWED_ORIGINS: "https://www.acme.exmaple" });
  for (const method of ["OPTIONS", "POST", "OPTIONS"]) expect((await answer(ask(origin, method))).status).toBe(403);
  expect(logged).toHaveBeenLastCalledWith("rejected post: www.acme.example");
  const now = Date.now();
  expect(await run(now)).toContain("ALLOWED_ORIGINS lists www.acme.exmaple, posts come from www.acme.example (3).");
  expect(await run(now + minute)).toBe("");
});

test("a limiter of a day that cannot count accepts requests, and one that counts rejects the next", async () => {
  const { environment, answer } = await openWorker({ REQUESTS_PER_DAY: 2 });
  const post = async () => (await answer(ask("https://relay.acme.example"))).status;
  // An empty body is no JSON.
  expect([await post(), await post(), await post()]).toEqual([400, 400, 429]);
  environment.SUBMISSIONS = {} as never;
  expect(await post()).toBe(400);
});

test("a run that starts late reserves mail from now on", async () => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const { store, environment } = await openWorker({ MAIL: { send } });
  await store.add({ ...stored, id: "late", receivedAt: Date.now() }, Date.now() - 1);
  const late = worker.scheduled({ scheduledTime: Date.now() - minute }, environment);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.all([late, worker.scheduled({ scheduledTime: Date.now() }, environment)]);
  expect(sent).toBe(1);
});

test("the last attempt sends a plain mail, whatever the reason of the failures", async () => {
  const sent: string[] = [];
  const send = ({ raw }: { raw: string }) => {
    sent.push(`${/^Request: (\w+)/mu.exec(raw)?.[1]} ${raw.includes("Reply-To")}`);
    return Promise.reject(Object.assign(new Error("try later"), { retryable: true }));
  };
  const { database, store, run } = await openWorker({ MAIL: { send } });
  const now = Date.now();
  for (const [id, attempts] of Object.entries({ fourteenth: 13, last: 15 })) {
    await store.add({ ...stored, id }, now - minute);
    await database.prepare("UPDATE deliveries SET attempts = ? WHERE id = ?").bind(attempts, id).run();
  }
  await run(now);
  expect(sent.sort()).toEqual(["fourteenth true", "last false"]);
});
