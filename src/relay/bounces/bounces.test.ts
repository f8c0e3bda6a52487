import { readAttempt } from "../testing/database";
import { stored } from "../testing/relay";
import { writeReport } from "../testing/report";
import { makeSecret, signHeaders } from "../testing/sign";
import { openWorker } from "../testing/worker";
import { day, minute } from "../times";

const [secret, otherSecret] = [makeSecret(1), makeSecret(2)];
const id = (number: number) => String(number).padStart(32, "0");

/** A relay with a clock of its own. */
async function openRelay(settings: object = {}) {
  const relay = await openWorker({ MAIL_TO: "sales@acme.example", BOUNCE_SECRET: secret, BOUNCE_DAYS: 5, ...settings });
  const { database, store, sent } = relay;
  let now = Date.now();

  function forward(time: number): number {
    now += time;
    jest.spyOn(Date, "now").mockReturnValue(now);
    return now;
  }
  forward(minute);

  const run = (after = minute) => relay.run(forward(after));

  async function post(event: unknown, { key = secret, prefix = "webhook", time = now } = {}): Promise<number> {
    const body = JSON.stringify(event);
    const headers = signHeaders(body, { secret: key, prefix, time });
    const request = new Request("https://relay.acme.example/bounces", { method: "POST", headers, body });
    return (await relay.answer(request)).status;
  }

  /** Stores a submission, and delivers it in the next run. */
  async function deliver(number: number): Promise<string> {
    await store.add({ ...stored, id: id(number), receivedAt: now }, now);
    await run();
    return sent.at(-1)?.raw ?? "";
  }

  const list = async () =>
    (await database.prepare("SELECT id, state FROM deliveries ORDER BY id").raw<[string, string]>()).map(
      ([one, state]) => `${Number(one)} ${state}`,
    );
  return { ...relay, run, post, deliver, list, forward };
}

const bounced = (number: number, count = 0, type = "Permanent") => ({
  type: "email.bounced",
  created_at: "2026-01-15T09:30:00.000Z",
  data: {
    email_id: "56761188-7520-42d8-8898-ff6fc54ce618",
    bounce: { message: "The recipient ann@acme.example is on the suppression list.", subType: "Suppressed", type },
    tags: { submission: `${id(number)}-${count}` },
  },
});

test("a permanent bounce is reported once with its reason, and the submission is stored until a person closes it", async () => {
  const { database, run, receive, deliver, list, logged } = await openRelay();
  const report = writeReport(await deliver(1));
  await deliver(2);
  expect(await receive(report)).toBe("");
  expect(await list()).toEqual(["1 dead", "2 delivered"]);
  expect(await run()).toBe(
    `The mail of submission ${id(1)} bounced (5.1.1 smtp; 550 5.1.1 … Recipient address rejected: User unknown, see …). It is stored until you send or close it.\nBounced submissions: 1 wait for a person, 0 were sent again within a day. See docs/lead-safety.md.`,
  );
  expect(await run()).toBe("");
  expect(logged.mock.calls.join("\n")).not.toMatch(/sales@|Ana/u);
  // Delivered 30 days after the 5 of a bounce; dead ones usually after 180.
  await run(34 * day);
  expect(await list()).toEqual(["1 dead", "2 delivered"]);
  await run(day);
  expect(await list()).toEqual(["1 dead"]);
  expect(await run(365 * day)).toContain("bounced");
  expect(await list()).toEqual(["1 dead"]);
  // As in docs/lead-safety.md.
  const close =
    "UPDATE deliveries SET state = 'delivered', delivered_at = unixepoch() * 1000, error = 'closed' WHERE state = 'dead'";
  await database.exec(close);
  await run();
  expect(await list()).toEqual([]);
  expect((await database.prepare("SELECT * FROM bounces").all()).results).toEqual([]);
});

test("a submission that is sent again after a bounce is delivered, and the first report again changes nothing", async () => {
  const { database, sent, run, receive, post, deliver, list } = await openRelay();
  const report = writeReport(await deliver(1), { type: "message/rfc822" });
  await receive(report);
  const resend =
    "UPDATE deliveries SET state = 'waiting', attempts = 0, next_attempt_at = 0, error = '' WHERE state = 'dead'";
  await database.exec(resend);
  await run();
  expect(await list()).toEqual(["1 delivered"]);
  await receive(report);
  expect(await post(bounced(1))).toBe(200);
  expect(await list()).toEqual(["1 delivered"]);
  await receive(writeReport(sent.at(-1)?.raw ?? ""));
  expect(await list()).toEqual(["1 dead"]);
  expect(sent).toHaveLength(2);
});

test("a bounce is sent to the second recipient once, which is reported as well", async () => {
  const { sent, run, receive, post, deliver, list } = await openRelay({ MAIL_TO_SECOND: "office@acme.example" });
  const report = writeReport(await deliver(1));
  await receive(report);
  await receive(report);
  expect(await run()).toContain("It is sent to MAIL_TO_SECOND");
  expect(sent.map(({ to }) => to)).toEqual(["sales@acme.example", "office@acme.example"]);
  expect(await list()).toEqual(["1 delivered"]);
  expect(await post(bounced(1, 1))).toBe(200);
  expect(await list()).toEqual(["1 dead"]);
  expect(await run()).toContain("It is stored until you send or close it");
  expect(sent).toHaveLength(2);
});

test("a temporary failure is sent again later without an alert, and is permanent after the last attempt", async () => {
  const { database, sent, run, receive, post, deliver, list } = await openRelay();
  await receive(writeReport(await deliver(1), { status: "4.4.7" }));
  expect(await list()).toEqual(["1 waiting"]);
  expect(await run(3 * minute)).toBe("");
  expect(sent.map(({ to }) => to)).toEqual(["sales@acme.example", "sales@acme.example"]);
  expect(await post(bounced(1, 1, "Transient"))).toBe(200);
  expect(await list()).toEqual(["1 waiting"]);
  await run(20 * minute);
  await database.exec("UPDATE deliveries SET attempts = 16");
  expect(await post(bounced(1, 2, "Transient"))).toBe(200);
  expect(await list()).toEqual(["1 dead"]);
  expect(await run()).toContain("bounced");
});

test.each([
  ["delayed", "4.4.1"],
  ["delivered", "2.0.0"],
])("a report that a mail is %s changes nothing", async (action, status) => {
  const { receive, deliver, list } = await openRelay();
  expect(await receive(writeReport(await deliver(1), { action, status }))).toBe("");
  expect(await list()).toEqual(["1 delivered"]);
});

test("forged, unknown and early reports change nothing, and other mail is rejected", async () => {
  const { database, store, receive, post, deliver, list, forward } = await openRelay();
  const raw = await deliver(1);
  await deliver(2);
  const key = /^X-Delivery-Key: (.*)\r$/mu.exec(raw)?.[1] ?? "";
  const forgeries = [
    raw.replace(/^X-Delivery-Key:.*\r\n/mu, ""),
    raw.replace(key, key.replace("0.", "1.")),
    raw.replace(key, `0.v1,${Buffer.alloc(32).toString("base64")}`),
    raw.replaceAll(id(1), id(2)),
    raw.replace(`<${id(1)}@`, `<' OR 1 --@`),
    "",
  ];
  for (const forged of forgeries) expect(await receive(writeReport(forged))).toBe("");
  expect(await list()).toEqual(["1 delivered", "2 delivered"]);
  for (const other of [raw, "Subject: Hello\r\n\r\nHello", "", writeReport(raw) + "x".repeat(300_000)])
    expect(await receive(other)).toContain("reports of deliveries only");

  expect(await post(bounced(1), { key: otherSecret })).toBe(401);
  expect(await post(bounced(1), { time: Date.now() - 6 * minute })).toBe(401);
  for (const unknown of [bounced(9), bounced(1, 1), { ...bounced(1), type: "email.delivered" }])
    expect(await post(unknown)).toBe(200);
  expect(await list()).toEqual(["1 delivered", "2 delivered"]);

  await store.add({ ...stored, id: id(3) }, forward(0));
  expect(await post(bounced(3), { prefix: "svix" })).toBe(503);
  expect(await list()).toContain("3 waiting");
  await store.markDelivered(await readAttempt(database, id(3)), forward(0));
  expect(await post(bounced(3), { prefix: "svix" })).toBe(200);
  expect(await list()).toContain("3 dead");
});

test("without a secret, mail has no key, events are not accepted, and a mail to the relay is rejected", async () => {
  const { sent, receive, post, deliver } = await openRelay({ BOUNCE_SECRET: "" });
  const raw = await deliver(1);
  expect(raw).not.toContain("Delivery-Key");
  expect(await receive(writeReport(raw))).toContain("reports of deliveries only");
  expect(await post(bounced(1))).toBe(404);
  expect(sent).toHaveLength(1);
});

test("of two secrets, both are accepted, and the first one signs", async () => {
  const { environment, receive, post, deliver, list } = await openRelay({ BOUNCE_SECRET: otherSecret });
  const report = writeReport(await deliver(1));
  environment.BOUNCE_SECRET = `${secret} ${otherSecret}`;
  expect([await post({}), await post({}, { key: otherSecret })]).toEqual([200, 200]);
  await receive(report);
  expect(await list()).toEqual(["1 dead"]);
});

test.each(["Permanent", "Transient"])("an outcome that is stored again undoes no bounce: %s", async (type) => {
  const { database, store, post, deliver, list, forward } = await openRelay();
  await deliver(1);
  const attempt = await readAttempt(database, id(1));
  expect(await post(bounced(1, 0, type))).toBe(200);
  await store.markDelivered(attempt, forward(0));
  await store.markDelivered(attempt, forward(minute));
  expect(await list()).toEqual([type === "Transient" ? "1 waiting" : "1 dead"]);
});

test.each([
  ["in the same millisecond", -minute],
  ["after the clock was set back", -5 * 60 * minute],
])("a further bounce %s is reported at once as well", async (_, time) => {
  const { run, receive, deliver, forward } = await openRelay();
  const [first, second] = [writeReport(await deliver(1)), writeReport(await deliver(2))];
  await receive(first);
  expect(await run()).toContain(`submission ${id(1)} bounced`);
  forward(time);
  await receive(second);
  const alert = await run(0);
  expect(alert).toContain(`submission ${id(2)} bounced`);
  expect(alert).not.toContain(id(1));
});
