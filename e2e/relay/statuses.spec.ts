import type { APIRequestContext } from "@playwright/test";

import { outboxOf } from "../start-server";
import { expect, test } from "../test";
import { readRawMails } from "./outbox";

const submission = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "+34 600 000 000",
  email: "ana@acme.example",
  message: "We would like to see it on our own events.",
};

type Headers = Record<string, string>;

/** Sends as JSON, from an address of its own. */
function send(request: APIRequestContext, address: string, data: string | object, headers: Headers = {}) {
  const json = { "content-type": "application/json", "cf-connecting-ip": address };
  return request.post("/send-email", { data, headers: { ...json, ...headers } });
}

test("a submission is received", async ({ request }) => {
  const answer = await send(request, "192.0.2.1", submission);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ message: "Your message has been sent securely. We'll get back to you soon." });
  expect(answer.headers()).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000",
  });
});

const refused: [string, number, string | object, Headers?][] = [
  ["a body that is no JSON", 400, "{"],
  ["a field that is given twice", 400, '{"email":"a@b.example","email":"c@d.example"}'],
  ["a nest of lists", 400, "[".repeat(16_000)],
  ["a nest of lists that ends", 400, "[".repeat(8000) + "]".repeat(8000)],
  ["a nest in a field", 400, `{"firstName":${"[".repeat(7000) + "]".repeat(7000)}}`],
  ["a page of another site", 403, submission, { origin: "https://other.example" }],
  ["more than 16 KiB", 413, "x".repeat(16 * 1024 + 1)],
  ["a megabyte", 413, "x".repeat(1024 * 1024)],
  ["plain text", 415, "hello", { "content-type": "text/plain" }],
  ["a field that is missing", 422, { ...submission, phone: undefined }],
  ["a field that is no text", 422, { ...submission, phone: { number: 1 } }],
];

for (const [what, status, data, headers] of refused) {
  test(`${what} is answered with ${status} and a message`, async ({ request }) => {
    const answer = await send(request, "192.0.2.2", data, headers);
    expect(answer.status()).toBe(status);
    expect(answer.headers()["content-type"]).toBe("application/json");
    expect(await answer.json()).toHaveProperty("message");
  });
}

test("a rule that is broken is told with its field", async ({ request }) => {
  const answer = await send(request, "192.0.2.3", { ...submission, email: "ana@acme" });
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toEqual({ message: "Please enter a valid email address.", field: "email" });
});

for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
  test(`${method} is answered with 405 and what may be used instead`, async ({ request }) => {
    const answer = await request.fetch("/send-email", { method });
    expect([answer.status(), answer.headers()["allow"]]).toEqual([405, "POST, OPTIONS"]);
    expect(await answer.json()).toHaveProperty("message");
  });
}

test("a page of this site may ask before it sends, one of another may not", async ({ request, baseURL }) => {
  const ask = (origin: string) => request.fetch("/send-email", { method: "OPTIONS", headers: { origin } });
  expect((await ask(baseURL ?? "")).status()).toBe(204);
  expect((await ask("null")).status()).toBe(204);
  const other = await ask("https://other.example");
  expect([other.status(), other.headers()["access-control-allow-origin"]]).toEqual([403, undefined]);
});

test("of more than 20 in a minute from one address the rest waits, and others are not kept", async ({ request }) => {
  const answers = [];
  for (let sent = 0; sent < 21; sent++) answers.push(await send(request, "192.0.2.4", submission));
  const last = answers.at(-1);
  // A minute of the engine's may end on the way, and then none is refused.
  if (last?.status() === 200) {
    for (let sent = 0; sent < 21; sent++) answers.push(await send(request, "192.0.2.4", submission));
  }
  const late = answers.find((answer) => answer.status() === 429);
  expect(late?.headers()["retry-after"]).toBe("60");
  expect(await late?.json()).toHaveProperty("message");
  expect((await send(request, "192.0.2.5", submission)).status()).toBe(200);
});

test("twenty tries of one request at once are one submission", async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port);
  const id = crypto.randomUUID();
  const own = { ...submission, message: `Tried again and again: ${id}` };
  const tries = Array.from({ length: 20 }, (_, index) =>
    send(request, `198.51.100.${index}`, own, { "x-request-id": id }),
  );
  for (const answer of await Promise.all(tries)) expect(answer.status()).toBe(200);
  const countMails = async () => (await readRawMails(outboxOf(port))).filter((mail) => mail.includes(id)).length;
  await expect.poll(countMails, { timeout: 30_000 }).toBe(1);
});
