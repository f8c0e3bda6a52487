import type { Environment } from "../environment";
import { addresses, stored } from "../testing/relay";
import { createMail } from "./compose-mail";
import { chooseSendMail, sendByHttp } from "./send-mail";

const mail = createMail(stored, addresses);
const url = "https://mail.acme.example/emails";
const japanese = createMail({ ...stored, firstName: "花子", email: "try..this..0511@docomo.example" }, addresses);

function answer(status: number) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response("{}", { status })));
}

test("a mail is sent to the provider with its id, so that it is sent once", async () => {
  const fetch = answer(200);
  await sendByHttp(url, "secret", fetch)(mail);
  const [to, init] = fetch.mock.calls[0] ?? [];
  expect(to).toBe(url);
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer secret");
  expect(new Headers(init?.headers).get("idempotency-key")).toBe(mail.messageId);
  expect(JSON.parse(init?.body as string)).toEqual({
    from: "website@acme.example",
    to: ["sales@acme.example"],
    reply_to: "ana@acme.example",
    subject: mail.subject,
    text: mail.text,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", "Message-ID": mail.messageId },
  });
});

test("a mail of which bounces are read has a tag, also a plain one, and is another mail after a bounce", async () => {
  const fetch = answer(200).mockResolvedValueOnce(new Response(null, { status: 422 }));
  for (const number of [0, 1])
    await sendByHttp(
      url,
      "secret",
      fetch,
    )({ ...mail, tracking: { number, key: `${number}.v1,a`, tag: `${stored.id}-${number}` } });
  const sent = fetch.mock.calls.map(([, init]) => ({
    key: new Headers(init?.headers).get("idempotency-key"),
    tags: (JSON.parse(init?.body as string) as { tags: unknown }).tags,
  }));
  const tags = (number: number) => [{ name: "submission", value: `${stored.id}-${number}` }];
  expect(sent).toEqual([
    { key: mail.messageId, tags: tags(0) },
    { key: `${mail.messageId}-plain`, tags: tags(0) },
    { key: `${mail.messageId}-1`, tags: tags(1) },
  ]);
});

test("a mail that was accepted before is another one for the provider, with the same Message-ID", async () => {
  const fetch = answer(200);
  await sendByHttp(url, "secret", fetch)(createMail({ ...stored, deliveredAt: 5 }, addresses));
  const { headers, body } = fetch.mock.calls[0]?.[1] ?? {};
  expect(new Headers(headers).get("idempotency-key")).toBe(`${mail.messageId}-5`);
  expect(JSON.parse(body as string)).toMatchObject({ headers: { "Message-ID": mail.messageId } });
});

test.each([400, 403, 404, 422, 451])(
  "a mail that is rejected with %d is sent once more without what it does not need",
  async (status) => {
    const fetch = answer(200).mockResolvedValueOnce(new Response(null, { status }));
    await sendByHttp(url, "secret", fetch)(japanese);
    const [first, second, ...others] = fetch.mock.calls.map(([, init]) => ({
      key: new Headers(init?.headers).get("idempotency-key"),
      body: JSON.parse(init?.body as string) as object,
    }));
    expect(first?.body).toMatchObject({ reply_to: '"try..this..0511"@docomo.example', subject: japanese.subject });
    const { from, to, text } = { ...japanese, to: [japanese.to] };
    expect(second?.body).toEqual({ from, to, subject: `Request: ${stored.id}`, text });
    expect(text).toContain("Work Email: try..this..0511@docomo.example\n");
    expect(second?.key).not.toBe(first?.key);
    expect(others).toEqual([]);
  },
);

test.each([401, 408, 409, 425, 429, 302, 500, 503])(
  "a mail that is answered with %d is not sent again at once",
  async (status) => {
    const fetch = answer(status);
    await expect(sendByHttp(url, "secret", fetch)(mail)).rejects.toThrow(String(status));
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test("a mail that is rejected twice has failed, and so has one that the provider never saw", async () => {
  const fetch = answer(422);
  await expect(sendByHttp(url, "secret", fetch)(mail)).rejects.toThrow("the mail provider responded with 422");
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockReset().mockRejectedValue(new TypeError("refused"));
  await expect(sendByHttp(url, "secret", fetch)(mail)).rejects.toThrow("refused");
  expect(fetch).toHaveBeenCalledTimes(1);
});

/** The platform's mail, which fails once. */
function openPlatform(error: Error) {
  const send = jest.fn<Promise<void>, [{ raw: string }]>(() => Promise.resolve()).mockRejectedValueOnce(error);
  const sendMail = chooseSendMail({ MAIL: { send } } as unknown as Environment, url);
  return { sendMail, readSent: () => send.mock.calls.map(([{ raw }]) => raw) };
}

test("the platform's mail is sent once more as well, with the address in its text", async () => {
  const { sendMail, readSent } = openPlatform(new Error("invalid headers set"));
  await sendMail(japanese);
  const [first, second, ...others] = readSent();
  expect(first).toContain('Reply-To: <"try..this..0511"@docomo.example>');
  expect(second).not.toMatch(/^(?:Reply-To|Auto-Submitted):/mu);
  expect(second).toContain(`Subject: Request: ${stored.id}`);
  expect(second).toContain("Work Email: try..this..0511@docomo.example");
  expect(second).toContain(`Message-ID: ${japanese.messageId}`);
  expect(others).toEqual([]);
});

test.each([
  Object.assign(new Error("Network connection lost."), { retryable: true }),
  Object.assign(new Error("slow down"), { code: "E_RATE_LIMIT_EXCEEDED" }),
])("the platform's error %j is no rejection", async (error) => {
  const { sendMail, readSent } = openPlatform(error);
  await expect(sendMail(mail)).rejects.toBe(error);
  expect(readSent()).toHaveLength(1);
});

test("the platform's mail that never ends has failed, and is not sent twice at once", async () => {
  // Composing a mail takes turns of the event loop.
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const send = jest.fn(() => new Promise<never>(() => undefined));
  const sending = chooseSendMail({ MAIL: { send } } as unknown as Environment, url)(mail).catch(String);
  while (send.mock.calls.length === 0) await new Promise(setImmediate);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(await sending).toContain("the mail service did not answer within 20 seconds");
  expect(send).toHaveBeenCalledTimes(1);
});
