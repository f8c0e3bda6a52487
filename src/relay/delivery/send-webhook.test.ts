import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import strings from "#content/interface.json";
import { noon, stored, submission } from "../testing/relay";
import { createBody, DeliveryFailure, sendWebhook, sign } from "./send-webhook";

const url = "https://hooks.acme.example/lead";
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const row = { ...stored, channel: "webhook" as const };

async function send(response: Response | Error, attempts = 1, now = noon) {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  const failure = await sendWebhook(url, secret, { fetch, now: () => now })({ ...row, attempts }).catch(
    (error: unknown) => error,
  );
  const [to, init = {}] = fetch.mock.calls[0] ?? [];
  return { failure, to, init, headers: new Headers(init.headers), body: init.body as string };
}

test("the signature is that of the published example of Standard Webhooks", async () => {
  const signature = await sign(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}');
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("while a secret is replaced, a webhook has the signatures of both", async () => {
  const other = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
  const sign2 = (secrets: string) => sign(secrets, "msg", 1614265330, "{}");
  expect(await sign2(`${other} ${secret}`)).toBe(`${await sign2(other)} ${await sign2(secret)}`);
});

test("a webhook has the id of the request, its own time and signature, and is not redirected", async () => {
  const { failure, to, init, headers } = await send(new Response());
  expect([failure, to, init.method, init.redirect]).toEqual([undefined, url, "POST", "manual"]);
  expect(headers.get("content-type")).toBe("application/json");
  const [id, time] = [headers.get("webhook-id"), headers.get("webhook-timestamp")];
  expect([id, time]).toEqual([stored.id, String(noon / 1000)]);
});

test("the body has the fields of the submission and what the relay knows", () => {
  const source = { page: "https://acme.example/contact", language: "ar" };
  expect(JSON.parse(createBody({ ...row, spam: "trap", source }))).toEqual({
    type: "submission.received",
    timestamp: "2026-01-15T09:30:00.000Z",
    data: {
      id: stored.id,
      receivedAt: "2026-01-15T09:30:00.000Z",
      ...submission,
      possibleSpam: true,
      spamReasons: [strings.requestMail.signs.trap],
      source,
    },
  });
  expect(JSON.parse(createBody(row))).toMatchObject({ data: { possibleSpam: false, spamReasons: [], source: {} } });
});

test("a later attempt has the same id and body, and another time", async () => {
  const [first, second] = [await send(new Response()), await send(new Response(), 2, noon + 60_000)];
  expect(second.body).toBe(first.body);
  expect(second.headers.get("webhook-id")).toBe(first.headers.get("webhook-id"));
  expect(second.headers.get("webhook-timestamp")).not.toBe(first.headers.get("webhook-timestamp"));
});

test.each<[number, Record<string, string>, number]>([
  [500, {}, 0],
  [404, {}, 0],
  [302, { location: "https://other.example/" }, 0],
  [410, { "retry-after": "60" }, Infinity],
  [429, {}, 0],
  [429, { "retry-after": "120" }, 120_000],
  [429, { "retry-after": "soon" }, 0],
  [429, { "retry-after": new Date(noon + 300_000).toUTCString() }, 300_000],
  [503, { "retry-after": "30" }, 30_000],
  [503, { "retry-after": "9".repeat(308) }, 1e12],
  [503, { "retry-after": "Thursday, 15-Jan-26 12:05:00 GMT" }, 300_000],
  [503, { "retry-after": "Thu Jan 15 12:05:00 2026" }, 300_000],
  [503, { "retry-after": new Date(noon - 1000).toUTCString() }, 0],
  [503, { "retry-after": "Thu, 99 Jan 2026 12:05:00 GMT" }, 0],
  ...["", "-5", "1.5", "1e9", "0x10", "30, 60", "soon 2099", "2026-01-15T12:05:00Z"].map(
    (header): [number, Record<string, string>, number] => [503, { "retry-after": header }, 0],
  ),
])("an answer of %d with %j is a failure without anything about the visitor", async (status, headers, wait) => {
  const { failure } = await send(new Response(null, { status, headers }));
  expect(failure).toEqual(new DeliveryFailure(`the receiver of the webhook responded with ${status}`, wait));
  expect((failure as DeliveryFailure).wait).toBe(wait);
});

test("a receiver that does not answer is given up after 20 seconds", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  const { failure, init } = await send(new Error("The operation was aborted due to timeout"));
  expect(String(failure)).toContain("timeout");
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(init.signal).toBe(timeout.mock.results[0]?.value);
});

test("the documented receiver accepts a webhook, and refuses a changed byte, another secret and an old time", async () => {
  const [, code = ""] = /```js\n(import \{ createHmac.+?)\n```/su.exec(readFileSync("docs/leads.md", "utf8")) ?? [];
  const { headers, body } = await send(new Response());
  const cases = [
    [body, secret, noon],
    [body.replace("Ana", "Eva"), secret, noon],
    [body, `whsec_${"x".repeat(32)}`, noon],
    [body, secret, noon + 301_000],
  ];
  const call = `const [headers, cases] = ${JSON.stringify([[...headers], cases])};
    console.log(cases.map((one) => verify(new Headers(headers), ...one)).join(), verify(new Headers(), ...cases[0]));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", `${code}\n${call}`]);
  expect(String(stdout)).toBe("true,false,false,false false\n");
});
