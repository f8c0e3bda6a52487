import { submission } from "./testing/relay";
import { makeSecret, signHeaders } from "./testing/sign";
import { openWorker } from "./testing/worker";
import { hour, minute } from "./times";

const secret = makeSecret(7);

/** A relay whose mail arrives when it is handed over. */
async function open() {
  const relay = await openWorker({ CANARY_SECRET: secret, MAIL_FROM: "website@acme.example" });
  const { answer, sent, receive, store } = relay;
  const clock = jest.spyOn(Date, "now");

  /** Sends a canary, and returns its mail. */
  async function send(time: number): Promise<string> {
    clock.mockReturnValue(time);
    const signed = signHeaders("x-canary", { secret, time, id: "one" });
    const headers = { "content-type": "application/json", "x-canary": "1", ...signed };
    const request = { method: "POST", headers, body: JSON.stringify(submission) };
    const response = await answer(new Request("https://relay.acme.example/send-email", request));
    expect(await response.json()).toMatchObject({ outcomes: { mail: "accepted" }, isWaiting: true });
    return sent.at(-1)?.raw ?? "";
  }

  /** Hands a mail over at a time, and returns when the last canary passed. */
  async function arrive(raw: string, time: number): Promise<number> {
    clock.mockReturnValue(time);
    expect(await receive(raw)).toBe("");
    return (await store.readHealth()).passedAt;
  }
  return { ...relay, send, arrive };
}

const noon = Date.UTC(2026, 0, 15, 12);

test("a mail of a canary counts for its own time, so that a copy passes for no later one", async () => {
  const { send, arrive } = await open();
  const first = await send(noon);
  expect(await arrive(first, noon + minute)).toBe(noon);
  const second = await send(noon + 30 * minute);
  expect(await arrive(first, noon + 31 * minute)).toBe(noon);
  expect(await arrive(second, noon + 32 * minute)).toBe(noon + 30 * minute);
  expect(await arrive(first, noon + 33 * minute)).toBe(noon + 30 * minute);
  expect(await arrive(first, noon + 24 * hour)).toBe(noon + 30 * minute);
});

test.each([
  [60, true],
  [61, false],
  [24 * 60, false],
  // Clocks differ.
  [-4, true],
  [-6, false],
])("a mail of a canary that arrives after %d minutes counts: %s", async (age, counts) => {
  const { send, arrive, logged } = await open();
  expect(await arrive(await send(noon), noon + age * minute)).toBe(counts ? noon : 0);
  expect(logged.mock.calls.join()).toMatch(counts ? /^$/u : /^the mail of a canary arrived -?\d+ minutes after/u);
});

test("the time of a canary cannot be changed", async () => {
  const { send, arrive } = await open();
  const raw = await send(noon);
  const forged = raw.replace(`${noon}.v1,`, `${noon + hour}.v1,`);
  expect(forged).not.toBe(raw);
  expect(await arrive(forged, noon + hour)).toBe(0);
});
