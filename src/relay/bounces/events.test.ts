import { readAttempt } from "../testing/database";
import { stored } from "../testing/relay";
import { makeSecret, signHeaders } from "../testing/sign";
import { openWorker } from "../testing/worker";
import { minute } from "../times";

const url = "https://relay.acme.example/bounces";

const sign = (body: string, time = Date.now()) => signHeaders(body, { time, prefix: "svix" });

const write = (tags: unknown, data: object = {}, type = "email.bounced") =>
  JSON.stringify({
    type,
    data: { from: "Website <website@acme.example>", to: ["ann@acme.example"], tags, ...data },
  });

const tag = `${stored.id}-0`;

/** A relay with a delivered submission, limited like the platform: 600 requests a minute in all. */
async function openRelay() {
  let requests = 0;
  const limit = { limit: () => Promise.resolve({ success: ++requests <= 600 }) };
  const relay = await openWorker({ MAIL_FROM: "website@acme.example", BOUNCE_SECRET: makeSecret(1), LIMIT_ALL: limit });
  const { database, store } = relay;
  await store.add(stored, 0);
  await store.markDelivered(await readAttempt(database, stored.id), Date.now());

  async function post(body: BodyInit, headers: Record<string, string>) {
    const request = new Request(url, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    const answer = await relay.answer(request);
    return { status: answer.status, text: await answer.text(), isRead: request.bodyUsed };
  }
  const send = (body: string) => post(body, sign(body));
  const readState = () => database.prepare("SELECT state FROM deliveries").first("state");
  return { ...relay, post, send, readState };
}

test("unsigned posts are refused before their body is read, and shut out no signed one", async () => {
  const { post, send, readState } = await openRelay();
  const body = write({ submission: tag });
  const { "svix-signature": signature, ...unsigned } = sign(body);
  const old = sign(body, Date.now() - 6 * minute);
  const all: Record<string, string>[] = [{}, unsigned, { "svix-signature": signature ?? "" }, old];
  for (const headers of all) expect(await post(body, headers)).toMatchObject({ status: 401, isRead: false });
  for (let number = 0; number < 620; number++) await post("{}", number % 2 ? {} : sign("[]"));
  expect(await send(body)).toMatchObject({ status: 200 });
  expect(await readState()).toBe("dead");
});

test("events of up to 64 KB are read, and no more of longer ones", async () => {
  const { post, send, readState } = await openRelay();
  const whole = (length: number) => {
    const body = write({ submission: tag }, { subject: "" });
    return body.replace('"subject":""', `"subject":"${"x".repeat(length - body.length)}"`);
  };
  expect(await send(whole(64 * 1024 + 1))).toMatchObject({ status: 413 });
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController) =>
    sent++ < 1000 ? controller.enqueue(new Uint8Array(8 * 1024)) : controller.close();
  expect(await post(new ReadableStream({ pull }), sign(""))).toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(20);
  expect(await readState()).toBe("delivered");
  expect(await send(whole(64 * 1024))).toMatchObject({ status: 200 });
  expect(await readState()).toBe("dead");
});

test.each([
  ["an object", { submission: tag }],
  [
    "a list",
    [
      { name: "campaign", value: "x" },
      { name: "submission", value: tag },
    ],
  ],
  ["a list with other values", [null, "x", 1, {}, { name: "submission", value: tag }]],
])("the tags of an event are read from %s", async (_, tags) => {
  const { send, readState } = await openRelay();
  expect(await send(write(tags, { bounce: { type: "Permanent", diagnosticCode: ["550 5.1.1"] } }))).toMatchObject({
    status: 200,
  });
  expect(await readState()).toBe("dead");
});

test.each([
  ["without tags", undefined],
  ["with empty tags", []],
  ["with tags that are null", null],
  ["with other tags", [{ name: "campaign", value: tag }]],
  ["with a tag that names no submission", { submission: "first" }],
])("a failure %s is answered with 422 and logged, without anything about a person", async (_, tags) => {
  const { send, readState, logged } = await openRelay();
  for (const type of ["email.bounced", "email.failed", "email.suppressed"])
    expect(await send(write(tags, {}, type))).toMatchObject({ status: 422 });
  expect(logged).toHaveBeenCalledTimes(3);
  expect(logged).toHaveBeenLastCalledWith("an email.suppressed event without the tag of a submission was rejected");
  expect(await readState()).toBe("delivered");
});

test("failures of other mail of the same account are logged and not asked for again, and other events are ignored", async () => {
  const { send, readState, logged } = await openRelay();
  for (const from of ["news@acme.example", "Acme News <news@acme.example>"])
    expect(await send(write([], { from }))).toMatchObject({ status: 200 });
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenLastCalledWith("an email.bounced event of another sender than MAIL_FROM was ignored");
  for (const body of ["[]", "null", "x", "", '"x"', "{}", write([], {}, "email.delivered"), '{"type":"email.opened"}'])
    expect([body, (await send(body)).status]).toEqual([body, 200]);
  // Events about data that is not an object.
  for (const data of [null, 1, "x", []])
    expect(await send(JSON.stringify({ type: "email.bounced", data }))).toMatchObject({ status: 422 });
  expect(await readState()).toBe("delivered");
});

test("a bounce of a canary is no bounce of a submission, and is not asked for again", async () => {
  const { send, logged } = await openRelay();
  expect(await send(write([{ name: "submission", value: `canary-${stored.id}-1768469400000` }]))).toMatchObject({
    status: 200,
  });
  expect(logged).toHaveBeenCalledTimes(1);
});
